import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { machineList, mapPoint, mapPoints, seedNetwork } from '../support/pages/network.ts'
import { retryButton, row } from '../support/pages/vocabulary.ts'

/** The map under the wheel, and a section that fails. */

test('[NET-01] [NET-02] the wheel enlarges what is under it, and a link shows one city', async ({ world, as }) => {
  await seedNetwork(world)
  const page = await as('operator').open('/reseau')
  await mapPoint(page, 'Taiohae').hover()
  await page.mouse.wheel(0, -1200)
  await expect(page.getByText('1 sur 3 dans le cadre')).toBeVisible()
  await page.getByRole('combobox', { name: 'Ville' }).selectOption('Papeete')
  await expect(page).toHaveURL('/reseau?ville=Papeete')
  await expect(machineList(page).getByRole('listitem')).toHaveText([/^Quai/, /^Marché/])
  await expect(mapPoints(page)).toHaveCount(2)
  await page.goBack()
  await expect(mapPoints(page)).toHaveCount(3)
})

test('[NET-05] [NET-06] a section that fails says so and is read again alone', async ({ world, as, page }) => {
  await seedNetwork(world)
  await page.route('/config.json', (route) => route.fulfill({ json: { temperatureBands: { MT: [2, 8] } } }))
  await world.fault({ path: '^/api/booking_slots' }, { status: 500 })
  await world.fault({ path: 'itemsPerPage=100&status=overtime&' }, { status: 500 })
  await as('admin').open('/reseau')
  await expect(page.getByText("Cette partie n'a pas pu être lue.")).toBeVisible()
  await expect(page.getByText("partiel\u{A0}: les livraisons expirées n'ont pas pu être lues")).toBeVisible()
  // What is known already is said, and what is not known is no zero.
  await expect(mapPoint(page, 'Quai, Papeete\u{A0}: au moins 4 occupés sur 5, Sous tension')).toBeVisible()
  await expect(mapPoint(page, 'Taiohae, Nuku-Hiva\u{A0}: – sur 10, Occupation inconnue')).toBeVisible()
  const temperatures = page.getByRole('table', { name: 'Températures enregistrées' })
  await expect(temperatures.getByRole('row').nth(1)).toContainText('Hors plage')
  await expect(row(page, 'Marché').filter({ hasText: '8 °C' })).toContainText('Dans la plage')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await world.mend()
  await retryButton(page).last().click()
  const bookings = page.getByRole('table', { name: 'Réservations par machine et société' })
  await expect(bookings.getByRole('row').filter({ hasText: 'Quai' })).toContainText('80 %')
  await expect(retryButton(page)).toHaveCount(1)
  await expectNoAxeViolations(page)
})
