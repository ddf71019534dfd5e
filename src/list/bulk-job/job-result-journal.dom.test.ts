import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { clearSession } from '#api/session-end.ts'
import { signIn } from '#api/test-calls.ts'
import { groups } from '#lib/bulk-job.copy.ts'
import type { Outcome } from '#lib/bulk-job.ts'
import { storeUser } from '#session/session.ts'
import { flash, useFlashJournal } from '#ui/flash/flash.ts'
import { keepFailures, type OrderJobResult, type OrderState } from './job-result.ts'

type Ended = Outcome<OrderState>

const view = (...outcomes: Ended[]): OrderJobResult => ({
  phase: 'over',
  entries: outcomes.map((outcome, index) => ({
    item: { id: index + 1, barcode: `V-${index + 1}` },
    sent: 'nothing',
    step: 'over',
    outcome,
  })),
})
const refused: Ended = { kind: 'refused', reason: 'Casier fermé.' }
const failed: Ended = { kind: 'failed', reason: 'erreur 503 du serveur' }
const journal = () =>
  renderHook(useFlashJournal).result.current.map(({ message, asked, help, record, screen }) => ({
    message,
    asked,
    lines: help.map(({ text }) => text.replaceAll(/\s/g, ' ')),
    record,
    screen,
  }))
const begin = () => keepFailures('Marquer comme déposée', groups)
const tell = (keep: ReturnType<typeof keepFailures>, ...outcomes: Ended[]) => act(() => keep(view(...outcomes)))

beforeEach(() => {
  act(() => flash.clear())
  signIn()
  storeUser({ firstName: 'Teva', roles: ['ROLE_USER'] })
  window.history.replaceState(null, '', '/livraisons/detail/14')
})

test('[JRN-02] a bulk job is one entry with the action, each failure and its reason, and the screen', () => {
  tell(begin(), { kind: 'done' }, refused, failed, { kind: 'uncertain' })
  expect(journal()).toEqual([
    {
      message: '',
      asked: 'Marquer comme déposée (1 refusée par le serveur, 1 en échec, 1 peut-être faite)',
      lines: ['#2 · V-2 : Casier fermé.', '#3 · V-3 : erreur 503 du serveur', '#4 · V-4'],
      record: undefined,
      screen: '/livraisons/detail/14',
    },
  ])
})

test('[JRN-02] a single failure links to its delivery', () => {
  tell(begin(), { kind: 'done' }, failed)
  expect(journal().map(({ record }) => record)).toEqual(['/livraisons/detail/2'])
})

test('[JRN-02] deliveries that have moved on or were not reached are no failures', () => {
  tell(begin(), { kind: 'done' }, { kind: 'skipped', state: { status: 'operin' } }, { kind: 'left' })
  expect(journal()).toEqual([])
})

test('[JRN-02] of many failures the first twenty are listed, with the number of the rest', () => {
  tell(begin(), ...Array.from({ length: 23 }, () => ({ ...failed })))
  expect(journal()[0]?.lines).toHaveLength(21)
  expect(journal()[0]?.lines.at(-1)).toBe('et 3 autres')
  tell(begin(), ...Array.from({ length: 20 }, () => ({ ...failed })))
  expect(journal()[0]?.lines).toHaveLength(20)
})

test('[JRN-02] a retry adds its failures, without duplicates', () => {
  const keep = begin()
  const other = { ...failed }
  tell(keep, refused, other)
  tell(keep, refused, { kind: 'done' })
  expect(journal()).toHaveLength(1)
  tell(keep, refused, { ...failed })
  expect(journal().map(({ lines }) => lines)).toEqual([
    ['#2 · V-2 : erreur 503 du serveur'],
    ['#1 · V-1 : Casier fermé.', '#2 · V-2 : erreur 503 du serveur'],
  ])
})

test('[JRN-01] [JRN-02] the failures of a bulk job that ends after a sign-out are hidden from the next person', () => {
  const keep = begin()
  clearSession()
  tell(keep, failed)
  expect(journal()).toEqual([])
})
