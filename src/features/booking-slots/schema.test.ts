import { expect, test } from 'vitest'
import { bookingSchema, lostBooking } from './schema.ts'

const booking = {
  company: '/api/companies/7',
  locker: '/api/lockers/3',
  zone: '/api/temperature_zones/5',
  slot: '/api/slots/9',
  capacity: 4,
}

/** `field: message` of each refused field. */
function refusals(values: object, free?: number) {
  const { error } = bookingSchema(free).safeParse(values)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('[BK-52] [VAL-13] [ERR-15] the quantity may be the number of free places, and not more', () => {
  expect(refusals(booking, 4)).toEqual([])
  expect(refusals({ ...booking, capacity: 5 }, 4)).toEqual([
    'capacity: Attention ! il en reste que 4 casier pour ce booking.',
  ])
})

test('without a known number of free places every quantity is accepted, because the server decides', () =>
  expect(refusals({ ...booking, capacity: 5000 })).toEqual([]))

test('[VAL-08] [VAL-09] [VAL-10] [VAL-11] [VAL-12] [BK-54] every field is required', () => {
  for (const name of Object.keys(booking))
    expect(refusals({ ...booking, [name]: '' }, 4)).toEqual([`${name}: Ce champ est obligatoire`])
})

test.each([0, -1, 1.5, 'beaucoup'])('[BK-48] [BK-54] %o is refused as a quantity', (capacity) => {
  expect(refusals({ ...booking, capacity }, 4)).toEqual([
    'capacity: Veuillez saisir un nombre entier supérieur ou égal à 1',
  ])
})

const slot = { '@id': '/api/slots/9', id: 9 }
const stored = (given: object) => ({ '@id': '/api/booking_slots/7', id: 7, slot, capacity: 4, ...given })

test.each([
  ['the same slot and quantity', {}, true],
  ['another slot', { slot: { '@id': '/api/slots/10', id: 10 } }, false],
  ['another quantity', { capacity: 5 }, false],
  ['a server that does not give the slot', { slot: undefined }, false],
  ['a slot without an id', { slot: { '@id': '/.well-known/genid/1' } }, false],
])('a booking that was sent is recognised: %s', (_name, given, isMatch) => {
  expect(lostBooking.matches(stored(given), { company: '/api/companies/12', slot: '/api/slots/9', capacity: 4 })).toBe(
    isMatch,
  )
})
