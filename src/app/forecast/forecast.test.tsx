import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { json, record } from '#api/test-calls.ts'
import { queryClient } from '#app/query/query-client.ts'
import { display, everybody, page } from '#app/test-screens.tsx'
import { notes, scoring } from '#features/analysis/forecast/copy.ts'
import { isoOf } from '#lib/dates.ts'
import { fullTomorrow } from './use-forecast.ts'

const HOUR = 3_600_000
const ago = (hours: number) => isoOf(Date.now() - hours * HOUR)
const locker = { '@id': '/api/lockers/3', id: 3, shortLocation: 'Taina', slotsInfos: { total: 4, available: 0 } }
const finished = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...record('orders', index + 1),
    status: 'receive',
    hold: 600,
    locker,
    createdAt: ago(600),
    history: [
      { status: 'operin', createdAt: ago(500) },
      { status: 'receive', createdAt: ago(490) },
    ],
  }))

interface Trouble {
  /** Lists that have one row more than the server sends. */
  cuts?: RegExp
  /** The only machine. */
  machine?: object
  /** Fields of each delivery. */
  order?: object
}

/** A server with one machine and so many finished deliveries. */
const server =
  (count: number, { cuts = /^$/, machine = locker, order = {} }: Trouble = {}) =>
  ({ url }: { url: string }) => {
    const path = url.split('?')[0] ?? ''
    if (path === '/api/lockers/3') return json({ ...machine, temperatureZones: [] })
    const orders = url.includes('status=') ? [] : finished(count).map((each) => ({ ...each, ...order }))
    const list = page(...(path === '/api/lockers' ? [machine] : orders))
    return json({ ...list, 'hydra:totalItems': list['hydra:totalItems'] + Number(cuts.test(url)) })
  }

const card = () => screen.findByRole('region', { name: 'Casiers libres à venir' })
const clickMake = async () => fireEvent.click(within(await card()).getByRole('button', { name: /^Prévoir/ }))

test.each([
  [19, ['4', 'trop peu de livraisons', 'trop peu de livraisons', 'trop peu de livraisons', 'trop peu de livraisons']],
  [20, ['4', '4', '4', '4', '20 séjours du réseau']],
])('[FORE-01] %s stays on the page of a machine', async (count, cells) => {
  await display('ROLE_ADMIN', '/lockers/detail/3', server(count))
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
    const { calls, unmount } = await display(role, '/reseau', server(20))
    await screen.findByRole('heading', { name: 'Températures enregistrées' })
    const isAdmin = role === 'ROLE_SUPER_ADMIN' || role === 'ROLE_ADMIN'
    expect(screen.queryAllByRole('button', { name: 'Prévoir' }), role).toHaveLength(Number(isAdmin))
    expect(calls.filter(({ url }) => url.includes('status=picked_up&') && url.includes('itemsPerPage=100'))).toEqual([])
    unmount()
  }
})

test('[FORE-03] a machine that has no slot free is named only after a forecast in this tab, on the same day and for an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 31, 9, 40) })
  const full = finished(20).map((order) => ({ ...order, history: order.history.slice(0, 1), status: 'operin' }))
  const answer = ({ url }: { url: string }) =>
    url.includes('status=operin&') ? json(page(...full.slice(0, 4))) : server(0)({ url })
  const withStays = ({ url }: { url: string }) =>
    url.startsWith('/api/orders?') && !url.includes('status=') ? json(page(...full)) : answer({ url })
  await display('ROLE_ADMIN', '/reseau', withStays)
  await card()
  expect([...fullTomorrow(queryClient)]).toEqual([])
  fireEvent.click(within(await card()).getByRole('button', { name: 'Prévoir' }))
  await within(await card()).findByText('Sera probablement pleine demain')
  await waitFor(() => expect([...fullTomorrow(queryClient)]).toEqual([3]))
  // It is 23:40 in Tahiti.
  for (const [time, ids] of [
    ['09:59', [3]],
    ['10:00', []],
  ] as const) {
    vi.setSystemTime(`2026-03-31T${time}:00Z`)
    expect([...fullTomorrow(queryClient)], time).toEqual(ids)
  }
  await clickMake()
  expect(await within(await card()).findByText(/^Prévu à 00:00 /)).toBeTruthy()
  await waitFor(() => expect([...fullTomorrow(queryClient)]).toEqual([3]))
  vi.setSystemTime('2026-03-31T11:00:01Z')
  expect([...fullTomorrow(queryClient)], 'after an hour').toEqual([])
})

