import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { asSpecified, resetLayouts, useLayout } from './layouts.ts'
import { useLook } from './use-look.ts'

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

test('[LIST-05] only a list with stored columns waits for them', () => {
  const waits = (name: 'orders' | 'bookings', colonnes?: string) =>
    renderHook(() => useLook(name, colonnes)).result.current.waits
  store({ orders: { hidden: ['status'], order: [] } })
  expect(waits('orders')).toBe(true)
  expect(waits('bookings')).toBe(false)
  expect(waits('bookings', 'id')).toBe(true)
})
