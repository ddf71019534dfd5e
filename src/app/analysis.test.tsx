import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { json, type Received, record, status } from '#api/test-calls.ts'
import { parseConfig } from './config/config.ts'
import { display, everybody, page } from './test-screens.tsx'

// The clock of the server: noon in Tahiti, on Monday 30 March 2026.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 30, 22) }))

const orders = (count: number, given: object = {}) =>
  page(...Array.from({ length: count }, (_, index) => ({ ...record('orders', index + 1), ...given })))
const hasNext = { 'hydra:view': { 'hydra:next': '/api/orders?page=2' } }
const nothing = () => json(page())

test("[TOUR-01] [STAT-01] « Exploitation » has the round after « Aujourd'hui », and « Analyse » for administrators at the end", async () => {
  for (const role of everybody) {
    await display(role, '/societes', nothing)
    const entries = within(await screen.findByRole('navigation', { name: 'Exploitation' })).getAllByRole('link')
    const isAdmin = role === 'ROLE_SUPER_ADMIN' || role === 'ROLE_ADMIN'
    expect([role, ...entries.map(({ textContent }) => textContent)]).toEqual([
      role,
      "Aujourd'hui",
      'Tournée',
      'Inventaire',
      'Réseau',
      ...(isAdmin ? ['Analyse'] : []),
    ])
    cleanup()
  }
})

test('[STAT-01] a deployment without the feature has neither its address nor its menu entry', async () => {
  const features = { ...parseConfig({}).features, analysis: false }
  for (const path of ['/analyse', '/analyse/rapport', '/analyse/reservations']) {
    const { calls } = await display('ROLE_SUPER_ADMIN', path, nothing, { features })
    expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Analyse' })).toBeNull()
    expect(calls).toEqual([])
    cleanup()
  }
})

test('[STAT-01] reports rows that the server has counted but not returned', async () => {
  const answer = { ...orders(30), 'hydra:totalItems': 40 }
  await display('ROLE_ADMIN', '/analyse', () => json(answer))
  expect(await screen.findByText("partiel : le serveur n'a pas donné toutes les livraisons")).toBeTruthy()
  expect(screen.getByText('sur les 30 dernières livraisons')).toBeTruthy()
})

test('[STAT-02] [STAT-05] deliveries without dates give no figure and no error', async () => {
  const odd = orders(30, { status: 'robot', history: [{ status: 'receive' }, {}, { createdAt: 'hier' }], hold: 0 })
  await display('ROLE_ADMIN', '/analyse?societe=99', () => json(odd))
  expect(await screen.findByText('Aucune livraison lue ne correspond à ces filtres.')).toBeTruthy()
  expect(screen.getByRole('option', { name: '#99 (aucune livraison lue)' })).toBeTruthy()
  cleanup()
  await display('ROLE_ADMIN', '/analyse', () => json(odd))
  const figures = await screen.findByRole('region', { name: 'Chiffres' })
  expect(figures.textContent).toContain('30')
  expect(figures.textContent.match(/trop peu de livraisons/g)).toHaveLength(4)
  expect(figures.textContent).toContain('30 sans date ou sans délai')
  expect(screen.queryByRole('img')).toBeNull()
})

test('[STAT-01] the progress is relative to the rows of the server, not to the number in an old link', async () => {
  const first = { ...orders(100), 'hydra:totalItems': 150, ...hasNext }
  const never = new Promise<Response>(() => {})
  await display('ROLE_ADMIN', '/analyse?lues=50000', ({ url }) => (/[?&]page=2(&|$)/.test(url) ? never : json(first)))
  expect(await screen.findByText(/^partiel : 100 livraisons lues sur 150$/)).toBeTruthy()
})

test('[STAT-05] a reversed period shows an explanation instead of an empty result', async () => {
  const some = orders(30, { createdAt: '2026-03-07T20:00:00+00:00' })
  await display('ROLE_ADMIN', '/analyse?du=2026-03-08&au=2026-03-07', () => json(some))
  expect(await screen.findByText(/« Créées du » est après « au »/)).toBeTruthy()
  cleanup()
  await display('ROLE_ADMIN', '/analyse?du=2026-03-09&au=2026-03-09', () => json(some))
  const sentence = await screen.findByText(/^Aucune livraison lue ne correspond à ces filtres\.$/)
  expect(sentence.textContent).not.toContain('après')
})

test('[STAT-01] [STAT-05] a period from the oldest day that is read says that deliveries of this day are missing', async () => {
  const all = orders(1000, { createdAt: '2026-03-07T20:00:00+00:00' })
  const some = { ...all, 'hydra:totalItems': 2000, ...hasNext }
  await display('ROLE_ADMIN', '/analyse?du=2026-03-07', () => json(some))
  await screen.findByText(/^1\s000 livraisons, lecture terminée\.$/)
  const sentence =
    /^ ?La période commence avant ce qui est lu : les livraisons du 07\/03\/2026 et d'avant ne sont pas toutes lues\.$/
  expect(screen.getByText(sentence)).toBeTruthy()
})

test('[STAT-01] an account that sees no delivery gets a message instead of a zero', async () => {
  await display('ROLE_ADMIN', '/analyse', nothing)
  expect(await screen.findByText("Aucune livraison n'est visible avec votre compte.")).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Chiffres' })).toBeNull()
})

