import { expect, test } from 'vitest'
import { lostBooking } from './schema.ts'

const slot = { '@id': '/api/slots/9', id: 9 }
const booking = (given: object) => ({ '@id': '/api/booking_slots/7', id: 7, slot, capacity: 4, ...given })

test.each([
  ['the same slot and quantity', {}, true],
  ['another slot', { slot: { '@id': '/api/slots/10', id: 10 } }, false],
  ['another quantity', { capacity: 5 }, false],
  ['a server that does not give the slot', { slot: undefined }, false],
  ['a slot without an id', { slot: { '@id': '/.well-known/genid/1' } }, false],
])('a booking that was sent is recognised: %s', (_name, given, isMatch) => {
  expect(lostBooking.matches(booking(given), { company: '/api/companies/12', slot: '/api/slots/9', capacity: 4 })).toBe(
    isMatch,
  )
})

test('a booking is searched among the bookings of its company', () => {
  expect(lostBooking.candidates({ company: '/api/companies/12' }).queryKey.slice(0, 3)).toEqual([
    'companies',
    'allBookings',
    12,
  ])
})
