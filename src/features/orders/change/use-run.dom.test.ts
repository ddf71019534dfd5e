import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setApiHost } from '#api/addresses.ts'
import { onSessionEnd } from '#api/session-end.ts'
import { takeLock } from '#lib/take-lock.ts'
import { endSuspension, suspendSession } from '#session/session.ts'
import { flash } from '#ui/flash/flash.ts'
import { hasUnsavedTyping } from '#ui/form/unsaved.ts'
import { anOrder } from '../../../../e2e/builders/order.ts'
import { createApp, type StubApp } from '../../../../e2e/stub/app.ts'
import type { FaultReply } from '../../../../e2e/stub/faults/fault.ts'
import { ids, openRunScreen, seedWith, signIn } from './test-run-screen.ts'

/** A run of five orders from the question to the report, with the real client, against the stub. */

let stub: StubApp
const world = () => stub.worlds.get('default')
const logOf = () =>
  world()
    .requests.list()
    .map(({ method, path }) => `${method} ${path.replace('/api/orders/', '')}`)
const fail = (method: string, path: string, reply: FaultReply, times?: number) =>
  world().faults.push({ match: { method, path, ...(times !== undefined && { times }) }, reply, seen: 0 })

/** Throws for a cut connection, like a browser. */
async function answer(request: Request) {
  const response = await stub.fetch(request)
  if (response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

async function begin() {
  const router = await openRunScreen()
  await press('Apply')
  world().requests.clear()
  await press('Oui, je confirme')
  return router
}

const reportOf = async () => {
  await screen.findByRole('heading', { name: 'Compte rendu' }, { timeout: 4000 })
  return [...document.querySelectorAll('h4, li')].map(({ textContent }) => textContent)
}

beforeEach(async () => {
  setApiHost('')
  stub = createApp({ control: true, seed: 'demo' })
  vi.stubGlobal('fetch', answer)
  await stub.fetch(seedWith(ids.map((id) => anOrder({ id, barcode: `V-${id}`, status: 'picked_up' }))))
  toasts.mockReset()
  vi.spyOn(flash, 'error').mockImplementation(toasts)
  onSessionEnd(({ username = '' }) => suspendSession(username))
  await signIn()
})
afterEach(() => {
  cleanup()
  onSessionEnd(() => {})
})

const toasts = vi.fn()
const named = (...numbers: number[]) => numbers.map((id) => `#${id} · V-${id}`)

test('[BULK-03] [NXT-05] each order is read and then written, even if it has moved on since it was shown', async () => {
  await begin()
  expect(await reportOf()).toEqual(['5 faites', ...named(1, 2, 3, 4, 5)])
  for (const id of ids) expect(logOf().filter((call) => call.endsWith(` ${id}`))).toEqual([`GET ${id}`, `PATCH ${id}`])
})

test.each<{ name: string; method: 'GET' | 'PATCH'; reply: FaultReply; report: string[]; retried?: boolean }>([
  {
    name: 'a refusal',
    method: 'PATCH',
    reply: { status: 403, description: 'Casier fermé.' },
    report: ['1 refusée par le serveur', '#3 · V-3Casier fermé.'],
  },
  {
    name: 'a violation',
    method: 'PATCH',
    reply: { violations: [{ propertyPath: 'status', message: 'Impossible.' }] },
    report: ['1 refusée par le serveur', '#3 · V-3Impossible.'],
  },
  {
    name: 'a 503',
    method: 'PATCH',
    reply: { status: 503 },
    report: ['1 en échec', '#3 · V-3erreur 503 du serveur'],
    retried: true,
  },
  {
    name: 'a write that did not arrive',
    method: 'PATCH',
    reply: { drop: 'before' },
    report: ['1 en échec', '#3 · V-3pas de réponse du serveur'],
    retried: true,
  },
  {
    name: 'an unreadable answer to a write that was not done',
    method: 'PATCH',
    reply: { raw: '<br>Warning' },
    report: ['1 en échec', '#3 · V-3la réponse du serveur est illisible'],
    retried: true,
  },
  {
    name: 'a record that is gone',
    method: 'GET',
    reply: { status: 404 },
    report: ['1 refusée par le serveur', '#3 · V-3introuvable sur le serveur'],
  },
  {
    name: 'a reading without an answer',
    method: 'GET',
    reply: { drop: 'before' },
    report: ['1 en échec', '#3 · V-3pas de réponse du serveur'],
    retried: true,
  },
])('[BULK-05] $name is named in the report, and what failed is done at the next attempt', async ({ ...row }) => {
  fail(row.method, '/orders/3', row.reply)
  await begin()
  expect(await reportOf()).toEqual(['4 faites', ...named(1, 2, 4, 5), ...row.report])
  expect(screen.queryAllByRole('button', { name: 'Réessayer' })).toHaveLength(row.retried ? 1 : 0)
  if (!row.retried) return
  world().faults.length = 0
  world().requests.clear()
  const again = await screen.findByRole('button', { name: 'Réessayer' })
  // A double click is one attempt and shows no message about another tab.
  fireEvent.click(again)
  fireEvent.click(again)
  expect(await screen.findByRole('heading', { name: '5 faites' })).toBeDefined()
  expect(logOf()).toEqual(['GET 3', 'PATCH 3'])
  expect(toasts).not.toHaveBeenCalled()
})

/** Blocks the writes until the gate is opened. */
function holdChanges() {
  const gate = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PATCH') await gate.promise
    return answer(request)
  })
  return gate
}

