import { expect, test } from 'vitest'
import { paceAfter, restOf } from './follow-hub.ts'

test('[LIVE-05] each refetch for an update doubles the delay of the next one, up to ten seconds, until a pause resets it', () => {
  let now = 1_000
  let pace = paceAfter(undefined, now)
  const gaps = [pace.gapMs]
  for (let reading = 0; reading < 6; reading += 1) {
    now += pace.gapMs
    pace = paceAfter(pace, now)
    gaps.push(pace.gapMs)
  }
  expect(gaps).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
  expect(paceAfter(pace, now + 20_000).gapMs).toBe(10_000)
  expect(paceAfter(pace, now + 20_001).gapMs).toBe(500)
})

test.each([
  [undefined, 0],
  [{ items: [] }, 0],
  [{ pages: [], pageParams: [] }, 0],
  [{ pages: [{}] }, 0],
  [{ pages: [{}, {}, {}] }, 6_000],
  [{ pages: Array(20) }, 57_000],
  [{ pages: Array(400) }, 60_000],
])(
  '[LIVE-05] the more pages a list has, the older it is when an update makes it be read again: %o, %i ms',
  (data, ms) => expect(restOf(data)).toBe(ms),
)
