import { expect, test } from 'vitest'
import { asSpecified, inOrder, layoutOf, layoutSearch } from './list-layout.ts'

const columns = ['id', 'name', 'city']

test('[LIST-05] columns missing from the order come last, and unknown ones are dropped', () => {
  expect(inOrder(columns, { ...asSpecified, order: ['city', 'secret', 'id'] })).toEqual(['city', 'id', 'name'])
})

test('[LIST-06] a column that an address names twice is shown once', () => {
  const layout = layoutOf('city,city,id,city', undefined, columns)
  expect(inOrder(columns, layout)).toEqual(['city', 'id', 'name'])
  expect(layoutSearch(columns, layout).colonnes).toBe('city,id')
})

test('[LIST-06] a layout survives the conversion to an address and back', () => {
  const layout = { hidden: ['name'], order: ['city', 'id', 'name'], density: 'serrees' as const }
  const { colonnes, lignes } = layoutSearch(columns, layout)
  expect([colonnes, lignes]).toEqual(['city,id', 'serrees'])
  expect(layoutOf(colonnes ?? '', lignes, columns)).toEqual({
    hidden: ['name'],
    order: ['city', 'id'],
    density: 'serrees',
  })
  expect(layoutSearch(columns, asSpecified)).toEqual({ colonnes: 'toutes', lignes: undefined })
  expect(layoutOf('toutes', undefined, columns)).toEqual(asSpecified)
})

test('[LIST-06] an address with unknown columns only does not hide all columns', () => {
  expect(layoutOf('secret,autre', undefined, columns)).toEqual(asSpecified)
  expect(layoutOf('name,secret', undefined, columns).hidden).toEqual(['id', 'city'])
})