const company = { '@id': '/api/companies/2', id: 2, name: 'Vaima' }
const ended = (status_: string, day: string) => ({
  status: status_,
  createdAt: `${day}T20:00:00+00:00`,
  hold: 60,
  history: [
    { status: 'operin', createdAt: `${day}T21:00:00+00:00` },
    { status: 'receive', createdAt: `${day}T22:00:00+00:00` },
  ],
})
/** The newest first: three returns on 28 March, then 27 collections on 26 March. */
const rows = Array.from({ length: 30 }, (_, index) => ({
  ...record('orders', 60 - index),
  company,
  ...(index < 3 ? ended('return', '2026-03-28') : ended('receive', '2026-03-26')),
}))
const whole = page(...rows)
const part = { ...whole, 'hydra:totalItems': 60, ...hasNext }

/** A server whose second page fails, or does not answer yet. */
const withOrders =
  (first: object, second: () => Response | Promise<Response> = () => status(500)) =>
  ({ url }: Received) => {
    if (!url.startsWith('/api/orders')) return json(page(company))
    return /[?&]page=2(&|$)/.test(url) ? second() : json(first)
  }
const show = (path: string, ...given: Parameters<typeof withOrders>) =>
  display('ROLE_ADMIN', path, withOrders(...given))

const statement = '/analyse/rapport?societe=2&mois=2026-03'
const figures = () => screen.findByRole('region', { name: 'Chiffres du mois' })
const figureOf = async (name: string) =>
  within(await figures())
    .getByText(name)
    .parentElement?.textContent?.replaceAll('\u00A0', ' ')

test('[REP-01] one wrong date at the end of a page does not end the reading', async () => {
  const wrong = { ...rows[29], createdAt: '2001-01-01T20:00:00+00:00' }
  const older = { ...rows[0], ...record('orders', 1), createdAt: '2026-02-27T20:00:00+00:00' }
  const first = { ...page(...rows.slice(0, 29), wrong), 'hydra:totalItems': 31, ...hasNext }
  await show(statement, first, () => json({ ...page(older), 'hydra:totalItems': 31 }))
  expect(await screen.findByText(/^31 livraisons lues, lecture terminée\.$/)).toBeTruthy()
  expect(await figureOf('Créées')).toMatch(/^Créées29février 2026 : 1 /)
})

test('[REP-01] a month that is chosen right after a company keeps the company', async () => {
  const { router } = await display('ROLE_ADMIN', '/analyse/rapport', withOrders(whole))
  await screen.findByRole('option', { name: 'Vaima' })
  fireEvent.change(screen.getByRole('combobox', { name: 'Société' }), { target: { value: '2' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Mois' }), { target: { value: '2026-02' } })
  expect(await figureOf('Créées')).toBe('Créées0janvier 2026 : 0')
  expect(router.state.location.href).toBe('/analyse/rapport?societe=2&mois=2026-02')
})

test('[REP-01] the returns among the collected deliveries are named, and the month is not over', async () => {
  await show(statement, whole)
  expect(await figureOf('Récupérées')).toBe('Récupérées30dont 3 retoursfévrier 2026 : 0')
  expect(screen.getAllByText("Mois en cours, jusqu'au 30/03/2026").length).toBeGreaterThan(0)
})

test('[REP-01] a month to come has no figure, and the month before beside it', async () => {
  await show('/analyse/rapport?societe=2&mois=2026-04', whole)
  expect(await figureOf('Créées')).toBe('Créées–mars 2026 : 30')
  expect(screen.getAllByText("Ce mois n'a pas commencé.").length).toBeGreaterThan(0)
})

test('[STAT-05] a period that is not read is not called empty', async () => {
  await show('/analyse?du=2026-02-01&au=2026-02-28', part)
  expect(await screen.findByText('Les livraisons ne sont pas toutes lues.')).toBeTruthy()
  expect(screen.queryByText('Aucun enregistrement !')).toBeNull()
  cleanup()
  await show('/analyse?du=2026-02-01&au=2026-02-28', whole)
  expect(await screen.findByText('Aucun enregistrement !')).toBeTruthy()
})

test('[STAT-05] the number of a period that is read in part is a minimum', async () => {
  await show('/analyse?du=2026-02-01', part)
  expect((await screen.findByRole('region', { name: 'Chiffres' })).textContent).toContain('Livraisons≥ 30')
  cleanup()
  await show('/analyse?du=2026-03-27', part)
  expect((await screen.findByRole('region', { name: 'Chiffres' })).textContent).toContain('Livraisons3')
})

test('[STAT-04] collections say that older ones are missing, and a weekday that was not read is no zero', async () => {
  await show('/analyse', part)
  const week = await screen.findByRole('region', { name: 'Retraits par heure et jour de la semaine' })
  expect(week.textContent).toContain('sans les retraits des livraisons qui ne sont pas lues.')
  const row = within(week).getByRole('rowheader', { name: 'Total' }).parentElement
  // Thursday 26 to Saturday 28 March.
  expect([...(row?.children ?? [])].map((cell) => cell.textContent)).toEqual('Total – – – 27 0 3 – 30'.split(' '))
})
