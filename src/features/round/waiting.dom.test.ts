import { beforeEach, expect, test } from 'vitest'
import { signIn, tokenOf } from '#api/test-calls.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem } from '#lib/storage.ts'
import { currentOwner } from '#session/tab.ts'
import { type Kept, readKept, writeKept } from './waiting.ts'

const at = '2026-11-26T08:00:00.000Z'
const kept: Kept = { waiting: [{ id: 1, code: 'CMP-1', status: 'picked_up', at }] }
const nothing: Kept = { waiting: [] }

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})

test('[TOUR-05] what waits is restored until nothing is left', () => {
  writeKept(kept, currentOwner())
  expect(readKept()).toEqual(kept)
  writeKept(nothing, currentOwner())
  expect(hasItem(storageKeys.round)).toBe(false)
})

test('[TOUR-05] what an older version has stored without barcodes is restored', () => {
  const older: Kept = { waiting: [{ id: 1, status: 'picked_up', at }] }
  writeKept(older, currentOwner())
  expect(readKept()).toEqual(older)
})

test('[TOUR-05] a page of one person writes nothing over what another person keeps', () => {
  const before = currentOwner()
  signIn(tokenOf('hina'))
  const mine: Kept = { waiting: [{ id: 2, status: 'operin', at: '2026-11-26T09:00:00.000Z' }] }
  writeKept(mine, currentOwner())
  writeKept(kept, before)
  writeKept(nothing, before)
  expect(readKept()).toEqual(mine)
})

test('[TOUR-05] what another person keeps is not shown', () => {
  writeKept(kept, currentOwner())
  signIn(tokenOf('hina'))
  expect(readKept()).toEqual(nothing)
})
