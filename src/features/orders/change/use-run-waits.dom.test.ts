import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setApiHost } from '#api/addresses.ts'
import { anOrder } from '../../../../e2e/builders/order.ts'
import { createApp, type StubApp } from '../../../../e2e/stub/app.ts'
import { ids, openRunScreen, seedWith, signIn } from './test-run-screen.ts'

/** A run on a server that answers 429 with Retry-After, up to the report. */

let stub: StubApp
const world = () => stub.worlds.get('default')
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { name }, { timeout: 4000 })
const patches = () =>
  world()
    .requests.list()
    .filter(({ method }) => method === 'PATCH')
    .map(({ path, status }) => `${path} ${status}`)

beforeEach(async () => {
  setApiHost('')
  stub = createApp({ control: true, seed: 'demo' })
  vi.stubGlobal('fetch', (request: Request) => stub.fetch(request))
  await stub.fetch(seedWith(ids.map((id) => anOrder({ id, barcode: `V-${id}`, status: 'picked_up' }))))
  await signIn()
})
afterEach(cleanup)

async function begin(seconds: string) {
  const reply = { status: 429, headers: { 'Retry-After': seconds } }
  world().faults.push({ match: { method: 'PATCH', path: '/orders/[12]$', times: 2 }, reply, seen: 0 })
  await openRunScreen()
  await press('Apply')
  world().requests.clear()
  await press('Oui, je confirme')
}

test('[BULK-04] [BULK-05] the dialog says that the server asks to wait, and the run continues automatically', async () => {
  await begin('1')
  const words = "Le serveur demande d'attendre 1 s. Le traitement reprendra de lui-même."
  expect(await screen.findByText(words, { selector: 'p' })).toBeDefined()
  await heading('5 faites')
  expect(patches().filter((call) => call.endsWith(' 429'))).toHaveLength(2)
  expect(patches().filter((call) => call.endsWith(' 200'))).toHaveLength(5)
})

test('[BULK-04] « Arrêter » ends the wait at once', async () => {
  await begin('120')
  await screen.findByText(/demande d'attendre 2 min/, { selector: 'p' })
  await press('Arrêter')
  await waitFor(() => expect(screen.getByRole('heading', { name: /non traitées?$/ })).toBeDefined())
  expect(patches().filter((call) => /orders\/[12] 200/.test(call))).toEqual([])
})

test('[BULK-05] a server that asks for more than five minutes ends the attempt with the reason', async () => {
  await begin('301')
  // Two were refused. The last one was not attempted.
  await heading('3 en échec')
  expect(screen.getAllByText('erreur 429 du serveur')).toHaveLength(3)
  expect(patches().filter((call) => call.includes('orders/5'))).toEqual([])
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined()
})
