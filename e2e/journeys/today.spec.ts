import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { printedWords } from '../support/measures/paper.ts'
import { sideways } from '../support/measures/screen.ts'
import { yes } from '../support/pages/order-menu.ts'
import { worklistNames } from '../support/pages/orders.ts'
import { aMinuteLater } from '../support/pages/refresh.ts'
import { signIn } from '../support/pages/session.ts'
import { retryButton } from '../support/pages/vocabulary.ts'

/** « Aujourd'hui »: open work, worst first. The rules of its figures are in unit tests. */

const now = '2026-03-12T20:00:00Z'
const HOUR = 3_600_000
const hoursAgo = (hours: number) => new Date(Date.parse(now) - hours * HOUR).toISOString()

const cards = (page: Page) => page.getByRole('list', { name: 'Listes de travail' })
const card = (page: Page, name: string) =>
  cards(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const table = (page: Page) => page.getByRole('table', { name: 'Expirent dans les 6 heures' })

/** A parcel of Vaima in machine 1, by the age of its deposit, with a hold time of 48 hours. */
const parcel = (id: number, status: string, hours: number | undefined) =>
  anOrder({
    id,
    status,
    company: 7 as never,
    locker: 1 as never,
    bookingSlot: 1 as never,
    history: hours === undefined ? [] : [{ status: 'operin', createdAt: hoursAgo(hours) }],
  })

/** Taina is nearly full, Arue is empty and has no measure, Faaa is too warm. */
async function seed(world: World) {
  await world.reset({ seed: 'empty', clock: now })
  const machine = (id: number, shortLocation: string, capacity: number, currentTemp: number | null) =>
    aLocker({
      id,
      shortLocation,
      temperatureZones: [
        aZone({ id, name: 'Frais', myKey: 'MT', currentTemp: currentTemp as never, slots: [aSlot({ id, capacity })] }),
      ],
    })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    lockers: [
      machine(1, 'Taina', 6, 8),
      aLocker({ id: 2, shortLocation: 'Arue', temperatureZones: [] }),
      machine(3, 'Faaa', 9, 8.1),
      machine(4, 'Papara', 9, null),
    ],
    bookingSlots: [
      { id: 1, slot: 1, company: 7, capacity: 5, active: true },
      { id: 2, slot: 3, company: 7, capacity: 4, active: true },
      { id: 3, slot: 3, company: 7, capacity: 2, active: false },
    ],
  })
  await world.seed({
    orders: [
      parcel(1, 'operin', 43),
      parcel(2, 'reminder', 47),
      parcel(3, 'operin', 41.9),
      parcel(4, 'overtime', 50),
      parcel(5, 'operin', undefined),
      anOrder({ id: 6, status: 'picked_up' }),
    ],
  })
}

const bands = (page: Page) =>
  page.route('/config.json', (route) => route.fulfill({ json: { temperatureBands: { MT: [2, 8] } } }))

test('[TDY-01] [TDY-02] each worklist has a card with its count, and the list does not count again', async ({
  world,
  as,
}) => {
  await seed(world)
  const page = await as('member').open('/livraisons')
  // Leaving the list aborts its running counts.
  await expect.poll(() => world.counts()).toHaveLength(8)
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: "Aujourd'hui" }).click()
  await expect(cards(page).getByRole('link')).toHaveText(worklistNames.slice(1))
  await expect(cards(page).getByRole('link', { name: 'Déposées' })).toHaveAccessibleDescription('3')
  await expect(card(page, 'Expirées')).toContainText('1')
  await expect(card(page, 'Prêtes')).toContainText('Aucune livraison prête.')
  await cards(page).getByRole('link', { name: 'Déposées' }).click()
  await expect(page).toHaveURL('/livraisons?status=operin')
  await expect(page.getByRole('rowheader')).toHaveText(['5', '3', '1'])
  expect(await world.counts()).toHaveLength(8)
})

