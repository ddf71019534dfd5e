/* oxlint-disable import/no-relative-parent-imports -- the stub of the journeys, as in the tests beside */
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { createElement, type FunctionComponent, Fragment } from 'react'
import { vi } from 'vitest'
import { send } from '#api/client.ts'
import { acceptToken } from '#api/token-renewal.ts'
import { BulkJobDialog } from '#list/bulk-job/BulkJobDialog.tsx'
import { useBulkJob } from '#list/bulk-job/use-bulk-job.tsx'
import { ConfirmViewport } from '#ui/dialog/ConfirmViewport.tsx'
import { renderUi } from '#ui/render-ui.tsx'
import { createApp, type StubApp } from '../../../../e2e/stub/app.ts'
import type { FaultReply } from '../../../../e2e/stub/faults/fault.ts'
import { useMoveJob } from './change-orders.ts'

/** Test page of a bulk job: one button, five orders, and another page at `/away`. */

export const ids = [1, 2, 3, 4, 5]
/** All have `picked_up` on the server. The last one has moved on since it was shown. */
const orders = ids.map((id) => ({ id, barcode: `V-${id}`, status: id === 5 ? 'ready_for_delivery' : 'picked_up' }))

function Screen() {
  const job = useMoveJob()
  const { ask, shown } = useBulkJob()
  const plan = { title: 'Move', question: 'Sure?', orders, job: job('operin') }
  const button = createElement('button', { type: 'button', onClick: () => void ask(plan) }, 'Apply')
  return createElement(Fragment, null, button, shown && createElement(BulkJobDialog, { bulkJob: shown }))
}

export async function openBulkJobScreen(component: FunctionComponent = Screen) {
  const root = createRootRoute()
  const home = createRoute({ getParentRoute: () => root, path: '/', component })
  const away = createRoute({ getParentRoute: () => root, path: '/away', component: () => 'Elsewhere' })
  const router = createRouter({
    routeTree: root.addChildren([home, away]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    InnerWrap: ({ children }) => createElement(Fragment, null, children, createElement(ConfirmViewport)),
  })
  await router.load()
  renderUi(createElement(RouterProvider, { router: router as never }), new QueryClient())
  return router
}

export const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

let stub: StubApp
export const world = () => stub.worlds.get('default')
export const fail = (method: string, path: string, reply: FaultReply, times?: number) =>
  world().faults.push({ match: { method, path, ...(times !== undefined && { times }) }, reply, seen: 0 })

/** The answer of the stub. Throws for a cut connection, like a browser. */
export async function answer(request: Request) {
  const response = await stub.fetch(request)
  if (response.type === 'error') throw new TypeError('Failed to fetch')
  return response
}

export function startStub() {
  stub = createApp({ control: true, seed: 'demo' })
  vi.stubGlobal('fetch', answer)
}

/** Opens the page and confirms the job. Forgets the calls before the confirmation. */
export async function beginBulkJob() {
  const router = await openBulkJobScreen()
  await press('Apply')
  world().requests.clear()
  await press('Oui, je confirme')
  return router
}

/** The groups of the result, each with its lines. */
export async function jobResultOf() {
  await screen.findByRole('heading', { name: 'Compte rendu' }, { timeout: 4000 })
  return [...document.querySelectorAll('h4, li')].map(({ textContent }) => textContent)
}

export const seed = (seeded: object[], more: object = {}) => {
  const body = JSON.stringify({ orders: seeded, ...more })
  return stub.fetch(new Request('http://localhost/__stub/worlds/default/seed', { method: 'POST', body }))
}

export async function signIn(username = 'membre') {
  const body = { username, password: 'Motdepasse!2023' }
  acceptToken(
    await send({ method: 'POST', path: 'login_check', contentType: 'application/json', anonymous: true, body }),
  )
}
