import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { asSpecified, resetLayouts, useListLayout } from './list-layout.ts'

const columns = [{ id: 'id' }, { id: 'barcode' }, { id: 'status' }]

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  act(resetLayouts)
})

const layout = () => renderHook(() => useListLayout('orders', columns, {}))
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
