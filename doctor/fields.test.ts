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

const date = '2026-11-20T09:42:20+00:00'

test.each<[says: string, row: object, expected: string[], documented?: ReturnType<typeof described>]>([
  ['a field that the form asks for is missing without proof', { createdAt: date }, ['name missing']],
  ['another one may be empty', { name: 'Vaima' }, ['createdAt unseen']],
  ['it is missing when the server does not describe it', { name: 'a' }, ['createdAt missing'], described('name')],
  ['it may be empty when the server describes it', { name: 'a' }, ['createdAt unseen'], described('name', 'createdAt')],
  ['it is missing where the server writes nulls', { name: 'Vaima', owner: null }, ['createdAt missing']],
  ['a null is an empty field', { name: 'Vaima', createdAt: null }, []],
  ['a blank text is an empty field', { name: '', createdAt: date }, []],
  ['a date that cannot be read is lost', { name: 'Vaima', createdAt: 'hier' }, ['createdAt unreadable']],
  ['a number in place of a text is read', { name: 7, createdAt: date }, ['name converted']],
  ['an object in place of a text is lost', { name: {}, createdAt: date }, ['name unreadable']],
])('[OPS-01] %s', (_, row, expected, documented) => {
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
