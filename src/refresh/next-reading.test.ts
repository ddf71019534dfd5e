import { expect, test } from 'vitest'
import { type Moment, nextReading, READ_EVERY_MS, READ_FOLLOWED_EVERY_MS } from './automatic.ts'

const readAt = 1_000_000
const due = readAt + READ_EVERY_MS

const calm: Moment = {
  now: due,
  data: [{ readAt }],
  freshSince: 0,
  isAutomatic: true,
  isVisible: true,
  isOnline: true,
  isSomethingOpen: false,
  isBusy: false,
}

type Next = ReturnType<typeof nextReading>
const read = { do: 'read' } as const
const wait = (until: number) => ({ do: 'wait', until }) as const
const rest = (because: 'hidden' | 'offline' | 'something-open' | 'busy') => ({ do: 'rest', because }) as const

test.each<[rule: string, change: Partial<Moment>, next: Next]>([
  ['data of a minute ago are read', {}, read],
  ['younger data wait until a minute old', { now: due - 1 }, wait(due)],
  ['much older data are read at once, as after a return', { now: due + 3_600_000 }, read],
  ['data from the future, after the clock was set back, are read', { now: readAt - 5_000 }, read],
  ['a return in the future (the clock was set back) does not count', { now: readAt + 1, freshSince: due }, wait(due)],
  ['without data there is nothing to read', { data: [] }, wait(Infinity)],
  ['young data are read when a person returns', { now: readAt + 2, freshSince: readAt + 1 }, read],
  ['data that were read after the return wait a minute', { now: readAt + 2, freshSince: readAt }, wait(due)],
  ['nothing is read without automatic refresh', { isAutomatic: false }, wait(Infinity)],
  [
    'old data of a screen that opens are read even without automatic refresh',
    { isAutomatic: false, freshSince: readAt + 1 },
    read,
  ],
  ['nothing is read in a hidden tab', { isVisible: false }, rest('hidden')],
  ['nothing is read without a network', { isOnline: false }, rest('offline')],
  ['nothing is read while a form, a question or a menu is open', { isSomethingOpen: true }, rest('something-open')],
  ['nothing is read while another call for the data or a write runs', { isBusy: true }, rest('busy')],
  ['an open menu has no effect before the minute is over', { now: readAt, isSomethingOpen: true }, wait(due)],
])('[LIVE-02] %s', (_rule, change, next) => expect(nextReading({ ...calm, ...change })).toEqual(next))

type Data = Moment['data'][number]
const updated = { readAt, isFollowed: true }
/** Data whose last read failed. They may be read again from then on. */
const failed = (notBefore: number, at = readAt): Data => ({ readAt: at, notBefore })

test.each<[rule: string, data: Data[], change: Partial<Moment>, next: Next]>([
  ['after a failure they wait as long as the server asks', [failed(due + 9)], {}, wait(due + 9)],
  ['a wait that is over does not count', [failed(due)], {}, read],
  ['a shorter wait does not shorten the minute', [failed(readAt + 1)], { now: readAt }, wait(due)],
  ['the oldest of several counts', [failed(0), failed(0, readAt - 1)], { now: due - 1 }, read],
  ['failed data do not delay other data', [failed(due + 9, 0), failed(0)], {}, read],
  [
    'a return does not shorten the wait after a failure',
    [failed(readAt + 9)],
    { now: readAt + 2, freshSince: readAt + 1 },
    wait(readAt + 9),
  ],
  ['a count that could not be read is read after its wait', [failed(readAt, 0)], { now: readAt }, read],
  [
    'a count that could not be read waits, however young the rest is',
    [{ readAt }, failed(readAt + 7, 0)],
    { now: readAt },
    wait(readAt + 7),
  ],
  ['data that a hub follows are read after ten minutes', [updated], {}, wait(readAt + READ_FOLLOWED_EVERY_MS)],
  ['data that an update names are read', [{ ...updated, namedAt: readAt + 1 }], { now: readAt + 1 }, read],
  ['data with frequent updates wait', [{ ...updated, namedAt: readAt + 500 }], { now: readAt + 1 }, wait(readAt + 500)],
  [
    'an update does not shorten the wait after a failure',
    [{ readAt, notBefore: readAt + 9, namedAt: readAt + 1 }],
    { now: readAt + 2 },
    wait(readAt + 9),
  ],
  ['no failure is retried without automatic refresh', [failed(1, 0)], { isAutomatic: false }, wait(Infinity)],
])('[LIVE-02] data that failed, or that a hub follows: %s', (_rule, data, change, next) => {
  expect(nextReading({ ...calm, ...change, data })).toEqual(next)
})
