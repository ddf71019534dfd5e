import { expect, test } from 'vitest'
import {
  type BookingSlot,
  bookingSlot,
  type Order,
  order as readOrder,
  temperatureZone as readZone,
} from '#api/generated/entities.ts'
import { record } from '#api/test-calls.ts'
import { bookingStateOf } from '#domain/occupancy.ts'
import { bookingRatesOf, type Stock, stockOf } from './stock.ts'

const zone = (id: number, name: string, slots: object[]) =>
  readZone({
    '@id': `/api/temperature_zones/${id}`,
    name,
    slots: slots.map((slot, at) => ({ '@id': `/api/slots/${id}${at}`, ...slot })),
  })
const zones = [
  zone(2, 'Frais', [
    { size: 'S', capacity: 10, available: 4 },
    { size: 'M', capacity: '6', available: '0' },
    { size: 'S', capacity: 5, available: 5 },
  ]),
  zone(1, 'Ambiant', [{ size: 'S', capacity: 8, available: 8 }]),
].filter((each) => each !== undefined)

const parcel = (slot: string | null, temperatureZone: string | null = null) =>
  readOrder({
    '@id': '/api/orders/1',
    bookingSlot: {
      '@id': '/api/booking_slots/1',
      slot: slot && { '@id': `/api/slots/${slot}`, temperatureZone: temperatureZone && { '@id': temperatureZone } },
    },
  }) as Order

const line = ({ zone: name = '?', size = '?', slots, unreserved, reservedEmpty, occupied }: Stock) =>
  [name, size, slots, unreserved, reservedEmpty, occupied].map((each) => each ?? '–').join(' ')

test('[NET-04] a machine shows free, reserved and occupied slots by zone and size', () => {
  const parcels = ['20', '20', '21', '22'].map((slot) => parcel(slot))
  const lines = stockOf(zones, parcels, true).map(line)
  expect(lines).toEqual(['Ambiant S 8 8 0 0', 'Frais S 15 9 3 3', 'Frais M 6 0 5 1'])
})

test('[NET-04] a parcel of an unknown size, zone or booking has a separate line', () => {
  const parcels = [parcel('99', '/api/temperature_zones/2'), parcel('99'), parcel(null), parcel('10')]
  expect(stockOf(zones, parcels, true).map(line)).toEqual([
    'Ambiant S 8 8 – 1',
    'Frais S 15 9 – –',
    'Frais M 6 0 – –',
    'Frais ? – – – 1',
    '? ? – – – 2',
  ])
})

test('[NET-04] a parcel of an unknown size leaves the figures of the other zones exact', () => {
  const parcels = [parcel('99', '/api/temperature_zones/2'), parcel('10')]
  expect(stockOf(zones, parcels, true).map(line)).toEqual([
    'Ambiant S 8 8 0 1',
    'Frais S 15 9 – –',
    'Frais M 6 0 – –',
    'Frais ? – – – 1',
  ])
})

test('[NET-04] while the parcels are incomplete, a size without a parcel shows no zero, and the empty slots are unknown', () =>
  expect(stockOf(zones, [parcel('21')], false).map(line)).toEqual([
    'Ambiant S 8 8 – –',
    'Frais S 15 9 – –',
    'Frais M 6 0 – 1',
  ]))

test.each([
  ['available is missing', { capacity: 8 }, '8 – – 0'],
  ['available is negative', { capacity: 8, available: -1 }, '8 – – 0'],
  ['more is available than there is', { capacity: 8, available: 9 }, '8 – – 0'],
  ['the number of slots is missing', { available: 3 }, '– – – 0'],
])('[NET-04] when %s, the derived numbers are unknown', (_, slot, expected) => {
  const odd = [zone(1, 'Frais', [{ size: 'S', ...slot }])].filter((each) => each !== undefined)
  expect(stockOf(odd, [], true).map(line)).toEqual([`Frais S ${expected}`])
})

test('[NET-04] a machine without zones has no lines', () => expect(stockOf([], [], true)).toEqual([]))

const machines = {
  1: { ...record('lockers', 1), shortLocation: 'Taina' },
  2: { ...record('lockers', 2), shortLocation: 'Arue' },
} as const
const companies = { 7: 'Vaima', 8: 'Marché' } as const

/** A booking as the server sends it. */
const booking = (id: number, given: object, locker: 1 | 2 = 1, company: 7 | 8 = 7) =>
  bookingSlot({
    ...record('booking_slots', id),
    active: true,
    company: { ...record('companies', company), name: companies[company] },
    slot: { ...record('slots', 1), temperatureZone: { ...record('temperature_zones', 1), locker: machines[locker] } },
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
