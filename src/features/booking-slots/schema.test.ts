import { expect, test } from 'vitest'
import { bookingSchema, toCreate } from './schema.ts'

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

test('the quantity may be the number of free places, and not more', () => {
  expect(refusals(booking, 4)).toEqual([])
  expect(refusals({ ...booking, capacity: 5 }, 4)).toEqual([
    'capacity: Attention ! il en reste que 4 casier pour ce booking.',
  ])
})

test('without a known number of free places every quantity is accepted, because the server decides', () => {
  expect(refusals({ ...booking, capacity: 5000 })).toEqual([])
})

test('all five fields are required', () => {
  const nothing = { company: '', locker: '', zone: '', slot: '', capacity: '' }
  const fields = ['slot', 'company', 'capacity', 'locker', 'zone']
  expect(refusals(nothing, 4).toSorted()).toEqual(fields.map((name) => `${name}: Ce champ est obligatoire`).toSorted())
})

test.each([0, -1, 1.5, 'beaucoup'])('%o is refused as a quantity', (capacity) => {
  expect(refusals({ ...booking, capacity }, 4)).toEqual([
    'capacity: Veuillez saisir un nombre entier supérieur ou égal à 1',
  ])
})

test('the machine and the zone are not sent', () => {
  expect(toCreate(bookingSchema(4).parse(booking))).toEqual({
    slot: '/api/slots/9',
    company: '/api/companies/7',
    capacity: 4,
  })
})
