import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signIn } from '#api/test-calls.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem, writeJson } from '#lib/storage.ts'
import { takeLock } from '#lib/take-lock.ts'
import { endSuspension, suspendSession } from '#session/session.ts'
import { currentOwner, forgetTab, releaseResources } from '#session/tab.ts'
import { hasUnsavedTyping } from '#ui/form/unsaved.ts'
import type { Count } from './state.ts'
import { holdMachine, keepCount, readCount, throwAway, useCount } from './use-count.ts'

const count: Count = {
  machine: { id: 3, name: 'Taina-3' },
  startedAt: '2026-11-22T14:00:00Z',
  parcels: [{ id: 1, code: 'CMP-1', barcode: 'CMP-1', present: true }],
  strangers: [{ texts: ['X'], found: { kind: 'order', id: 9, machineId: 4 } }],
}

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})
afterEach(() => {
  cleanup()
  throwAway()
})

test('[INV-05] a count on screen stays when the session ends, and is stored again after the sign-in', async () => {
  keepCount(count)
  const { result, unmount } = renderHook(() => useCount(3), { wrapper: StrictMode })
  await waitFor(() => expect(result.current.hold).not.toBe('asking'))
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

test('[INV-05] a stored count is restored until it is discarded', () => {
  expect(readCount()).toBeUndefined()
  keepCount(count)
  expect(readCount()).toEqual(count)
  throwAway()
  expect(readCount()).toBeUndefined()
})

const [parcel] = count.parcels
const [stranger] = count.strangers

test.each<[string, unknown]>([
  ['no JSON', undefined],
  ['a number', 7],
  ['no machine', { ...count, machine: undefined }],
  ['an id that is no id', { ...count, machine: { id: -3, name: 'Taina-3' } }],
  ['a parcel with the id of another address', { ...count, parcels: [{ ...parcel, id: '../../users/1' }] }],
  ['a parcel that is half counted', { ...count, parcels: [{ ...parcel, present: 'yes' }] }],
  ['an unexpected code without a text', { ...count, strangers: [{ ...stranger, texts: [] }] }],
  ['a result that does not exist', { ...count, strangers: [{ ...stranger, found: { kind: 'html' } }] }],
])('[INV-05] a stored count that somebody has changed is forgotten: %s', (_case, persisted) => {
  if (persisted === undefined) sessionStorage.setItem(storageKeys.count.key, '{"owner":')
  else writeJson(storageKeys.count, { owner: currentOwner(), count: persisted })
  expect(readCount()).toBeUndefined()
  expect(hasItem(storageKeys.count)).toBe(false)
})

const lockOf = (machineId: number) => takeLock(`consigne-count-${machineId}`)

test('[INV-05] a lock that this tab is requesting does not count as « in another tab », even when React runs each effect twice', async () => {
  expect(await Promise.all([holdMachine(3), holdMachine(3)])).toEqual([true, true])
  expect(await lockOf(3)).toBeUndefined()
  throwAway()
  expect(await lockOf(3)).toBeDefined()
})

test('[INV-05] a machine that another tab counts is free for this tab afterwards', async () => {
  const free = await lockOf(4)
  expect(await holdMachine(4)).toBe(false)
  free?.()
  expect(await holdMachine(4)).toBe(true)
  throwAway()
})

test('[INV-05] the machine is free for other tabs when the session ends, even while the lock is requested', async () => {
  expect(await holdMachine(5)).toBe(true)
  releaseResources()
  const taking = holdMachine(6)
  releaseResources()
  expect(await taking).toBe(false)
  expect(await Promise.all([lockOf(5), lockOf(6)])).not.toContain(undefined)
})
