import { isOccupying } from '../data/occupation.ts'
import type { JsonObject } from '../types.ts'
import type { Ago } from './dates.ts'
import { bookings, climateOf, lockerOf, numbers, pick } from './plan.ts'
import { ageAt, statusAt, storyOf } from './stories.ts'
import { alcohol, firstNames, goods, lastNames, mailOf } from './words.ts'

const count = 200

/** Eight pseudo-random capital letters, by seed. */
export function letters(seed: number): string {
  let state = (seed * 2_654_435_761) % 2 ** 32
  return numbers(8)
    .map(() => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
      return String.fromCharCode(65 + Math.floor((state / 2 ** 32) * 26))
    })
    .join('')
}

/**
 * Orders 2 and 3 of every ten form a group, and orders 42, 43 and 44 of every fifty. The orders of a group share the
 * recipient, the statuses, the start of the barcode and the group code. All groups belong to company 1.
 */
function leaderOf(order: number): number | undefined {
  const rank = order % 10
  const last = order % 50 > 40 ? 4 : 3
  return rank >= 2 && rank <= last ? order - rank + 2 : undefined
}

/** Company 1, which has the most bookings, gets all groups and every fifth order. */
const isForCompany1 = (order: number): boolean => leaderOf(order) !== undefined || order % 5 === 0

/** Finds a booking for each order. An order under way needs a free locker; a booking of three or more keeps one free. */
function makePlacer(): (order: number, status: string) => (typeof bookings)[number] {
  const used = new Map<number, number>()
  const room = (id: number, capacity: number): boolean =>
    (used.get(id) ?? 0) < (capacity >= 3 ? capacity - 1 : capacity)
  return (order, status) => {
    const turn = bookings
      .map((_, step) => pick(bookings, order * 37 + step))
      .filter(({ id, company }) => id !== 60 && (company === 1) === isForCompany1(order))
    const free = isOccupying(status) ? turn.find(({ id, capacity, active }) => active && room(id, capacity)) : turn[0]
    const booking = free ?? bookings[0]
    if (booking === undefined) throw new Error('The demo has no booking')
    if (isOccupying(status)) used.set(booking.id, (used.get(booking.id) ?? 0) + 1)
    return booking
  }
}

/** Products that suit the climate of the zone. Bottles are never in a frozen zone. */
export function productsOf(order: number, climate: number, withAlcohol: boolean): JsonObject[] {
  const shelf = goods[climate - 1] ?? []
  const [first, second] = [pick(shelf, order), pick(shelf, order + 1)]
  const lines = [
    { ...first, quantity: 1 + (order % 3) },
    ...(order % 4 === 0 ? [{ ...second, quantity: 1 }] : []),
    ...(withAlcohol ? [{ ...pick(alcohol, order), quantity: 2 }] : []),
  ]
  return lines.map(({ name, price, quantity }) => ({ name, quantity, price }))
}

export const clientOf = (order: number): JsonObject => {
  const firstname = pick(firstNames, order * 5 + 3)
  const lastname = pick(lastNames, order * 11 + 2)
  return { firstname, lastname, email: mailOf(firstname, lastname), phone: String(89_770_000 + order - 1) }
}

const inLocker = new Set(['operin', 'reminder', 'overtimedue', 'overtime'])

function codesOf(order: number, externalId: string): JsonObject {
  const leader = leaderOf(order)
  const stem = `${externalId}-${letters(leader ?? order)}`
  return {
    barcode: leader === undefined ? stem : `${stem}-${order - leader + 1}`,
    multiOrderCode: leader === undefined ? null : letters(leader + 7_001),
    receiveCode: String(10_000_000 + (((leader ?? order) * 7_919_311) % 90_000_000)),
  }
}

export function demoOrders(externalId: (company: number) => string, ago: Ago): JsonObject[] {
  const place = makePlacer()
  return numbers(count).map((order) => {
    const leader = leaderOf(order) ?? order
    const rank = count - leader
    const status = statusAt(rank)
    const { hold, steps } = storyOf(status, rank)
    const booking = place(order, status)
    const withAlcohol = leader % 7 === 0 && climateOf(booking.slot) < 3
    const history = steps.map((step) => ({ status: step.status, createdAt: ago(step.ago, order % 3 === 0) }))
    const createdAt = history[0]?.createdAt ?? ago(ageAt(rank))
    return {
      ...codesOf(order, externalId(booking.company)),
      cleveronOrderId: `CLV${4999 + order}`,
      cleveronSlotId: inLocker.has(status) ? `${1 + (order % 24)}` : null,
      externalOrderId: order % 4 === 1 ? `EXT${order}` : null,
      ageRestriction: withAlcohol ? 18 : null,
      hold,
      status,
      products: productsOf(order, climateOf(booking.slot), withAlcohol),
      client: clientOf(leader),
      company: booking.company,
      locker: lockerOf(booking.slot),
      bookingSlot: booking.id,
      shippedBy: steps.some((step) => step.status === 'picked_up') ? 10 + (leader % 5) : null,
      history,
      createdAt,
      updatedAt: history.at(-1)?.createdAt ?? createdAt,
    }
  })
}
