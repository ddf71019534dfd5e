import { expect, test } from 'vitest'
import { columnsOf } from '#ui/table/columns.tsx'
import { nextSorting } from '#ui/table/use-data-table.ts'
import { sortingIn, triOf } from './list-search.ts'
import { readSearch } from './parameters.ts'

const none = { recherche: undefined, tri: undefined, colonnes: undefined, lignes: undefined }

test.each([
  ['what a view gives', { recherche: 'quai', tri: '-name', colonnes: 'id,name', lignes: 'aerees' }],
  ['a filter of digits', { ...none, recherche: '0042' }],
])('[LIST-06] the parameters of an address are read: %s', (_case, search) =>
  expect(readSearch('lockers', search)).toEqual(search),
)

test.each([
  ['blanks', { recherche: '  ', tri: '' }],
  ['what is too long or no text', { recherche: 'a'.repeat(101), tri: ['name'], colonnes: {} }],
  ['what no view writes', { tri: 'name; drop', colonnes: '<b>', lignes: 'enormes' }],
])('[LIST-06] an address that was made by hand counts as none: %s', (_case, search) => {
  expect(readSearch('lockers', search)).toEqual(none)
})

const column = columnsOf<{ id: number; name: string; band: object }>()
const columns = column.columns([
  column.accessor('id', {}),
  column.accessor('name', {}),
  column.accessor('band', { enableSorting: false }),
  column.display({ id: 'actions' }),
])

test('[LIST-03] a column sorts ascending, descending, and then not at all', () => {
  const steps = [undefined, 'name', '-name'].map((tri) => triOf(nextSorting(sortingIn(columns, tri), 'name')))
  expect(steps).toEqual(['name', '-name', undefined])
  expect(triOf(nextSorting(sortingIn(columns, '-id'), 'name'))).toBe('name')
})

test.each(['secret', '-band', 'actions', undefined])('[LIST-03] an address cannot sort by %s', (tri) => {
  expect(sortingIn(columns, tri)).toEqual([])
})
