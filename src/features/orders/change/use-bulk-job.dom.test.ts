import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onSessionEnd } from '#api/session-end.ts'
import { JOB_LOCK, takeLock } from '#lib/take-lock.ts'
import { suspendSession } from '#session/session.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { flash, useFlashJournal } from '#ui/flash/flash.ts'
import { anOrder } from '../../../../e2e/builders/order.ts'
import {
  answer,
  beginBulkJob,
  fail,
  ids,
  press,
  jobResultOf,
  seed,
  signIn,
  startStub,
  world,
} from './test-bulk-job-screen.ts'

/** A bulk job of five orders from the question to the result, with the real client, against the stub. */

const logOf = () =>
  world()
    .requests.list()
    .map(({ method, path }) => `${method} ${path.replace('/api/orders/', '')}`)

beforeEach(async () => {
  startStub()
  await seed(ids.map((id) => anOrder({ id, barcode: `V-${id}`, status: 'picked_up' })))
  toasts.mockReset()
  vi.spyOn(flash, 'error').mockImplementation(toasts)
  onSessionEnd(({ username = '' }) => suspendSession(username))
  await signIn()
})
afterEach(() => onSessionEnd(() => {}))

const toasts = vi.fn()
const named = (...numbers: number[]) => numbers.map((id) => `#${id} · V-${id}`)

// `src/lib/bulk-job-faults.test.ts` has every fault at each position, `job-result.test.ts` the words for each.
test('[BULK-05] the result names what failed, and a double click on « Réessayer » is one attempt without a message', async () => {
  fail('PATCH', '/orders/3', { status: 503 })
  await beginBulkJob()
  const reason = '#3 · V-3erreur 503 du serveur'
  expect(await jobResultOf()).toEqual(['4 faites', ...named(1, 2, 4, 5), '1 en échec', reason])
  world().faults.length = 0
  world().requests.clear()
  const again = await screen.findByRole('button', { name: 'Réessayer' })
  fireEvent.click(again)
  fireEvent.click(again)
  expect(await screen.findByRole('heading', { name: '5 faites' })).toBeDefined()
  expect(logOf()).toEqual(['GET 3', 'PATCH 3'])
  expect(toasts).not.toHaveBeenCalled()
})

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
  await beginBulkJob()
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

test('« Réessayer » and « Fermer » at the same time start no bulk job', async () => {
  fail('PATCH', '/orders/3', { status: 503 })
  await beginBulkJob()
  const again = await screen.findByRole('button', { name: 'Réessayer' })
  world().requests.clear()
  fireEvent.click(again)
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(logOf()).toEqual([])
  const free = await takeLock(JOB_LOCK)
  expect(free).toBeDefined()
  free?.()
})

test('[BULK-04] a bulk job in another tab is mentioned in the question, and nothing is sent', async () => {
  const free = await takeLock(JOB_LOCK)
  await beginBulkJob()
  expect((await screen.findByRole('alert')).textContent).toBe('Déjà en cours dans un autre onglet')
  expect(logOf()).toEqual([])
  free?.()
  await press('Oui, je confirme')
  expect(await jobResultOf()).toHaveLength(6)
})

test('[BULK-04] « Réessayer » says that a bulk job in another tab is under way, and sends nothing', async () => {
  fail('PATCH', '/orders/3', { raw: '<br>Warning' })
  await beginBulkJob()
  const again = await screen.findByRole('button', { name: 'Réessayer' })
  const free = await takeLock(JOB_LOCK)
  world().requests.clear()
  fireEvent.click(again)
  await waitFor(() => expect(toasts).toHaveBeenCalledWith('Déjà en cours dans un autre onglet'))
  expect(logOf()).toEqual([])
  free?.()
})

test('[BULK-04] leaving asks; « Quitter » finishes the calls in flight and starts no more', async () => {
  const gate = holdChanges()
  const router = await beginBulkJob()
  await waitFor(() => expect(logOf().filter((call) => call.startsWith('GET'))).toHaveLength(3))
  act(() => void router.navigate({ to: '/away' as never }))
  expect(await screen.findByRole('dialog', { name: /^Quitter pendant le traitement/ })).toBeDefined()
  await press('Quitter')
  expect(await screen.findByText('Elsewhere')).toBeDefined()
  // Back on the screen, another bulk job shows why it cannot start yet, instead of waiting for these calls.
  act(() => void router.navigate({ to: '/' }))
  await press('Apply')
  await press('Oui, je confirme')
  expect((await screen.findByRole('alert')).textContent).toBe('Le traitement précédent se termine.')
  await press('Non')
  gate.resolve()
  // The lock is free once the last call has ended.
  await waitFor(async () => {
    const free = await takeLock(JOB_LOCK)
    expect(free).toBeDefined()
    free?.()
  })
  expect(logOf().filter((call) => call.startsWith('PATCH'))).toHaveLength(3)
})

test('[BULK-04] when another question opens while the job waits for its lock, the lock is released and nothing is sent', async () => {
  const turn = Promise.withResolvers<void>()
  const freed = vi.fn<() => void>()
  const request = async (_name: string, _options: object, keep: (lock: object) => Promise<void>) => {
    await turn.promise
    await keep({})
    freed()
  }
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
  await beginBulkJob()
  void confirm({ title: 'Another question', message: '' })
  await screen.findByRole('heading', { name: 'Another question' })
  turn.resolve()
  await waitFor(() => expect(freed).toHaveBeenCalledTimes(1))
  expect(logOf()).toEqual([])
})

test('[JRN-02] a bulk job adds its failures to the journal, but not a delivery that somebody else has moved on', async () => {
  flash.clear()
  await seed([anOrder({ id: 2, status: 'receive' })])
  fail('PATCH', '/orders/3', { status: 403, description: 'Casier fermé.' })
  await beginBulkJob()
  await screen.findByRole('heading', { name: '1 laissée de côté' })
  const { current: entries } = renderHook(useFlashJournal).result
  expect(entries.map(({ asked, help, record }) => [asked, help.map(({ text }) => text), record])).toEqual([
    ['Move (1 refusée par le serveur)', ['#3 · V-3\u00A0: Casier fermé.'], '/livraisons/detail/3'],
  ])
})