test('[FORE-03] a forecast of another day has its date', () => {
  expect(notes.made(undefined, '18:00', 20)).toMatch(/^Prévu à 18:00 d'après/)
  expect(notes.made('2026-03-30', '18:00', 20)).toMatch(/^Prévu le 30\/03\/2026 à 18:00 d'après/)
})

test('[FORE-01] a deployment without the analysis has no forecast', async () => {
  const features = { bulk: true, analysis: false, import: true } as never
  await display('ROLE_ADMIN', '/reseau', server(20), { features })
  await screen.findByRole('heading', { name: 'Températures enregistrées' })
  expect(screen.queryByRole('button', { name: 'Prévoir' })).toBeNull()
})

const cutParcels = 'tous les colis, chaque plage commence à 0.'
const cutLists = 'toutes les livraisons ou toutes les machines.'
test.each([
  ['parcels', /status=operin&/, '0 à 4', cutParcels, cutLists],
  ['machines', /lockers\?/, '4', cutLists, cutParcels],
  ['deliveries', /orders\?(?!.*status=)/, '4', cutLists, cutParcels],
])(
  '[FORE-01] a cut list of %s is named, and only one of parcels widens the ranges',
  async (_what, cuts, range, said, unsaid) => {
    await display('ROLE_ADMIN', '/reseau', server(20, { cuts }))
    await clickMake()
    const row = await within(await card()).findByRole('row', { name: /^Taina/ })
    expect(within(row).getAllByRole('cell')[1]?.textContent).toBe(range)
    const { textContent } = await card()
    expect(textContent).toContain(said)
    expect(textContent).not.toContain(unsaid)
  },
)

test('[FORE-01] « Réessayer » reads what has failed while another read is under way', async () => {
  const parcels = Promise.withResolvers<Response>()
  let isBroken = true
  await display('ROLE_ADMIN', '/reseau', (call) => {
    if (call.url.includes('status=operin&')) return parcels.promise
    return isBroken && /orders\?(?!.*status=)/.test(call.url) ? new Response('', { status: 500 }) : server(20)(call)
  })
  await clickMake()
  const again = await within(await card()).findByRole('button', { name: 'Réessayer' })
  isBroken = false
  fireEvent.click(again)
  parcels.resolve(json(page()))
  expect(await within(await card()).findByRole('row', { name: /^Taina/ })).toBeTruthy()
})

test('[FORE-02] « Analyse » repeats the forecasts of the last days', async () => {
  await display('ROLE_ADMIN', '/analyse', server(30))
  fireEvent.click(within(await card()).getByRole('button', { name: 'Prévoir' }))
  const score = await screen.findByRole('region', { name: 'Prévisions des 14 derniers jours' })
  // One machine has fewer than twenty forecasts for the next day, and each of them is made from more stays.
  expect(score.textContent).toContain('a tenu dans 100\u00A0% des cas (14 sur 14)')
  const row = within(await card()).getByRole('row', { name: /^Taina/ })
  expect(row.textContent).toContain('14 sur 14')
})

test.each([
  ['the number of slots', 30, { machine: { ...locker, slotsInfos: {} } }, 'trop peu de séjours étaient connus, ou'],
  ['enough stays', 19, {}, 'trop peu de séjours étaient connus, ou'],
  [
    'older deliveries',
    30,
    { cuts: /orders\?(?!.*status=)/, order: { createdAt: ago(50) } },
    'trop peu de livraisons sont lues',
  ],
])('[FORE-02] without %s it says why no day is repeated', async (_what, count, trouble, cause) => {
  await display('ROLE_ADMIN', '/analyse', server(count, trouble))
  await clickMake()
  const score = await screen.findByRole('region', { name: 'Prévisions des 14 derniers jours' })
  expect(score.textContent).toContain(`Aucun jour ne peut être rejoué\u00A0: ${cause}`)
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
