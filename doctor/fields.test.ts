import { expect, test } from 'vitest'
import { isNeverEmpty, propertiesOf, reads } from './contract.ts'
import { otherTypes, readDocumentation } from './documentation.ts'
import { judgeRecords } from './fields.ts'
import { fieldsWithLoss } from './losses.copy.ts'

/** Missing fields, by the available information about the server. */

const described = (...names: string[]) =>
  readDocumentation({
    'hydra:supportedClass': [
      {
        'hydra:title': 'Company',
        'hydra:supportedProperty': names.map((name) => ({
          'hydra:title': name,
          'hydra:readable': true,
          'hydra:property': { range: name === 'contactPhone' ? 'xmls:integer' : 'xmls:string' },
        })),
      },
    ],
  })

function troublesOf(row: object, documented = readDocumentation(undefined)) {
  const rows = [{ '@id': '/api/companies/7', id: 7, ...row }]
  const place = { entity: 'Company', where: 'GET /companies', selection: ['name', 'createdAt'], documented }
  return judgeRecords(rows, { ...place, seen: new Set() }).map(({ field, trouble }) => `${field} ${trouble}`)
}

test.each<{ says: string; row: object; documented: ReturnType<typeof described> | undefined; expected: string[] }>([
  {
    says: 'a field that the form asks for is missing without proof',
    row: { createdAt: '2026-11-20T09:42:20+00:00' },
    documented: undefined,
    expected: ['name missing'],
  },
  { says: 'another one may be empty', row: { name: 'Vaima' }, documented: undefined, expected: ['createdAt unseen'] },
  {
    says: 'it is missing when the server does not describe it',
    row: { name: 'Vaima' },
    documented: described('name'),
    expected: ['createdAt missing'],
  },
  {
    says: 'it may be empty when the server describes it',
    row: { name: 'Vaima' },
    documented: described('name', 'createdAt'),
    expected: ['createdAt unseen'],
  },
  {
    says: 'it is missing where the server writes nulls',
    row: { name: 'Vaima', owner: null },
    documented: undefined,
    expected: ['createdAt missing'],
  },
  { says: 'a null is an empty field', row: { name: 'Vaima', createdAt: null }, documented: undefined, expected: [] },
  {
    says: 'a blank text is an empty field',
    row: { name: '', createdAt: '2026-11-20T09:42:20Z' },
    documented: undefined,
    expected: [],
  },
  {
    says: 'a date that cannot be read is lost',
    row: { name: 'Vaima', createdAt: 'hier' },
    documented: undefined,
    expected: ['createdAt unreadable'],
  },
  {
    says: 'a number in place of a text is read',
    row: { name: 7, createdAt: '2026-11-20' },
    documented: undefined,
    expected: ['name converted'],
  },
  {
    says: 'an object in place of a text is lost',
    row: { name: {}, createdAt: '2026-11-20' },
    documented: undefined,
    expected: ['name unreadable'],
  },
])('[OPS-01] $says', ({ row, documented, expected }) => {
  expect(troublesOf(row, documented)).toEqual(expected)
})

test('[OPS-01] the documentation may describe another type than the contract', () => {
  expect(otherTypes(described('name', 'contactPhone'), ['Company'])).toEqual(['Company.contactPhone'])
})

test('[OPS-01] the loss of a field names a field of the contract', () => {
  const known = reads.flatMap(({ answer = '' }) => propertiesOf(answer).map(({ name }) => `${answer}.${name}`))
  expect(known).toEqual(expect.arrayContaining(fieldsWithLoss))
})

test('[OPS-01] the fields that are never empty come from the forms and from a list of server-generated fields', () => {
  expect(isNeverEmpty('Company', 'name')).toBe(true)
  expect(isNeverEmpty('Slot', 'size')).toBe(true)
  expect(isNeverEmpty('Order', 'status')).toBe(true)
  expect(isNeverEmpty('Company', 'owner')).toBe(false)
})
