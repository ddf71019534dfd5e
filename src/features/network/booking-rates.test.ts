import { expect, test } from 'vitest'
import { type BookingSlot, bookingSlot } from '#api/generated/entities.ts'
import { bookingStateOf } from '#domain/occupancy.ts'
import { bookingRatesOf } from './stock.ts'

const machines = { 1: 'Taina', 2: 'Arue' } as const
const companies = { 7: 'Vaima', 8: 'Marché' } as const

/** A booking as the server sends it. */
const booking = (id: number, given: object, locker: 1 | 2 = 1, company: 7 | 8 = 7) =>
  bookingSlot({
    '@id': `/api/booking_slots/${id}`,
    id,
    active: true,
    company: { '@id': `/api/companies/${company}`, name: companies[company] },
    slot: {
      '@id': `/api/slots/${locker}`,
      temperatureZone: {
        '@id': `/api/temperature_zones/${locker}`,
        locker: { '@id': `/api/lockers/${locker}`, shortLocation: machines[locker] },
      },
    },
    ...given,
  }) as BookingSlot

test.each([
  ['nothing is left', { capacity: 4, available: 0 }, 'saturated'],
  ['everything is left', { capacity: 4, available: 4 }, 'idle'],
  ['a part is left', { capacity: 4, available: 1 }, undefined],
  ['it is switched off', { capacity: 4, available: 4, active: false }, 'inactive'],
  ['it is switched off and full', { capacity: 4, available: 0, active: 0 }, 'inactive'],
  ['it reserves nothing', { capacity: 0, available: 0 }, undefined],
  ['it reserves nothing and is switched off', { capacity: 0, available: 0, active: false }, undefined],
  ['more is left than was reserved', { capacity: 4, available: 5 }, undefined],
  ['less than nothing is left', { capacity: 4, available: -1 }, undefined],
  ['what is left is not known', { capacity: 4, available: null }, undefined],
])('[NET-05] the state of a booking when %s', (_, given, state) => {
  expect(bookingStateOf(booking(1, given))).toBe(state)
})

test('[NET-05] the bookings of a company in a machine are added up, and their states counted', () => {
  const rates = bookingRatesOf([
    booking(1, { capacity: 4, available: 0 }),
    booking(2, { capacity: 6, available: 5 }),
    booking(3, { capacity: 2, available: 0 }),
    booking(4, { capacity: 5, available: 5 }, 1, 8),
    booking(5, { capacity: 8, available: 2, active: false }, 2),
  ])
  const lines = rates.map(({ states, key: _key, ...rest }) => [...Object.values(rest), Object.fromEntries(states)])
  expect(lines).toEqual([
    [2, 'Arue', 7, 'Vaima', 8, 6, 0.75, { inactive: 1 }],
    [1, 'Taina', 8, 'Marché', 5, 0, 0, { idle: 1 }],
    [1, 'Taina', 7, 'Vaima', 12, 7, 7 / 12, { saturated: 2 }],
  ])
})

test.each([
  { says: 'a number that is missing', given: { capacity: 4 }, capacity: 10, used: undefined },
  { says: 'a number that is not possible', given: { capacity: 4, available: 9 }, capacity: 10, used: undefined },
  { says: 'no number at all', given: {}, capacity: undefined, used: undefined },
])('[NET-05] with $says a sum is unknown', ({ given, capacity, used }) => {
  const [rate] = bookingRatesOf([booking(1, { capacity: 6, available: 1 }), booking(2, given)])
  expect(rate).toMatchObject({ capacity, used, rate: undefined })
})

test('[NET-05] a booking of an unknown machine or company has a separate row', () => {
  const rates = bookingRatesOf([booking(1, { capacity: 1, available: 1, slot: null, company: null })])
  expect(rates).toMatchObject([{ lockerId: undefined, machine: undefined, company: undefined, capacity: 1 }])
})
