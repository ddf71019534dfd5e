import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { sideways } from '../support/measures/screen.ts'
import { retryButton, row } from '../support/pages/vocabulary.ts'

/** The map of the network, which only a browser draws. The rules of its figures are in the unit tests of `features/network`. */

const map = (page: Page) => page.getByRole('group', { name: 'Carte du réseau' })
const points = (page: Page) => map(page).getByRole('button')
const point = (page: Page, name: string) => map(page).getByRole('button', { name })
const list = (page: Page, name = 'Machines') => page.getByRole('list', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** As a person presses it: faster keys are taken for a barcode scanner. */
async function strike(page: Page, key: string, times = 1) {
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key)
    await page.waitForTimeout(120)
  }
}

const parcel = (id: number, zone: number, locker: number) =>
  anOrder({ id, status: 'operin', company: 7 as never, locker: locker as never, bookingSlot: zone as never })

/** Two machines on one spot in Papeete, one in the Marquesas, and one whose coordinates are swapped. */
async function seed(world: World) {
  await world.reset({ seed: 'empty' })
  const zone = (id: number, capacity: number, currentTemp: number | null) =>
    aZone({ id, name: `Zone ${id}`, myKey: 'MT', currentTemp: currentTemp as never, slots: [aSlot({ id, capacity })] })
  const machine = (id: number, shortLocation: string, city: string, latitude: number, longitude: number) =>
    aLocker({ id, shortLocation, city, latitude, longitude, temperatureZones: [zone(id, id === 1 ? 5 : 10, id * 4)] })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    lockers: [
      machine(1, 'Quai', 'Papeete', -17.54, -149.57),
      machine(2, 'Marché', 'Papeete', -17.54, -149.57),
      machine(3, 'Taiohae', 'Nuku-Hiva', -8.92, -140.1),
      machine(4, 'Taina', 'Punaauia', -149.61, -17.58),
    ],
    bookingSlots: [1, 2, 3].map((id) => ({ id, slot: id, company: 7, capacity: 5, active: true })),
  })
  await world.seed({ orders: [1, 2, 3, 4].map((id) => parcel(id, 1, 1)) })
}

