import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { countOf, worklistNames } from '../support/pages/orders.ts'
import { signIn } from '../support/pages/session.ts'
import { cards, HOUR, hoursAgo, judgeZones, now, seedToday, table, worklist } from '../support/pages/today.ts'
import { card } from '../support/pages/vocabulary.ts'

/** « Aujourd'hui »: open work, worst first. The rules of its figures are in unit tests. */

test('[TDY-01] [TDY-02] each worklist has a card with its count, read once', async ({ world, as }) => {
  await seedToday(world)
  const page = await as('super_admin').open('/livraisons')
  await expect.poll(() => world.counts()).toHaveLength(8)
  // Leaving the list would abort its running counts.
  for (const name of worklistNames.slice(1)) await expect(countOf(page, name)).toBeVisible()
  await page.getByRole('link', { name: "Aujourd'hui" }).click()
  await expect(cards(page).getByRole('link')).toHaveText(worklistNames.slice(1))
  await expect(cards(page).getByRole('link', { name: 'Déposées' })).toHaveAccessibleDescription('3')
  await expect(worklist(page, 'Expirées')).toContainText('1')
  await expect(worklist(page, 'Prêtes')).toContainText('Aucune livraison prête.')
  await cards(page).getByRole('link', { name: 'Déposées' }).click()
  await expect(page).toHaveURL('/livraisons?status=operin')
  await expect(page.getByRole('rowheader')).toHaveText(['5', '3', '1'])
  expect(await world.counts()).toHaveLength(8)
})

test('[TDY-03] [TDY-04] [TDY-05] [TDY-06] urgent work is listed by the server clock', async ({ world, page }) => {
  await seedToday(world)
  await judgeZones(page)
  // A computer that is two hours ahead learns the time of the server when it signs in.
  await page.clock.setFixedTime(Date.parse(now) + 2 * HOUR)
  await page.goto('/connexion')
  await signIn(page, 'superadmin')
  await page.getByRole('link', { name: "Aujourd'hui" }).click()
  await expect(table(page).getByRole('row')).toHaveText([
    /^Code-barres/,
    /CMP-2.*Vaima.*Taina.*expire dans 1 h.*récupérée par le client/,
    /CMP-1.*Vaima.*Taina.*expire dans 5 h.*récupérée par le client/,
  ])
  const tense = card(page, 'Machines sous tension')
  await expect(tense.getByRole('listitem')).toHaveText([/^Taina.*Sous tension.*5 occupés sur 6/])
  await expect(tense.getByRole('link', { name: 'Taina' })).toHaveAttribute('href', '/lockers/detail/1')
  await expect(tense).toContainText('1 sans mesure')
  const zones = card(page, 'Zones enregistrées hors plage')
  await expect(zones.getByRole('listitem')).toHaveText([/^Faaa.*8,1\u{A0}°C.*de 2 à 8\u{A0}°C/u])
  await expect(zones).toContainText('1 non mesurée')
  await expect(page.getByText('selon les livraisons visibles avec votre compte')).toBeVisible()
  const bookings = card(page, 'Réservations')
  await expect(bookings.getByRole('link', { name: 'Réservations saturées' })).toHaveAccessibleDescription('1')
  await expect(bookings.getByRole('link', { name: 'Réservations inutilisées' })).toHaveAccessibleDescription('1')
})

test('[STALE-03] what waits longer than its limit is counted by one call a status', async ({ world, as, page }) => {
  const waiting = (id: number, status: string, hours: number) =>
    anOrder({ id, status: status as 'created', history: [{ status, createdAt: hoursAgo(hours) }] as never })
  await world.start({
    clock: now,
    orders: [
      waiting(1, 'created', 25),
      waiting(2, 'created', 24),
      waiting(3, 'created', 49),
      waiting(4, 'ready_for_delivery', 99),
      waiting(5, 'left_for_customer_service', 169),
    ],
  })
  // « Prêtes » is switched off.
  await page.route('/config.json', (route) => route.fulfill({ json: { waitLimits: { ready_for_delivery: 0 } } }))
  const read = (status: string) => `/orders\\?page=1&itemsPerPage=100&status=${status}&`
  await world.fault({ path: read('left_for_customer_service') }, { status: 403, description: 'Refusé.' })
  await page.clock.setFixedTime(now)
  await as('operator').open('/aujourd-hui')
  const late = card(page, 'Depuis trop longtemps')
  await expect(late.getByRole('row')).toHaveText([
    /^Liste/,
    /^À préparer.*plus de 1 j.*2.*CMP-3.*depuis 2 j 1 h$/,
    /^En livraison.*plus de 12 h.*0$/,
    /^Service client.*plus de 7 j.*–$/,
  ])
  const asked = (await world.parcelReads()).map(({ url }) => new URL(url, page.url()).searchParams.get('status'))
  // The four statuses in machines are those of the inventory.
  const inMachine = new Set(['operin', 'reminder', 'overtimedue', 'overtime'])
  expect(asked.filter((status) => !inMachine.has(status ?? ''))).toEqual(['created', 'left_for_customer_service'])

  await world.mend()
  await late.getByRole('button', { name: 'Réessayer' }).click()
  await expect(late.getByRole('row', { name: /^Service client/ })).toContainText('CMP-5')
  await late.getByRole('link', { name: 'Service client' }).click()
  await expect(page).toHaveURL('/livraisons?status=left_for_customer_service&tri=anciennete')
})
