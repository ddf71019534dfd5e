import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { asSpecified, inOrder, layoutOf, layoutSearch, resetLayouts, useListLayout } from './list-layout.ts'

const columns = [{ id: 'id' }, { id: 'barcode' }, { id: 'status' }]

afterEach(() => {
  vi.unstubAllGlobals()
  act(resetLayouts)
})

const layout = () => renderHook(() => useListLayout('orders', columns, {}))
const store = (value: unknown) => {
  localStorage.setItem('eb_list_layouts', JSON.stringify(value))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'eb_list_layouts' })))
}

test.each([
  ['of a list that this version does not know', { wishes: { hidden: ['id'] } }, asSpecified],
  ['of no list', [1], asSpecified],
  ['with wrong values', { orders: { hidden: 'id', order: 7, density: 'x' } }, { hidden: [], order: [] }],
  ['as they are', { orders: { hidden: ['status'], order: ['barcode'] } }, { hidden: ['status'], order: ['barcode'] }],
])('[LIST-05] stored columns are read %s', (_what, stored, read) => {
  store(stored)
  expect(layout().result.current.layout).toEqual(read)
})

test('[LIST-05] the first render has the stored columns, and the address overrides them', () => {
  store({ orders: { hidden: ['status'], order: [] } })
  const drawn = (colonnes?: string) => {
    const seen: unknown[] = []
    renderHook(() => {
      const { state } = useListLayout('orders', columns, { colonnes })
      seen.push([state.columnOrder, Object.keys(state.columnVisibility)])
    })
    return seen[0]
  }
  expect(drawn()).toEqual([['id', 'barcode', 'status'], ['status']])
  expect(drawn('status,id')).toEqual([['status', 'id', 'barcode'], ['barcode']])
})

const ids = ['id', 'name', 'city']

test('[LIST-05] columns missing from the order come last, and unknown ones are dropped', () =>
  expect(inOrder(ids, { ...asSpecified, order: ['city', 'secret', 'id'] })).toEqual(['city', 'id', 'name']))

test('[LIST-06] a column that an address names twice is shown once', () => {
  const given = layoutOf('city,city,id,city', undefined, ids)
  expect(inOrder(ids, given)).toEqual(['city', 'id', 'name'])
  expect(layoutSearch(ids, given).colonnes).toBe('city,id')
})

test('[LIST-06] a layout survives the conversion to an address and back', () => {
  const given = { hidden: ['name'], order: ['city', 'id', 'name'], density: 'serrees' as const }
  const { colonnes, lignes } = layoutSearch(ids, given)
  expect([colonnes, lignes]).toEqual(['city,id', 'serrees'])
  expect(layoutOf(colonnes ?? '', lignes, ids)).toEqual({ hidden: ['name'], order: ['city', 'id'], density: 'serrees' })
  expect(layoutSearch(ids, asSpecified)).toEqual({ colonnes: 'toutes', lignes: undefined })
  expect(layoutOf('toutes', undefined, ids)).toEqual(asSpecified)
})
