import { expect, test } from 'vitest'
import { columnsOf, csvColumnsOf, valueIn } from '#ui/table/columns.tsx'
import { nextSorting } from '#ui/table/use-data-table.ts'
import { filterFor, sortingIn, sortRows, triOf } from './list-search.ts'
import { readSearch } from './parameters.ts'

interface Row {
  id: number
  name?: string
  phone?: string
  createdAt?: string
  isOn?: boolean
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor('id', { header: '#', meta: { filterText: ({ id }) => `#${id}` } }),
  column.accessor('name', { header: 'Nom', meta: { rowHeader: true } }),
  column.phone('phone', 'Téléphone'),
  column.date('createdAt', 'Création'),
  column.accessor(({ isOn }) => (isOn === undefined ? undefined : isOn ? 'Activé' : 'Désactivé'), {
    id: 'isOn',
    header: 'État',
    enableSorting: false,
    meta: { exportValue: ({ isOn }) => (isOn ? 1 : 0) },
  }),
  column.display({ id: 'actions', header: 'Actions', meta: { actions: true } }),
])

const row: Row = { id: 9, name: 'Écume & Co', phone: '+689 87 12 34 56', createdAt: '2026-11-22T14:05:00-10:00' }

test.each([
  ['22/11/2026 ecume', true],
  ['87 12 34', true],
  ['', true],
  ['ecume moana', false],
  ['lecume', false],
  ['active', false],
])('[LIST-01] « %s » finds the row by the texts on screen: %s', (typed, found) => {
  expect(filterFor(columns, typed)?.(row)).toBe(found)
})

test('[LIST-01] a row is found by new values after a change, no filter is no predicate, and another filter counts as well', () => {
  expect(filterFor(columns, 'desactive')?.({ ...row, isOn: false })).toBe(true)
  expect(filterFor(columns, undefined)).toBeUndefined()
  const isOdd = ({ id }: Row) => id % 2 === 1
  expect(filterFor(columns, undefined, isOdd)?.({ ...row, id: 2 })).toBe(false)
  expect(['ecume', 'moana'].map((typed) => filterFor(columns, typed, isOdd)?.(row))).toEqual([true, false])
  expect(filterFor(columns, 'ecume', isOdd)?.({ ...row, id: 2 })).toBe(false)
})

function sorted<Key extends keyof Row>(key: Key, values: Row[Key][], desc: boolean) {
  const rows = values.map((value, place): Row => ({ id: place, [key]: value }))
  return sortRows(columns, rows, [{ id: key, desc }]).map((each) => each[key])
}

test.each<[string, 'id' | 'name', unknown[], unknown[]]>([
  ['numbers as numbers', 'id', [10, 9, 100], [9, 10, 100]],
  ['texts as in French', 'name', ['Zoé', 'écume', 'Eau', 'étage'], ['Eau', 'écume', 'étage', 'Zoé']],
  ['numbers in texts by their value', 'name', ['Quai 10', 'Quai 9'], ['Quai 9', 'Quai 10']],
  ['missing texts at the end', 'name', [undefined, 'b', 'a'], ['a', 'b', undefined]],
  ['empty texts at the end', 'name', ['Zoé', '', 'Anne'], ['Anne', 'Zoé', '']],
])('[LIST-03] sorts %s', (_case, key, given, ascending) => {
  const known = ascending.filter(Boolean)
  expect(sorted(key, given as never, false)).toEqual(ascending)
  expect(sorted(key, given as never, true)).toEqual([...known.toReversed(), ...ascending.slice(known.length)])
})

test('[LIST-03] dates sort by instant across UTC offsets, and invalid dates come last', () => {
  const given = ['2026-11-22T08:00:00-10:00', 'hier', '2026-11-22T17:00:00+00:00', undefined]
  const [late, none, early] = given
  expect(sorted('createdAt', given, false)).toEqual([early, late, none, undefined])
  expect(sorted('createdAt', given, true)).toEqual([late, early, none, undefined])
})

test('[EXP-01] [EXP-02] a file has the titles and values of the columns, without the menu of the row', () => {
  const file = csvColumnsOf(columns)
  expect(file.map(({ header }) => header)).toEqual(['#', 'Nom', 'Téléphone', 'Création', 'État'])
  expect(file.map(({ cell }) => cell(row))).toEqual([9, 'Écume & Co', '+689 87 12 34 56', '22/11/2026 14:05', 0])
  expect(file.map(({ cell }) => cell({ id: 3 }))).toEqual([3, undefined, undefined, undefined, 0])
})

test('a column without a value has none', () =>
  expect(columns.map((each) => valueIn(each, row)).at(-1)).toBeUndefined())

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

test('[LIST-03] a column sorts ascending, descending, and then not at all', () => {
  const steps = [undefined, 'name', '-name'].map((tri) => triOf(nextSorting(sortingIn(columns, tri), 'name')))
  expect(steps).toEqual(['name', '-name', undefined])
  expect(triOf(nextSorting(sortingIn(columns, '-id'), 'name'))).toBe('name')
})

test.each(['secret', '-isOn', 'actions', undefined])('[LIST-03] an address cannot sort by %s', (tri) => {
  expect(sortingIn(columns, tri)).toEqual([])
})
