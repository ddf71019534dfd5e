import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { json, type Received, status } from '#api/test-calls.ts'
import { display } from './test-screens.tsx'

// The clock of the server: noon in Tahiti, on Monday 30 March 2026.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 30, 22) }))

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
  '@id': `/api/orders/${60 - index}`,
  id: 60 - index,
  company,
  ...(index < 3 ? ended('return', '2026-03-28') : ended('receive', '2026-03-26')),
}))
const list = (total: number, next?: string) => ({
  'hydra:member': rows,
  'hydra:totalItems': total,
  ...(next !== undefined && { 'hydra:view': { 'hydra:next': next } }),
})
const whole = list(30)
const part = list(60, '/api/orders?page=2')

/** A server whose second page fails, or does not answer yet. */
const withOrders =
  (first: object, second: () => Response | Promise<Response> = () => status(500)) =>
  ({ url }: Received) => {
    if (!url.startsWith('/api/orders')) return json({ 'hydra:member': [company], 'hydra:totalItems': 1 })
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
  const older = { ...rows[0], '@id': '/api/orders/1', id: 1, createdAt: '2026-02-27T20:00:00+00:00' }
  const first = { ...list(31, '/api/orders?page=2'), 'hydra:member': [...rows.slice(0, 29), wrong] }
  await show(statement, first, () => json({ 'hydra:member': [older], 'hydra:totalItems': 31 }))
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

test('[REP-01] the returns among the collected deliveries are named', async () => {
  await show(statement, whole)
  expect(await figureOf('Récupérées')).toBe('Récupérées30dont 3 retoursfévrier 2026 : 0')
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
