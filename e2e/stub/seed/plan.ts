/** Structure of the demo data: zones, slots and bookings by machine and company. */

export const pick = <T>(items: readonly T[], index: number): T => items[index % items.length] as T
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** Machines have three, one, two, three, … zones. Every second zone also has the smallest slot size. */
export const zoneLockers = numbers(12).flatMap((id) =>
  numbers([3, 1, 2][(id - 1) % 3] ?? 1).map((rank) => ({ id, rank })),
)
export const slotZones = zoneLockers.flatMap((_, index) =>
  numbers(index % 2 === 0 ? 3 : 2).map((rank) => ({ zone: index + 1, rank })),
)

/** Company 1 has 25 bookings, more than one page of 20. Every ninth booking is inactive. */
const bookingCompany = (id: number): number => (id <= 24 ? 1 : id <= 40 ? id - 20 : id - 40)
export const bookings = numbers(60).map((id) => ({
  id,
  company: bookingCompany(id),
  slot: 1 + (((id - 1) * 7) % slotZones.length),
  capacity: 1 + ((id - 1) % 6),
  active: id % 9 !== 1,
}))

/** The climate of a slot: 1 ambient, 2 fresh, 3 frozen. */
export const climateOf = (slot: number): number => zoneLockers[(slotZones[slot - 1]?.zone ?? 1) - 1]?.rank ?? 1
export const lockerOf = (slot: number): number => zoneLockers[(slotZones[slot - 1]?.zone ?? 1) - 1]?.id ?? 1
