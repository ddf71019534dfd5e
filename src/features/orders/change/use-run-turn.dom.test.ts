import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setApiHost } from '#api/addresses.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { anOrder } from '../../../../e2e/builders/order.ts'
import { createApp } from '../../../../e2e/stub/app.ts'
import { ids, openRunScreen, seedWith, signIn } from './test-run-screen.ts'

/** Mutual exclusion of runs across the tabs of the console. */

afterEach(cleanup)

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('[BULK-04] when another question opens while the run waits for its lock, the lock is released and nothing is sent', async () => {
  const turn = Promise.withResolvers<void>()
  const freed = vi.fn<() => void>()
  const request = async (_name: string, _options: object, keep: (lock: object) => Promise<void>) => {
    await turn.promise
    await keep({})
    freed()
  }
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
  setApiHost('')
  const stub = createApp({ control: true, seed: 'demo' })
  vi.stubGlobal('fetch', (asked: Request) => stub.fetch(asked))
  await stub.fetch(seedWith(ids.map((id) => anOrder({ id, status: 'picked_up' }))))
  await signIn()
  await openRunScreen()
  await press('Apply')
  const { requests } = stub.worlds.get('default')
  requests.clear()
  await press('Oui, je confirme')
  void confirm({ title: 'Another question', message: '' })
  await screen.findByRole('heading', { name: 'Another question' })
  turn.resolve()
  await waitFor(() => expect(freed).toHaveBeenCalledTimes(1))
  expect(requests.list()).toEqual([])
})
