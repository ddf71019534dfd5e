import { beforeEach, expect, test } from 'vitest'
import { signIn, tokenOf } from '#api/test-calls.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { hasItem } from '#lib/storage.ts'
import { currentOwner } from '#session/tab.ts'
import { type Persisted, readPersisted, writePersisted } from './waiting.ts'

const at = '2026-11-26T08:00:00.000Z'
const persisted: Persisted = { waiting: [{ id: 1, code: 'CMP-1', status: 'picked_up', at }], rejected: [] }
const nothing: Persisted = { waiting: [], rejected: [] }

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})

test('[TOUR-05] what waits is restored until nothing is left', () => {
  writePersisted(persisted, currentOwner())
  expect(readPersisted()).toEqual(persisted)
  writePersisted(nothing, currentOwner())
  expect(hasItem(storageKeys.round)).toBe(false)
})

test('[TOUR-05] what was refused is restored until the list is closed, and a sign-out does not ask about it', () => {
  const refused = { id: 1, code: 'CMP-1', kind: 'refused' } as const
  const moved = { id: 2, code: 'CMP-2', kind: 'moved', status: 'cancel' } as const
  writePersisted({ waiting: [], rejected: [{ ...refused, reason: 'Teva est absent.' }, moved] }, currentOwner())
  expect(readPersisted()).toEqual({ waiting: [], rejected: [refused, moved] })
  expect(sessionStorage.getItem('eb_round_rejected')).not.toContain('Teva')
  expect(hasItem(storageKeys.round)).toBe(false)
  writePersisted(nothing, currentOwner())
  expect(hasItem(storageKeys.roundRejected)).toBe(false)
})

test('[TOUR-05] what an older version has stored without barcodes is restored', () => {
  const older: Persisted = { waiting: [{ id: 1, status: 'picked_up', at }], rejected: [] }
  writePersisted(older, currentOwner())
  expect(readPersisted()).toEqual(older)
})

test('[TOUR-05] a page of one person writes nothing over what another person keeps', () => {
  const before = currentOwner()
  signIn(tokenOf('hina'))
  const mine: Persisted = { waiting: [{ id: 2, status: 'operin', at: '2026-11-26T09:00:00.000Z' }], rejected: [] }
  writePersisted(mine, currentOwner())
  writePersisted(persisted, before)
  writePersisted(nothing, before)
  expect(readPersisted()).toEqual(mine)
})
