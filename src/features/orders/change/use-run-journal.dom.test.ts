import { cleanup, fireEvent, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setApiHost } from '#api/addresses.ts'
import { flash, useFlashJournal } from '#ui/flash/flash.ts'
import { anOrder } from '../../../../e2e/builders/order.ts'
import { createApp } from '../../../../e2e/stub/app.ts'
import { ids, openRunScreen, seedWith, signIn } from './test-run-screen.ts'

afterEach(() => {
  cleanup()
  flash.clear()
})

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('[JRN-02] a run adds its failures to the journal, but not a delivery that somebody else has moved on', async () => {
  setApiHost('')
  const stub = createApp({ control: true, seed: 'demo' })
  const world = stub.worlds.get('default')
  vi.stubGlobal('fetch', (asked: Request) => stub.fetch(asked))
  await stub.fetch(seedWith(ids.map((id) => anOrder({ id, status: id === 2 ? 'receive' : 'picked_up' }))))
  const reply = { status: 403, description: 'Casier fermé.' }
  world.faults.push({ match: { method: 'PATCH', path: '/orders/3' }, reply, seen: 0 })
  await signIn()
  await openRunScreen()
  await press('Apply')
  await press('Oui, je confirme')
  await screen.findByRole('heading', { name: '1 laissée de côté' })
  const { current: entries } = renderHook(useFlashJournal).result
  expect(entries.map(({ asked, help, record }) => [asked, help.map(({ text }) => text), record])).toEqual([
    ['Move (1 refusée par le serveur)', ['#3 · V-3\u00A0: Casier fermé.'], '/livraisons/detail/3'],
  ])
})
