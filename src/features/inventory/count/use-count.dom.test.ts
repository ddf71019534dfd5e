import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signIn } from '#api/test-calls.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem } from '#lib/storage.ts'
import { endSuspension, suspendSession } from '#session/session.ts'
import { forgetTab } from '#session/tab.ts'
import { hasUnsavedTyping } from '#ui/form/unsaved.ts'
import type { Count } from './state.ts'
import { keepCount, throwAway, useCount } from './use-count.ts'

const count: Count = {
  machine: { id: 3, name: 'Taina-3' },
  startedAt: '2026-11-22T14:00:00Z',
  parcels: [{ id: 1, code: 'CMP-1', barcode: 'CMP-1', present: true }],
  strangers: [],
}

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})
afterEach(() => {
  cleanup()
  throwAway()
})

async function reloaded() {
  keepCount(count)
  const { result, unmount } = renderHook(() => useCount(3), { wrapper: StrictMode })
  await waitFor(() => expect(result.current.hold).not.toBe('asking'))
  return { result, unmount }
}

test('[INV-05] a count on screen stays when the session ends, and is stored again after the sign-in', async () => {
  const { unmount } = await reloaded()
  expect(hasUnsavedTyping()).toBe(true)
  act(() => suspendSession('teva'))
  // As a sign-out in another tab does.
  forgetTab()
  expect(hasItem(storageKeys.count)).toBe(false)
  signIn()
  act(() => endSuspension())
  expect(hasItem(storageKeys.count, 'CMP-1')).toBe(true)
  unmount()
  expect(hasUnsavedTyping()).toBe(false)
})
