import { describe, expect, test } from 'vitest'
import type { BookingSlot } from '#api/generated/entities.ts'
import { record } from '#api/test-calls.ts'
import { messages } from './copy.ts'
import { noFilter, placesOf, slotRows } from './slots.ts'

const booking = (id: number, rest: Partial<BookingSlot> = {}, machine = 'Taina', zone = 'Frais'): BookingSlot => ({
  ...record('booking_slots', id),
  active: true,
  available: 2,
  slot: {
    ...record('slots', 1),
    temperatureZone: {
      ...record('temperature_zones', 1),
      name: zone,
      locker: { '@id': '/api/lockers/1', id: 1, shortLocation: machine },
    },
  },
  ...rest,
})
const full = { available: 0 }
const off = { active: false }
const ids = (rows: readonly BookingSlot[]) => rows.map(({ id }) => id)

const rowsOf = (bookings: BookingSlot[], { filter = noFilter, kept = new Set<number>() } = {}) => {
  const { rows, ...rest } = slotRows(bookings, placesOf(bookings), { filter, kept })
  return { ...rest, rows: ids(rows) }
}

/** Twenty-one open bookings and one that is full. */
const many = [
  booking(1, full),
  ...Array.from({ length: 10 }, (_, index) => booking(index + 2)),
  ...Array.from({ length: 11 }, (_, index) => booking(index + 12, {}, 'Mahina', index < 3 ? 'Surgelé' : 'Frais')),
]

describe('up to twenty bookings', () => {
  test('[WIZ-06] usable ones come first, and all stay in the list', () => {
    const shown = rowsOf([booking(1, full), booking(2), booking(3, off), booking(4)])
    expect(shown).toMatchObject({ rows: [2, 4, 1, 3], isLong: false })
  })

  test('[WIZ-06] a full booking with a chosen quantity counts as usable, so that it can be lowered', () =>
    expect(rowsOf([booking(1, full), booking(2)], { kept: new Set([1]) }).rows).toEqual([1, 2]))
})

describe('more than twenty bookings', () => {
  test('[WIZ-06] [WIZ-10] those that are off or full stay in the list, at its end', () => {
    expect(rowsOf(many).rows).toHaveLength(22)
    expect(rowsOf(many).rows.at(-1)).toBe(1)
  })

  test('[WIZ-06] are filtered by machine, and by the zones of that machine', () => {
    expect(rowsOf(many)).toMatchObject({ machines: ['Mahina', 'Taina'], zones: ['Frais', 'Surgelé'] })
    expect(rowsOf(many, { filter: { machine: 'Taina', zone: '' } })).toMatchObject({
      zones: ['Frais'],
      rows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1],
    })
    expect(rowsOf(many, { filter: { machine: 'Mahina', zone: 'Surgelé' } })).toMatchObject({ rows: [12, 13, 14] })
  })

  test('[WIZ-06] a chosen quantity stays on screen with any filter', () => {
    const filter = { machine: 'Mahina', zone: 'Surgelé' }
    expect(rowsOf(many, { filter, kept: new Set([3]) }).rows).toEqual([3, 12, 13, 14])
  })
})

test('the free slots come before the booked ones, and agree in number', () =>
  expect([messages.free(1, 3), messages.free(2, 3), messages.free(1, undefined)]).toEqual([
    '1 libre sur 3',
    '2 libres sur 3',
    '1 libre',
  ]))
