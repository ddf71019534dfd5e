import { afterEach, expect, test, vi } from 'vitest'
import { filterFor, sortRows } from './arrange.ts'

afterEach(() => vi.unstubAllEnvs())

const company = {
  '@id': '/api/companies/9',
  id: 9,
  name: 'Écume & Co',
  contactName: 'Teva Pambrun',
  contactPhone: '87123456',
}

test.each([
  ['ecu', true],
  ['ÉCUME', true],
  ['pambrun ecume', true],
  ['8712', true],
  ['#9', true],
  ['', true],
  ['ecume moana', false],
  ['87 12 34 56', true],
  ['lecume', false],
])('[LIST-01] « %s » finds the row: %s', (typed, found) => {
  expect(filterFor('companies', typed)(company)).toBe(found)
})

test('[LIST-01] the filter finds the role and the state of a user by the texts in the list', () => {
  const user = { id: 3, firstName: 'Hina', lastName: 'Tapare', roles: ['ROLE_SHIPPER'], enabled: false }
  expect(['hina tapare', 'livreur', 'desactive', 'membre'].map((typed) => filterFor('users', typed)(user))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

type Value = string | number | undefined

test.each<[string, Value[], Value[]]>([
  ['numbers as numbers', [10, 9, 100], [9, 10, 100]],
  ['texts as in French', ['Zoé', 'écume', 'Eau', 'étage'], ['Eau', 'écume', 'étage', 'Zoé']],
  ['numbers in texts by their value', ['Quai 10', 'Quai 9'], ['Quai 9', 'Quai 10']],
  ['what is missing at the end', [undefined, 'b', 'a'], ['a', 'b', undefined]],
])('[LIST-03] %s', (_case, given, ascending) => {
  const sorted = (direction: 'asc' | 'desc') =>
    sortRows(
      'lockers',
      given.map((city) => ({ city })),
      { column: 'city', direction },
    ).map(({ city }) => city)
  expect(sorted('asc')).toEqual(ascending)
  const known = ascending.filter((value) => value !== undefined)
  expect(sorted('desc')).toEqual([...known.toReversed(), ...ascending.slice(known.length)])
})

test('[LIST-01] the filter finds a phone number with any spacing', () => {
  const spaced = { ...company, contactPhone: '+689 87 12 34 56' }
  expect(['87123456', '87 12 34', '+689 87'].map((typed) => filterFor('companies', typed)(spaced))).toEqual([
    true,
    true,
    true,
  ])
})

test('[LIST-03] dates sort by instant across UTC offsets, and invalid dates come last', () => {
  const given = ['2026-11-22T08:00:00-10:00', 'hier', '2026-11-22T17:00:00+00:00', undefined]
  const sorted = (direction: 'asc' | 'desc') =>
    sortRows(
      'companies',
      given.map((createdAt) => ({ createdAt })),
      { column: 'createdAt', direction },
    ).map(({ createdAt }) => createdAt)
  const [late, none, early] = given
  expect(sorted('asc')).toEqual([early, late, none, undefined])
  expect(sorted('desc')).toEqual([late, early, none, undefined])
})

test('[LIST-03] [CST-01] dates without an offset sort as UTC among those with one, also in a browser in Tahiti', () => {
  vi.stubEnv('TZ', 'Pacific/Tahiti')
  const given = ['2026-11-22T12:00:00', '2026-11-22T13:00:00Z', '2026-11-22T01:00:00-10:00']
  const sorted = sortRows(
    'companies',
    given.map((createdAt) => ({ createdAt })),
    { column: 'createdAt', direction: 'asc' },
  ).map(({ createdAt }) => createdAt)
  expect(sorted).toEqual([given[2], given[0], given[1]])
})

test('[LIST-03] users sort by the texts in the list', () => {
  const users = [{ roles: ['ROLE_USER'] }, { roles: ['ROLE_ADMIN'] }, { roles: ['ROLE_SHIPPER'] }]
  const sorted = sortRows('users', users, { column: 'roles', direction: 'asc' })
  expect(sorted.map(({ roles }) => roles[0])).toEqual(['ROLE_ADMIN', 'ROLE_SHIPPER', 'ROLE_USER'])
})

test('[LIST-03] an empty text comes last in both directions, as a missing one does', () => {
  const given = ['Zoé', '', 'Anne']
  const sorted = (direction: 'asc' | 'desc') =>
    sortRows(
      'companies',
      given.map((contactName) => ({ contactName })),
      { column: 'contactName', direction },
    ).map(({ contactName }) => contactName)
  expect(sorted('asc')).toEqual(['Anne', 'Zoé', ''])
  expect(sorted('desc')).toEqual(['Zoé', 'Anne', ''])
})
