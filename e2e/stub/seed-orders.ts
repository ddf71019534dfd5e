import { isOccupying } from './occupation.ts'
import { bookings, dated, numbers, pick } from './seed-plan.ts'
import { firstNames, goods, journeys, lastNames } from './seed-words.ts'
import type { JsonObject } from './types.ts'

/** Eight capitals that look drawn and are always the same. */
function letters(seed: number): string {
  let state = (seed * 2_654_435_761) % 2 ** 32
  return numbers(8)
    .map(() => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
      return String.fromCharCode(65 + Math.floor((state / 2 ** 32) * 26))
    })
    .join('')
}

/** Orders 2 and 3 of every ten travel together, always for company 1: same stem, same group code, one suffix each. */
const isGrouped = (order: number): boolean => order % 10 === 2 || order % 10 === 3

/** Orders under way take a free slot of an active booking; where three or more are reserved, one stays free. */
function makePlacer(): (order: number, status: string) => (typeof bookings)[number] {
  const used = new Map<number, number>()
  const room = (id: number, capacity: number): boolean =>
    (used.get(id) ?? 0) < (capacity >= 3 ? capacity - 1 : capacity)
  return (order, status) => {
    const turn = bookings
      .map((_, step) => pick(bookings, order * 13 + step))
      .filter(({ id, company }) => id !== 60 && (!isGrouped(order) || company === 1))
    const free = isOccupying(status) ? turn.find(({ id, capacity, active }) => active && room(id, capacity)) : turn[0]
    const booking = free ?? bookings[0]
    if (booking === undefined) throw new Error('The demo has no booking')
    if (isOccupying(status)) used.set(booking.id, (used.get(booking.id) ?? 0) + 1)
    return booking
  }
}

function historyOf(order: number, statuses: string[]): { status: string; createdAt: string }[] {
  return statuses.map((status, step) => ({ status, createdAt: dated(order * 7 + step, order % 3 === 0) }))
}

const productsOf = (order: number, alcohol: boolean): JsonObject[] => [
  { name: pick(goods.slice(0, 5), order), quantity: 1 + (order % 3), price: 1 },
  ...(alcohol ? [{ name: pick(goods.slice(5), order), quantity: 2, price: 1 }] : []),
]

const clientOf = (order: number): JsonObject => ({
  firstname: pick(firstNames, order - 1),
  lastname: pick(lastNames, order * 2),
  email: `client${order}@example.test`,
  phone: String(89_770_000 + order - 1),
})

const inLocker = new Set(['operin', 'reminder', 'overtimedue', 'overtime'])

function codesOf(order: number, externalId: string): JsonObject {
  const rank = order % 10
  const grouped = isGrouped(order)
  const stem = `${externalId}-${letters(grouped ? order - rank : order)}`
  return {
    barcode: grouped ? `${stem}-${rank - 1}` : stem,
    multiOrderCode: grouped ? letters(order - rank + 7_001) : null,
    receiveCode: String(10_000_000 + (((grouped ? order - rank : order) * 7_919_311) % 90_000_000)),
  }
}

export function demoOrders(externalId: (company: number) => string, lockerOf: (slot: number) => number): JsonObject[] {
  const place = makePlacer()
  return numbers(200).map((order) => {
    const [status, before] = pick(journeys, order - 1)
    const booking = place(order, status)
    const history = historyOf(order, [...before, status])
    const alcohol = order % 7 === 0
    return {
      ...codesOf(order, externalId(booking.company)),
      cleveronOrderId: `CLV${4999 + order}`,
      cleveronSlotId: inLocker.has(status) ? `${1 + (order % 24)}` : null,
      externalOrderId: order % 4 === 1 ? `EXT${order}` : null,
      ageRestriction: alcohol ? 18 : null,
      hold: order % 11 === 0 ? 1440 : 2880,
      status,
      products: productsOf(order, alcohol),
      client: clientOf(order),
      company: booking.company,
      locker: lockerOf(booking.slot),
      bookingSlot: booking.id,
      shippedBy: before.includes('ready_for_delivery') ? 10 + (order % 5) : null,
      history,
      createdAt: history[0]?.createdAt ?? dated(order * 7),
      updatedAt: history.at(-1)?.createdAt ?? dated(order * 7),
    }
  })
}
