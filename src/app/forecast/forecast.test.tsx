import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '#api/test-calls.ts'
import { queryClient } from '#app/query/query-client.ts'
import { draw, everybody, open } from '#app/test-screens.tsx'
import { scoring } from '#features/analysis/forecast/copy.ts'
import { isoOf } from '#lib/dates.ts'
import { fullTomorrow } from './use-forecast.ts'

/** « Casiers libres à venir » on small and broken servers. */

const HOUR = 3_600_000
const ago = (hours: number) => isoOf(Date.now() - hours * HOUR)
const page = (rows: object[]) => ({ 'hydra:member': rows, 'hydra:totalItems': rows.length })
const locker = { '@id': '/api/lockers/3', id: 3, shortLocation: 'Taina', slotsInfos: { total: 4, available: 0 } }
const finished = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    '@id': `/api/orders/${index + 1}`,
    id: index + 1,
    status: 'receive',
    hold: 600,
    locker,
    createdAt: ago(600),
    history: [
      { status: 'operin', createdAt: ago(500) },
      { status: 'receive', createdAt: ago(490) },
    ],
  }))

/** A server with one machine and so many finished deliveries. It refuses the calls that `refuses` names. */
const server =
  (count: number, refuses = /^$/) =>
  ({ url }: { url: string }) => {
    if (refuses.test(url)) return new Response('{}', { status: 403 })
    const path = url.split('?')[0] ?? ''
    if (path === '/api/lockers/3') return json({ ...locker, temperatureZones: [] })
    return json(page(path === '/api/lockers' ? [locker] : url.includes('status=') ? [] : finished(count)))
  }

const card = () => screen.findByRole('region', { name: 'Casiers libres à venir' })

test.each([
  [19, ['4', 'trop peu de livraisons', 'trop peu de livraisons', 'trop peu de livraisons', 'trop peu de livraisons']],
  [20, ['4', '4', '4', '4', '20 séjours du réseau']],
])('[FORE-01] %s stays on the page of a machine', async (count, cells) => {
  draw((await open('ROLE_ADMIN', '/lockers/detail/3', server(count))).router)
  fireEvent.click(within(await card()).getByRole('button', { name: 'Prévoir' }))
  const row = await screen.findByRole('row', { name: /^Toute la machine/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(cells)
})

test('[FORE-01] nothing is read before somebody asks, and only administrators can', async () => {
  for (const role of everybody) {
    const { router, calls } = await open(role, '/reseau', server(20))
    const { unmount } = draw(router)
    await screen.findByRole('heading', { name: 'Températures enregistrées' })
    const isAdmin = role === 'ROLE_SUPER_ADMIN' || role === 'ROLE_ADMIN'
    expect(screen.queryAllByRole('button', { name: 'Prévoir' }), role).toHaveLength(Number(isAdmin))
    expect(calls.filter(({ url }) => url.includes('status=picked_up&') && url.includes('itemsPerPage=100'))).toEqual([])
    unmount()
  }
})

test('[FORE-03] a machine that has no slot free is named only after a forecast in this tab', async () => {
  const full = finished(20).map((order) => ({ ...order, history: order.history.slice(0, 1), status: 'operin' }))
  const answer = ({ url }: { url: string }) =>
    url.includes('status=operin&') ? json(page(full.slice(0, 4))) : server(0)({ url })
  const withStays = ({ url }: { url: string }) =>
    url.startsWith('/api/orders?') && !url.includes('status=') ? json(page(full)) : answer({ url })
  draw((await open('ROLE_ADMIN', '/reseau', withStays)).router)
  await card()
  expect([...fullTomorrow(queryClient)]).toEqual([])
  fireEvent.click(within(await card()).getByRole('button', { name: 'Prévoir' }))
  await within(await card()).findByText('Sera probablement pleine demain')
  await waitFor(() => expect([...fullTomorrow(queryClient)]).toEqual([3]))
})

test('[FORE-01] a deployment without the analysis has no forecast', async () => {
  const features = { bulk: true, analysis: false, import: true } as never
  draw((await open('ROLE_ADMIN', '/reseau', server(20), { features })).router)
  await screen.findByRole('heading', { name: 'Températures enregistrées' })
  expect(screen.queryByRole('button', { name: 'Prévoir' })).toBeNull()
})

test('[FORE-01] one read that fails leaves no forecast, and a way to try again', async () => {
  draw((await open('ROLE_ADMIN', '/reseau', server(20, /status=picked_up&/))).router)
  fireEvent.click(within(await card()).getByRole('button', { name: 'Prévoir' }))
  expect(await within(await card()).findByRole('button', { name: 'Réessayer' })).toBeTruthy()
  expect(within(await card()).queryByRole('table')).toBeNull()
})

test('[FORE-02] « Analyse » repeats the forecasts of the last days', async () => {
  draw((await open('ROLE_ADMIN', '/analyse', server(30))).router)
  fireEvent.click(within(await card()).getByRole('button', { name: 'Prévoir' }))
  const score = await screen.findByRole('region', { name: 'Prévisions des 14 derniers jours' })
  // One machine has fewer than twenty forecasts for the next day.
  expect(score.textContent).toContain('trop peu de livraisons')
  const row = within(await card()).getByRole('row', { name: /^Taina/ })
  expect(row.textContent).toContain('14 sur 14')
})

test.each([
  [80, 90, 'La plage de 80 % pour le lendemain a tenu dans 80 % des cas (80 sur 100).'],
  [
    40,
    90,
    "La plage de 80 % pour le lendemain n'a tenu que dans 40 % des cas (40 sur 100) : ne vous fiez pas à elle seule. Sans les colis que personne n'avait annoncés, elle aurait tenu dans 90 % des cas.",
  ],
  [
    40,
    50,
    "La plage de 80 % pour le lendemain n'a tenu que dans 40 % des cas (40 sur 100) : ne vous fiez pas à elle seule.",
  ],
])('[FORE-02] a range that held in %s of 100 cases says so in words', (inside, insideOfKnown, words) =>
  expect(
    scoring.verdict({ forecasts: 100, inside, insideOfKnown, difference: 0 }).replaceAll(/[\u00A0\u202F]/g, ' '),
  ).toBe(words),
)