test('[TDY-03] [TDY-04] [TDY-05] by the clock of the server: expiring parcels, full machines, zones that are too warm', async ({
  world,
  page,
}) => {
  await seed(world)
  await bands(page)
  // A computer that is two hours ahead.
  await page.clock.setFixedTime(Date.parse(now) + 2 * HOUR)
  await page.goto('/connexion')
  await signIn(page, 'superadmin')
  await page.getByRole('link', { name: "Aujourd'hui" }).click()
  await expect(table(page).getByRole('row')).toHaveText([
    /^Code-barres/,
    /CMP-2.*Vaima.*Taina.*expire dans 1 h.*récupérée par le client/,
    /CMP-1.*Vaima.*Taina.*expire dans 5 h.*récupérée par le client/,
  ])
  const tense = section(page, 'Machines sous tension')
  await expect(tense.getByRole('listitem')).toHaveText([/^Taina.*Sous tension.*5 occupés sur 6/])
  await expect(tense.getByRole('link', { name: 'Taina' })).toHaveAttribute('href', '/lockers/detail/1')
  await expect(tense).toContainText('1 sans mesure')
  const zones = section(page, 'Zones enregistrées hors plage')
  await expect(zones.getByRole('listitem')).toHaveText([/^Faaa.*8,1\u{A0}°C.*de 2 à 8\u{A0}°C/u])
  await expect(zones).toContainText('1 non mesurée')
  await expect(page.getByText('selon les livraisons visibles avec votre compte')).toBeVisible()
  const bookings = section(page, 'Réservations')
  await expect(bookings.getByRole('link', { name: 'Réservations saturées' })).toHaveAccessibleDescription('1')
  await expect(bookings.getByRole('link', { name: 'Réservations inutilisées' })).toHaveAccessibleDescription('1')
})

test('[TDY-03] the next step of an expiring parcel is one press and one answer, and its menu has the others', async ({
  world,
  as,
  page,
}) => {
  await seed(world)
  await page.clock.setFixedTime(now)
  await as('super_admin').open('/aujourd-hui')
  const row = table(page).getByRole('row', { name: /CMP-2/ })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Marquer comme récupérée par le coursier' })).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: 'récupérée par le client' }).click()
  await yes(page).click()
  await expect(row).toHaveCount(0)
  await expect(table(page).getByRole('row', { name: /CMP-1/ })).toBeVisible()
  expect((await world.table('orders')).find(({ barcode }) => barcode === 'CMP-2')).toMatchObject({ status: 'receive' })
})

test('[TDY-01] [TDY-04] [NET-03] an account that sees only its own deliveries counts only these on both boards', async ({
  world,
  as,
  page,
}) => {
  await seed(world)
  await page.clock.setFixedTime(now)
  // Company 8 has the member `membre`.
  await world.seed({ companies: [aCompany({ id: 8, name: 'Tiare', members: [3] })] })
  await world.seed({ orders: [{ ...parcel(21, 'operin', 43), company: 8 as never }] })
  await world.set({ scoped: true })
  await as('member').open('/aujourd-hui')
  const scope = page.getByText('selon les livraisons visibles avec votre compte')
  await expect(table(page).getByRole('rowheader')).toHaveText(['CMP-21'])
  await expect(cards(page).getByRole('link', { name: 'Déposées' })).toHaveAccessibleDescription('1')
  await expect(card(page, 'Expirées')).toContainText('Aucune livraison expirée.')
  await expect(section(page, 'Machines sous tension')).toContainText('Aucune machine sous tension.')
  await expect(scope).toHaveCount(1)
  await page.getByRole('link', { name: 'Réseau', exact: true }).click()
  const machines = page.getByRole('list', { name: 'Machines', exact: true })
  await expect(machines.getByRole('listitem').filter({ hasText: 'Taina' })).toContainText('1 occupé sur 6')
  await expect(scope).toHaveCount(1)
})

