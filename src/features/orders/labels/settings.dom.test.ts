import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./settings.ts')
}

test.each([
  ['nothing', undefined],
  ['another format', '{"format":"80x40","symbol":"pdf417","first":25}'],
  ['no object', '"62x29"'],
])('[LBL-02] with %s stored, the defaults apply', async (_case, stored) => {
  localStorage.clear()
  if (stored !== undefined) localStorage.setItem('eb_labels', stored)
  const { useLabelSettings } = await fresh()
  const { result } = renderHook(() => useLabelSettings())
  expect(result.current[0]).toEqual({ format: '62x29', symbol: 'bars', first: 1 })
})

test('[LBL-02] the last choice is kept on the device', async () => {
  localStorage.clear()
  const { useLabelSettings } = await fresh()
  const { result } = renderHook(() => useLabelSettings())
  act(() => result.current[1]({ format: 'a4', first: 5 }))
  const after = await fresh()
  const { result: later } = renderHook(() => after.useLabelSettings())
  expect(later.current[0]).toEqual({ format: 'a4', symbol: 'bars', first: 5 })
})