test('« Réessayer » leaves the focus in the dialog, on the progress', async () => {
  fail('PATCH', '/orders/3', { status: 503 })
  await begin()
  const again = await screen.findByRole('button', { name: 'Réessayer' })
  world().faults.length = 0
  const gate = holdChanges()
  again.focus()
  fireEvent.click(again)
  const bar = await screen.findByRole('progressbar')
  expect(document.activeElement?.contains(bar)).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  gate.resolve()
  expect(await screen.findByRole('heading', { name: '5 faites' })).toBeDefined()
})

test('« Réessayer » and « Fermer » at the same time start no run', async () => {
  fail('PATCH', '/orders/3', { status: 503 })
  await begin()
  const again = await screen.findByRole('button', { name: 'Réessayer' })
  world().requests.clear()
  fireEvent.click(again)
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(logOf()).toEqual([])
  // The lock is free.
  const free = await takeLock('consigne-run')
  expect(free).toBeDefined()
  free?.()
})

test('[BULK-06] the start is announced in an existing live region', async () => {
  const gate = holdChanges()
  await begin()
  const status = await screen.findByRole('status')
  expect(status.textContent).toBe('')
  await waitFor(() => expect(status.textContent).toBe('Traitement de 5 commandes'))
  gate.resolve()
  await waitFor(() => expect(status.textContent).toBe('Terminé\u00A0: 5 faites'))
})

test('[BULK-05] a read decides the outcome of a write with a lost answer', async () => {
  fail('PATCH', '/orders/3', { drop: 'after' })
  await begin()
  expect(await reportOf()).toEqual(['5 faites', ...named(1, 2, 3, 4, 5)])
  expect(logOf().filter((call) => call.endsWith(' 3'))).toEqual(['GET 3', 'PATCH 3', 'GET 3'])
})

test('[BULK-04] a token that expires in the middle is renewed, and no order is written twice', async () => {
  fail('PATCH', '/orders/3', { expireToken: true }, 1)
  await begin()
  expect(await reportOf()).toEqual(['5 faites', ...named(1, 2, 3, 4, 5)])
  const stored = world()
    .requests.list()
    .filter(({ method, status }) => method === 'PATCH' && status === 200)
  expect(stored).toHaveLength(5)
})

test('[BULK-04] a dead session pauses the run, and signing in again resumes it', async () => {
  fail('POST', '/token/refresh', { status: 401 })
  fail('GET', '/orders/3', { expireToken: true }, 1)
  await begin()
  expect(await screen.findByText('En pause : la session est terminée.', { selector: 'p' })).toBeDefined()
  // The page stays under the sign-in dialog, as for unsaved input.
  expect(hasUnsavedTyping()).toBe(true)
  await signIn()
  act(() => endSuspension())
  expect(await reportOf()).toEqual(['5 faites', ...named(1, 2, 3, 4, 5)])
  expect(hasUnsavedTyping()).toBe(false)
})

test('[BULK-04] a run in another tab is mentioned in the question, and nothing is sent', async () => {
  const free = await takeLock('consigne-run')
  await begin()
  expect((await screen.findByRole('alert')).textContent).toBe('Déjà en cours dans un autre onglet')
  expect(logOf()).toEqual([])
  free?.()
  await press('Oui, je confirme')
  expect(await reportOf()).toHaveLength(6)
})

test('[BULK-04] leaving asks; « Quitter » finishes the calls in flight and starts no more', async () => {
  const gate = holdChanges()
  const router = await begin()
  await waitFor(() => expect(logOf().filter((call) => call.startsWith('GET'))).toHaveLength(3))
  act(() => void router.navigate({ to: '/away' as never }))
  expect(await screen.findByRole('dialog', { name: /^Quitter pendant le traitement/ })).toBeDefined()
  await press('Quitter')
  expect(await screen.findByText('Elsewhere')).toBeDefined()
  // Back on the screen, another run shows why it cannot start yet, instead of waiting for these calls.
  act(() => void router.navigate({ to: '/' }))
  await press('Apply')
  await press('Oui, je confirme')
  expect((await screen.findByRole('alert')).textContent).toBe('Le traitement précédent se termine.')
  await press('Non')
  gate.resolve()
  // The lock is free once the last call has ended.
  await waitFor(async () => {
    const free = await takeLock('consigne-run')
    expect(free).toBeDefined()
    free?.()
  })
  expect(logOf().filter((call) => call.startsWith('PATCH'))).toHaveLength(3)
})
