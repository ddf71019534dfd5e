import { expect, test } from 'vitest'
import { nextSort, readSearch, sortOf } from './list-search.ts'

const none = { recherche: undefined, tri: undefined, colonnes: undefined, lignes: undefined }

test.each([
  ['what a view gives', { recherche: 'quai', tri: '-name', colonnes: 'id,name', lignes: 'aerees' }],
  ['a filter of digits', { ...none, recherche: '0042' }],
])('[LIST-06] the parameters of an address are read: %s', (_case, search) => {
  expect(readSearch(search)).toEqual(search)
})

test.each([
  ['blanks', { recherche: '  ', tri: '' }],
  ['what is too long or no text', { recherche: 'a'.repeat(101), tri: ['name'], colonnes: {} }],
  ['what no view writes', { tri: 'name; drop', colonnes: '<b>', lignes: 'enormes' }],
])('[LIST-06] an address that was made by hand counts as none: %s', (_case, search) => {
  expect(readSearch(search)).toEqual(none)
})

test('[LIST-03] a column sorts ascending, descending, and then not at all', () => {
  const steps = [undefined, 'name', '-name'].map((tri) => nextSort(tri, 'name'))
  expect(steps).toEqual(['name', '-name', undefined])
  expect(nextSort('-id', 'name')).toBe('name')
  expect(sortOf('-name')).toEqual({ column: 'name', direction: 'desc' })
})
