import { expect, test } from 'vitest'
import { type Order, order as readOrder, temperatureZone as readZone } from '#api/generated/entities.ts'
import { type Stock, stockOf } from './stock.ts'

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

test('[NET-04] a machine shows free, reserved and occupied slots by zone and size', () =>
  expect(
    stockOf(
      zones,
      ['20', '20', '21', '22'].map((slot) => parcel(slot)),
      true,
    ).map(line),
  ).toEqual(['Ambiant S 8 8 0 0', 'Frais S 15 9 3 3', 'Frais M 6 0 5 1']))

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