test('[TDY-05] [TDY-06] [TDY-07] each section shows good news, or fails and retries independently', async ({
  world,
  as,
  page,
}) => {
  await world.reset({ seed: 'empty' })
  await page.route('/config.json', (route) => route.fulfill({ json: {} }))
  // Prevents an automatic retry during the checks.
  const later = { headers: { 'Retry-After': '600' } }
  await world.fault({ path: '^/api/booking_slots' }, { status: 503, description: 'Plus tard.', ...later })
  await world.fault({ path: '^/api/lockers' }, { status: 503, description: 'Plus tard.', ...later })
  await world.fault({ path: 'itemsPerPage=1&status=reminder&' }, { status: 503, description: 'Plus tard.', ...later })
  await as('admin').open('/aujourd-hui')
  await expect(section(page, 'Expirent dans les 6 heures')).toContainText("Aucun colis n'expire dans les 6 heures.")
  await expect(card(page, 'Expirées')).toContainText('Aucune livraison expirée.')
  // Without bands nothing is judged.
  await expect(section(page, 'Zones enregistrées hors plage')).toHaveCount(0)
  const machines = section(page, 'Machines sous tension')
  await expect(machines).toContainText("Cette partie n'a pas pu être lue.")
  await expect(retryButton(page)).toHaveCount(2)
  const again = page.getByRole('button', { name: 'À relancer\u{A0}: nombre inconnu, compter à nouveau' })
  await expect(again).toHaveText('–')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expectNoAxeViolations(page)
  await world.mend()
  await machines.getByRole('button').click()
  await expect(machines).toContainText('Aucune machine sous tension.')
  await expect(retryButton(page)).toHaveCount(1)
  await section(page, 'Réservations').getByRole('button').click()
  await expect(section(page, 'Réservations')).toContainText('Aucune réservation saturée.')
  await again.click()
  await expect(card(page, 'À relancer')).toContainText('Aucune livraison à relancer.')
  await expect(section(await as('shipper').open('/aujourd-hui'), 'Réservations')).toHaveCount(0)
})

test('[TDY-08] changes by another person are marked for ten seconds and announced in one sentence', async ({
  world,
  as,
  page,
}) => {
  await seed(world)
  await page.clock.install()
  await as('member').open('/aujourd-hui')
  const links = cards(page).getByRole('link', { name: 'Déposées' })
  await expect(links).toHaveAccessibleDescription('3')
  await expect(section(page, 'Machines sous tension').getByRole('listitem')).toHaveCount(1)
  await world.seed({ orders: [parcel(11, 'operin', 1), parcel(12, 'operin', 1)] })
  await aMinuteLater(page)
  await expect(links).toHaveAccessibleDescription('5')
  await expect(card(page, 'Déposées')).toContainText('+2')
  const sentence = page.getByText('Depuis la dernière lecture\u{A0}: «\u{A0}Déposées\u{A0}» de 3 à 5.', { exact: true })
  await expect(sentence).toBeVisible()
  // The ten seconds begin when the parcels have been read too.
  await expect(page.getByRole('button', { name: 'Actualiser' })).not.toHaveAttribute('aria-busy')
  await page.clock.runFor(11_000)
  await expect(sentence).toHaveCount(0)
  await expect(card(page, 'Déposées')).not.toContainText('+2')
})

test('[TDY-09] on paper it is one page, and it fits a phone', async ({ world, as, page }) => {
  await world.reset({ seed: 'network', clock: now })
  // Nearly every zone is outside these bands, so the lists have their maximum length.
  const temperatureBands = { HT: [0, 1], MT: [-2, -1], LT: [0, 1] }
  await page.route('/config.json', (route) => route.fulfill({ json: { temperatureBands } }))
  await page.clock.setFixedTime(now)
  await as('super_admin').open('/aujourd-hui')
  await expect(table(page).getByRole('rowheader')).toHaveCount(10)
  await expect(section(page, 'Zones enregistrées hors plage').getByRole('listitem')).toHaveCount(5)
  const pdf = await page.pdf({ path: 'test-results/looks/today.pdf', format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const step = await table(page).getByRole('row').nth(1).getByRole('button').first().textContent()
  expect(step).toMatch(/\S/)
  expect((await printedWords(page))[0]?.split(step ?? '').length).toBeGreaterThan(5)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await sideways(page)).toBe(0)
  // The machine stands below its company, not below the label.
  const cell = table(page).getByRole('row').nth(1).getByRole('cell').first()
  const [company, machine] = await cell
    .locator('span > span')
    .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().left))
  expect(machine).toBe(company)
  await expectNoAxeViolations(page)
})
