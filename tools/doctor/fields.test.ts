import { expect, test } from 'vitest'
import { isNeverEmpty, propertiesOf, reads } from './contract.ts'
import { otherTypes, readDocumentation } from './documentation.ts'
import { judgeRecords } from './fields.ts'
import { fieldsWithLoss } from './losses.copy.ts'

/** Which fields the doctor misses, by what it knows of the server. */

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

test.each<[string, object, ReturnType<typeof described> | undefined, string[]]>([
  [
    'a field that the form asks for is missing without proof',
    { createdAt: '2026-11-20T09:42:20+00:00' },
    undefined,
    ['name missing'],
  ],
  ['another one may be empty', { name: 'Vaima' }, undefined, ['createdAt unseen']],
  ['it is missing when the server does not describe it', { name: 'Vaima' }, described('name'), ['createdAt missing']],
  [
    'it may be empty when the server describes it',
    { name: 'Vaima' },
    described('name', 'createdAt'),
    ['createdAt unseen'],
  ],
  ['it is missing where the server writes nulls', { name: 'Vaima', owner: null }, undefined, ['createdAt missing']],
  ['a null is an empty field', { name: 'Vaima', createdAt: null }, undefined, []],
  ['a blank text is an empty field', { name: '', createdAt: '2026-11-20T09:42:20Z' }, undefined, []],
  ['a date that cannot be read is lost', { name: 'Vaima', createdAt: 'hier' }, undefined, ['createdAt unreadable']],
  ['a number in place of a text is read', { name: 7, createdAt: '2026-11-20' }, undefined, ['name converted']],
  ['an object in place of a text is lost', { name: {}, createdAt: '2026-11-20' }, undefined, ['name unreadable']],
])('[OPS-01] %s', (_, row, documented, expected) => {
  expect(troublesOf(row, documented)).toEqual(expected)
})

test('[OPS-01] the documentation may describe another type than the contract', () => {
  expect(otherTypes(described('name', 'contactPhone'), ['Company'])).toEqual(['Company.contactPhone'])
})

test('[OPS-01] the loss of a field names a field of the contract', () => {
  const known = reads.flatMap(({ answer = '' }) => propertiesOf(answer).map(({ name }) => `${answer}.${name}`))
  expect(known).toEqual(expect.arrayContaining(fieldsWithLoss))
})

test('[OPS-01] the fields that are never empty come from the forms and from a list of what the server fills in', () => {
  expect(isNeverEmpty('Company', 'name')).toBe(true)
  expect(isNeverEmpty('Slot', 'size')).toBe(true)
  expect(isNeverEmpty('Order', 'status')).toBe(true)
  expect(isNeverEmpty('Company', 'owner')).toBe(false)
})
