import { expect, test } from 'vitest'
import type { BookingSlot, Order } from '#api/generated/entities.ts'
import { record } from '#api/test-calls.ts'
import { shipperOptions } from '#features/orders/change/change-orders.ts'
import { detailsSchema, detailsValues, toUpdate } from './OrderDetailsForm.tsx'
import { zoneOptions } from './ZoneField.tsx'

const order: Order = {
  ...record('orders', 14),
  barcode: 'V-1',
  hold: 2880,
  ageRestriction: 18,
  receiveCode: '12345678',
}
const sent = (typed: Partial<ReturnType<typeof detailsValues>>, from = order) => {
  const stored = detailsValues(from)
  return toUpdate({ ...stored, ...typed }, (name) => name in typed)
}

test('[ORDD-09] [API-66] only changed fields are sent, with the type of the API', () => {
  expect(sent({})).toEqual({})
  expect(sent({ hold: 1440 })).toEqual({ hold: 1440 })
  expect(sent({ ageRestriction: false })).toEqual({ ageRestriction: null })
  expect(sent({ ageRestriction: true })).toEqual({ ageRestriction: 18 })
  expect(sent({ receiveCode: ' 00001234 ' })).toEqual({ receiveCode: '00001234' })
  expect(sent({ receiveCode: '', externalOrderId: ' ' })).toEqual({ receiveCode: null, externalOrderId: null })
})

test('[ORDD-09] a required field may stay empty, but cannot be cleared', () => {
  const refused = (from: Order, typed: object) =>
    detailsSchema(from)
      .safeParse({ ...detailsValues(from), ...typed })
      .error?.issues.map(({ path }) => path.join('.')) ?? []
  const sparse: Order = { '@id': '/api/orders/15', id: 15 }
  expect(refused(sparse, {})).toEqual([])
  expect(refused(order, { barcode: ' ', hold: '' })).toEqual(['barcode', 'hold'])
  expect(refused(order, { hold: 0 })).toEqual(['hold'])
  expect(refused(order, { hold: 1.5 })).toEqual(['hold'])
})

test('[ORDD-16] [ROLE-12] [ROLE-68] active users with the shipper role may be assigned, operators included', () => {
  const user = (id: number, roles: string[] | undefined, enabled?: boolean) => ({
    ...record('users', id),
    firstName: `P${id}`,
    lastName: 'T',
    ...(roles && { roles }),
    ...(enabled !== undefined && { enabled }),
  })
  const options = shipperOptions([
    user(6, ['ROLE_TECH', 'ROLE_SHIPPER'], true),
    user(5, ['ROLE_SHIPPER']),
    user(4, ['ROLE_SHIPPER'], false),
    user(3, ['ROLE_ADMIN'], true),
    user(2, ['ROLE_TECH'], true),
    user(1, undefined, true),
  ])
  expect(options.map(({ value }) => value)).toEqual(['/api/users/5', '/api/users/6'])
})

const booking = (id: number, given: Partial<BookingSlot> = {}, locker = 3): BookingSlot => ({
  ...record('booking_slots', id),
  active: true,
  available: 2,
  company: { '@id': '/api/companies/7', id: 7 },
  slot: {
    '@id': `/api/slots/${id}`,
    temperatureZone: {
      '@id': `/api/temperature_zones/${id}`,
      name: `Z${id}`,
      locker: { '@id': `/api/lockers/${locker}`, id: locker },
    },
  },
  ...given,
})

test('[ORDD-04] an order may move to open bookings of its company in its machine, and its own booking is listed', () => {
  const current = booking(30, { active: false, available: 0 })
  const placed: Order = { ...order, bookingSlot: current }
  const all = [
    current,
    booking(31),
    booking(32, { available: 0 }),
    booking(33, { active: false }),
    booking(36, { available: -1 }),
    booking(34, {}, 4),
    booking(35, { company: { '@id': '/api/companies/8', id: 8 } }),
  ]
  // A server may send the booking of an order as its IRI alone.
  for (const bookingSlot of [current, { '@id': '/api/booking_slots/30', id: 30 }])
    expect(zoneOptions({ ...placed, bookingSlot }, all).map(([iri]) => iri)).toEqual([
      '/api/booking_slots/30',
      '/api/booking_slots/31',
    ])
  // The machine of the order is not known, so no other booking can be offered.
  expect(zoneOptions(order, all)).toEqual([['', '-']])
})