test('[NET-01] [NET-03] the map and the list say the same, and two machines on one spot stand apart', async ({
  world,
  as,
}) => {
  await seed(world)
  const page = await as('shipper').open('/reseau')
  await expect(points(page)).toHaveCount(3)
  await expect(point(page, 'Quai, Papeete\u{A0}: 4 occupés sur 5, Sous tension')).toBeVisible()
  await expect(point(page, 'Marché, Papeete\u{A0}: 0 occupé sur 10, De la place')).toBeVisible()
  await expect(list(page).getByRole('listitem')).toHaveText([
    /^Quai Papeete.*Sous tension.*4 occupés sur 5.*0 non réservé/,
    /^Marché/,
    /^Taiohae/,
  ])
  await expect(list(page, 'Sans position')).toContainText('latitude et longitude semblent inversées')
  await expect(page.getByText('selon les livraisons visibles avec votre compte')).toBeVisible()
  // The point of a machine leads to its details, and the address keeps it.
  await point(page, 'Quai, Papeete').click()
  await expect(page).toHaveURL('/reseau?machine=1')
  await expect(point(page, 'Quai, Papeete')).toHaveAttribute('aria-current', 'true')
  const details = page.getByRole('region', { name: 'Quai', exact: true })
  await expect(details.getByRole('link', { name: 'Voir la machine' })).toHaveAttribute('href', '/lockers/detail/1')
  await expect(details.getByRole('link', { name: /^Ouvrir dans OpenStreetMap/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=-17.54&mlon=-149.57#map=17/-17.54/-149.57',
  )
  await expect(row(page, 'Zone 1 (MT) S').getByRole('cell')).toHaveText([/5$/, /0$/, /1$/, /4$/])
  await expect(page.getByRole('table', { name: 'Réservations par machine et société' })).toHaveCount(0)
})

test('[NET-01] keys walk the machines, enlarge and move the map, and the list follows', async ({ world, as }) => {
  await seed(world)
  const page = await as('member').open('/reseau?tri=nom')
  await expect(points(page)).toHaveCount(3)
  await map(page).focus()
  await strike(page, 'Tab')
  await expect(point(page, 'Marché')).toBeFocused()
  for (const name of ['Quai', 'Taiohae', 'Marché']) {
    await strike(page, 'ArrowRight')
    await expect(point(page, name)).toBeFocused()
  }
  await strike(page, 'End')
  await expect(point(page, 'Taiohae')).toBeFocused()
  // Enlarged, only the islands in the frame are listed. A point outside of it comes into sight with the focus.
  await strike(page, '+', 4)
  await strike(page, 'ArrowLeft')
  await expect(point(page, 'Quai')).toBeFocused()
  await expect(page.getByText('2 sur 3 dans le cadre')).toBeVisible()
  await expect(list(page).getByRole('listitem')).toHaveText([/^Marché/, /^Quai/])
  await strike(page, 'Enter')
  await expect(page).toHaveURL('/reseau?tri=nom&machine=1')
  await strike(page, 'Escape')
  await expect(map(page)).toBeFocused()
  await strike(page, 'ArrowRight', 9)
  await expect(page.getByText('0 sur 3 dans le cadre')).toBeVisible()
  await strike(page, '0')
  await expect(page.getByText('3 machines', { exact: true })).toBeVisible()
  // The same with buttons, for people who neither drag nor type.
  await press(page, 'Zoomer')
  await press(page, 'Zoomer')
  await press(page, "Vers l'ouest")
  await expect(page.getByText(/sur 3 dans le cadre/)).toBeVisible()
  await press(page, 'Tout voir')
  await expect(page.getByText('3 machines', { exact: true })).toBeVisible()
})

test('[NET-01] [NET-02] the wheel enlarges what is under it, and a link shows one city', async ({ world, as }) => {
  await seed(world)
  const page = await as('operator').open('/reseau')
  await point(page, 'Taiohae').hover()
  await page.mouse.wheel(0, -1200)
  await expect(page.getByText('1 sur 3 dans le cadre')).toBeVisible()
  await page.getByRole('combobox', { name: 'Ville' }).selectOption('Papeete')
  await expect(page).toHaveURL('/reseau?ville=Papeete')
  await expect(list(page).getByRole('listitem')).toHaveText([/^Quai/, /^Marché/])
  await expect(points(page)).toHaveCount(2)
  await page.goBack()
  await expect(points(page)).toHaveCount(3)
})

test('[NET-05] [NET-06] a section that fails says so and is read again alone', async ({ world, as, page }) => {
  await seed(world)
  await page.route('/config.json', (route) => route.fulfill({ json: { temperatureBands: { MT: [2, 8] } } }))
  await world.fault({ path: '^/api/booking_slots' }, { status: 500 })
  await world.fault({ path: 'itemsPerPage=100&status=overtime&' }, { status: 500 })
  await as('admin').open('/reseau')
  await expect(page.getByText("Cette partie n'a pas pu être lue.")).toBeVisible()
  await expect(page.getByText("partiel\u{A0}: les livraisons expirées n'ont pas pu être lues")).toBeVisible()
  // What is known already is said, and what is not known is no zero.
  await expect(point(page, 'Quai, Papeete\u{A0}: au moins 4 occupés sur 5, Sous tension')).toBeVisible()
  await expect(point(page, 'Taiohae, Nuku-Hiva\u{A0}: – sur 10, Occupation inconnue')).toBeVisible()
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

test('[NET-01] the map fits a phone, and a finger opens a machine @phone', async ({ world, as }) => {
  await seed(world)
  const page = await as('operator').open('/reseau')
  await point(page, 'Taiohae').tap()
  await expect(page.getByRole('region', { name: 'Taiohae', exact: true })).toBeVisible()
  await expect(row(page, 'Zone 3 (MT) S')).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await expectNoAxeViolations(page)
})
