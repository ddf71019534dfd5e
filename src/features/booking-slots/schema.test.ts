import { expect, test } from 'vitest'
import { bookingSchema, toCreate } from './schema.ts'

const booking = {
  company: '/api/companies/7',
  locker: '/api/lockers/3',
  zone: '/api/temperature_zones/5',
  slot: '/api/slots/9',
  capacity: 4,
}

/** `field: message` of everything that is refused. */
function refusals(values: object, free?: number) {
  const { error } = bookingSchema(free).safeParse(values)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('as many as are free, and not one more', () => {
  expect(refusals(booking, 4)).toEqual([])
  expect(refusals({ ...booking, capacity: 5 }, 4)).toEqual([
    'capacity: Attention ! il en reste que 4 casier pour ce booking.',
  ])
})

test('where the server does not say how many are free, it is the judge', () => {
  expect(refusals({ ...booking, capacity: 5000 })).toEqual([])
})

test('all five are obligatory', () => {
  const nothing = { company: '', locker: '', zone: '', slot: '', capacity: '' }
  const fields = ['slot', 'company', 'capacity', 'locker', 'zone']
  expect(refusals(nothing, 4).toSorted()).toEqual(fields.map((name) => `${name}: Ce champ est obligatoire`).toSorted())
})

test.each([0, -1, 1.5, 'beaucoup'])('%o is no quantity', (capacity) => {
  expect(refusals({ ...booking, capacity }, 4)).toEqual([
    'capacity: Veuillez saisir un nombre entier supérieur ou égal à 1',
  ])
})

test('a machine and a zone are not sent', () => {
  expect(toCreate(bookingSchema(4).parse(booking))).toEqual({
    slot: '/api/slots/9',
    company: '/api/companies/7',
    capacity: 4,
  })
})
