import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { columnsOf, idOfColumn } from '#ui/table/columns.tsx'
import { asSpecified, resetLayouts, useLayout, useListLayout } from './list-layout.ts'

const columns = ['id', 'barcode', 'status']

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  act(resetLayouts)
})

const layout = () => renderHook(() => useLayout('orders', columns, {}))
const store = (value: unknown) => {
  localStorage.setItem('eb_list_layouts', JSON.stringify(value))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'eb_list_layouts' })))
}

test('[LIST-05] with a full storage a message appears, and the columns last until the tab is closed', () => {
  const { result } = layout()
  const hidden = { ...asSpecified, hidden: ['barcode'] }
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })
  let isKept = true
  act(() => {
    isKept = result.current.set(hidden)
  })
  expect(isKept).toBe(false)
  expect(result.current.layout).toEqual(hidden)
})

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
  const column = columnsOf<{ id: number; barcode: string; status: string }>()
  const all = column.columns([column.accessor('id', {}), column.accessor('barcode', {}), column.accessor('status', {})])
  const drawn = (colonnes?: string) => {
    const seen: string[][] = []
    renderHook(() => {
      const { columns: shown } = useListLayout({ name: 'orders', columns: all, search: { colonnes } })
      seen.push(shown.map(idOfColumn))
    })
    return seen[0]
  }
  expect(drawn()).toEqual(['id', 'barcode'])
  expect(drawn('status,id')).toEqual(['status', 'id'])
})
