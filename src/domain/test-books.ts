import type { Order } from '#api/generated/entities.ts'
import { isoOf } from '#lib/dates.ts'

/** Random books for the tests of the forecast. */

/** Midnight in Tahiti, at the beginning of Thursday 12 March 2026. */
export const now = Date.UTC(2026, 2, 12, 10)

/** Seeded numbers from 0 to 1. */
export function drawFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

type Entry = [status: string, at: number]
export const order = (id: number, entries: Entry[], given: Partial<Order> = {}): Order => ({
  '@id': `/api/orders/${id}`,
  id,
  hold: 2880,
  status: entries.at(-1)?.[0] ?? 'created',
  history: entries.map(([status, at]) => ({ status, createdAt: isoOf(at) })),
  locker: { '@id': '/api/lockers/1', id: 1 },
  ...given,
})

/** Random orders of a few machines over five weeks. Those that are over have left, some twice, some before their deposit. */
export function randomBooks(seed: number, count: number): Order[] {
  const draw = drawFrom(seed)
  return Array.from({ length: count }, (_, index) => {
    let at = now - Math.floor(draw() * 35 * 24 * 60) * 60_000
    const entries: Entry[] = []
    for (const status of [
      'created',
      'ready_for_delivery',
      'picked_up',
      'operin',
      'reminder',
      'overtime',
      'operout',
      'operin',
      'receive',
    ]) {
      if ((status === 'reminder' || status === 'overtime') && draw() < 0.7) continue
      if (status === 'operout' && draw() < 0.9) continue
      if (status === 'operin' && entries.some(([each]) => each === 'operin') && entries.at(-1)?.[0] !== 'operout')
        continue
      entries.push([status, at])
      at += 60_000 + Math.floor(draw() * 30 * 60) * 60_000
    }
    const id = 1 + Math.floor(draw() * 3)
    const past = entries.filter(([, moment]) => moment <= now)
    const first = entries[0] as Entry
    return order(index, past.length > 0 ? past : [first], {
      locker: { '@id': `/api/lockers/${id}`, id },
      createdAt: isoOf(first[1]),
    })
  })
}
