import { numbers, pick } from './plan.ts'
import { farPlaces, places } from './words.ts'

/** Machines of the network of `npm start`: zones, slots, bookings, and the number of parcels in each booking. */

export const networkPlaces = [...places, ...farPlaces]

/** Occupancy of each machine. The second is full, the first and the fifth almost, and the slow one is filled up afterwards. */
const loads = [
  [0.9, 1, 0.2, 0.35, 0.85, 0.1, 0.15, 0.4, 0.06, 0.1, 0.5, 0.2],
  [0.55, 0.1, 0.25, 0.15, 0.3, 0.12, 0, 0.2, 0.1, 0.3, 0.06, 0],
].flat()
/** The last machine but five is fully reserved and empty. */
const soldOutButEmpty = 19

/** Its clients come on the fourth day only. It is full, and will be full tomorrow. */
export const slowMachine = 13

const loadOf = (machine: number): number => loads[machine - 1] ?? 0
const isSoldOut = (machine: number): boolean =>
  loadOf(machine) > 0.8 || [soldOutButEmpty, slowMachine].includes(machine)

/** One to three zones: ambient, fresh, frozen. */
export const networkZones = networkPlaces.flatMap((_, index) =>
  numbers([3, 1, 2][index % 3] ?? 1).map((climate) => ({ machine: index + 1, climate })),
)

/** In each zone five small lockers and three of medium size. */
export const networkSlots = networkZones.flatMap(({ machine, climate }, index) =>
  [5, 3].map((capacity, size) => ({ zone: index + 1, machine, climate, size, capacity })),
)

/** A few companies send most of the parcels. Companies 21 to 25 have no booking. */
const senders = [1, 2, 3, 1, 4, 5, 1, 2, 6, 7, 1, 3, 8, 9, 2, 10, 11, 1, 12, 13, 4, 14, 15, 3, 16, 17, 1, 18, 19, 20]

/** How a slot is reserved: whole where the machine is sold out, otherwise with lockers left. */
function sharesOf({ machine, capacity }: { machine: number; capacity: number }): number[] {
  if (isSoldOut(machine)) return capacity > 3 ? [3, capacity - 3] : [capacity]
  return capacity > 3 ? [3, 1] : [2]
}

export type Place = {
  id: number
  company: number
  slot: number
  machine: number
  climate: number
  capacity: number
  active: boolean
  /** Number of parcels in the machine now. */
  parcels: number
  /** The number of its first locker in the machine. */
  firstLocker: number
}

/** Fills the bookings of a machine one after the other, every other one only by half: some are saturated, some are idle. */
function withParcels(bookings: Place[], machine: number): Place[] {
  let left = Math.round(loadOf(machine) * 8 * networkZones.filter((zone) => zone.machine === machine).length)
  const full = new Map<number, number>()
  for (const part of [0.5, 1]) {
    for (const { id, capacity } of bookings) {
      const wanted = part === 1 || id % 2 === 0 ? capacity : Math.ceil(capacity * part)
      const more = Math.min(left, wanted - (full.get(id) ?? 0))
      full.set(id, (full.get(id) ?? 0) + more)
      left -= more
    }
  }
  let locker = 1
  return bookings.map((booking) => {
    const parcels = full.get(booking.id) ?? 0
    const firstLocker = locker
    locker += booking.capacity
    return { ...booking, parcels, firstLocker, active: parcels > 0 || booking.id % 11 !== 4 }
  })
}

const empty = networkSlots
  .flatMap((slot, index) => sharesOf(slot).map((capacity) => ({ ...slot, slot: index + 1, capacity })))
  .map(({ slot, machine, climate, capacity }, index) => {
    const company = pick(senders, index * 7)
    return { id: index + 1, company, slot, machine, climate, capacity, active: true, parcels: 0, firstLocker: 1 }
  })

export const networkBookings: Place[] = networkPlaces.flatMap((_, index) =>
  withParcels(
    empty.filter(({ machine }) => machine === index + 1),
    index + 1,
  ),
)

/** Weight of a booking: some use everywhere, most where the machine is full. */
export const usageOf = ({ machine, capacity, active }: Place): number =>
  active ? capacity * (0.1 + loadOf(machine)) : 0
