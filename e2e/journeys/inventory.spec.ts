import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { sideways } from '../support/measures/screen.ts'
import { age, aMinuteLater, refreshButton } from '../support/pages/living.ts'
import { retryButton, row } from '../support/pages/vocabulary.ts'

/** Which parcels should be in which machine: one shared reading for the list, a machine, and the machine's own page. */

const scope = 'selon les livraisons visibles avec votre compte'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const link = (page: Page) => page.getByRole('link', { name: /^Colis dans cette machine/ })
const retry = (page: Page) => retryButton(page)
const deposited = [{ status: 'operin', createdAt: '2023-04-11T12:01:33-10:00' }]

/** A parcel of Vaima in a slot of machine 3 (zone 30, Frais, or 31, Ambiant). */
const parcel = (id: number, status: string, slot: string | null, zone = 30) =>
  anOrder({
    id,
    status,
    cleveronSlotId: slot,
    company: 7,
    locker: 3,
    bookingSlot: zone,
    history: deposited,
  })

/** Five parcels in Taina, one in no known machine, none in Arue. */
async function seed(world: World) {
  await world.reset({ seed: 'empty' })
  const zone = (id: number, name: string, myKey: 'MT' | 'HT') =>
    aZone({ id, name, myKey, slots: [aSlot({ id, capacity: 90 })] })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    lockers: [
      aLocker({
        id: 3,
        shortLocation: 'Taina-3',
        temperatureZones: [zone(30, 'Frais', 'MT'), zone(31, 'Ambiant', 'HT')],
      }),
      aLocker({ id: 4, shortLocation: 'Arue-4', temperatureZones: [] }),
    ],
    bookingSlots: [30, 31].map((id) => ({ id, slot: id, company: 7, capacity: 50, active: true })),
  })
  await world.seed({
    orders: [
      parcel(1, 'operin', '10'),
      parcel(2, 'reminder', '9'),
      parcel(3, 'overtimedue', null),
      parcel(4, 'overtime', '2', 31),
      parcel(5, 'operin', '1', 31),
      parcel(6, 'receive', '3'),
      parcel(7, 'picked_up', '4'),
      anOrder({ id: 8, status: 'operin', cleveronSlotId: '5' }),
    ],
  })
}

const cells = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

test('[INV-01] the list gives every machine the number of parcels that should be in it', async ({ world, as }) => {
  await seed(world)
  const page = await as('shipper').open('/inventaire')
  await expect(title(page)).toHaveText('Inventaire')
  await expect(row(page, 'Taina-3').getByRole('cell').last()).toHaveText('5')
  await expect(row(page, 'Arue-4').getByRole('cell').last()).toHaveText('0')
  await expect(page.getByText(scope)).toBeVisible()
  // A parcel of no known machine stands by itself.
  await expect(cells(page, 'Machine inconnue')).toHaveText([/^5CMP-8/])
  const asked = (await world.parcelReads()).map(({ query }) => decodeURIComponent(query))
  expect(asked).toHaveLength(4)
  for (const query of asked) expect(query).toContain('itemsPerPage=100&status=')
  expect(asked.join()).not.toMatch(/receiveCode|client|phone/)
})

test('[INV-01] a machine shows its parcels by zone and slot number, and reads nothing twice', async ({ world, as }) => {
  await seed(world)
  const page = await as('operator').open('/inventaire')
  await page.getByRole('link', { name: 'Taina-3' }).click()
  await expect(page).toHaveURL('/inventaire/3')
  await expect(title(page)).toHaveText('Inventaire\u{A0}: Taina-3')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Ambiant (HT)', 'Frais (MT)'])
  await expect(cells(page, 'Ambiant (HT)')).toHaveText([/^1CMP-5Vaima11\/04\/2023 12:01délai dépassé de/, /^2CMP-4/])
  await expect(cells(page, 'Frais (MT)')).toHaveText([/^9CMP-2/, /^10CMP-1/, /^-CMP-3/])
  expect(await world.parcelReads()).toHaveLength(4)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'CMP-5' }).click()
  await expect(page).toHaveURL('/livraisons/detail/5')
})

test('[INV-01] a machine without parcels says so', async ({ world, as }) => {
  await seed(world)
  const page = await as('member').open('/inventaire/4')
  await expect(page.getByText('Aucun colis dans cette machine.')).toBeVisible()
})

test('[INV-01] the page of a machine links to its parcels, whose number comes after the page', async ({
  world,
  as,
}) => {
  await seed(world)
  await world.fault({ path: '/lockers/3' }, { delayMs: 500 })
  const page = await as('member').open('/lockers/detail/3')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  expect(await world.parcelReads()).toEqual([])
  await expect(link(page)).toHaveText('Colis dans cette machine (5)')
  await link(page).click()
  await expect(page).toHaveURL('/inventaire/3')
  await expect(cells(page, 'Frais (MT)')).toHaveCount(3)
  expect(await world.parcelReads()).toHaveLength(4)
})

test('[INV-03] a status that cannot be read leaves three, says so without a toast, and can be read again', async ({
  world,
  as,
}) => {
  await seed(world)
  await world.fault({ path: 'itemsPerPage=100&status=overtime&' }, { status: 500 })
  const page = await as('member').open('/inventaire')
  await expect(row(page, 'Taina-3').getByRole('cell').last()).toHaveText('4')
  // Nothing found in a part is no zero.
  await expect(row(page, 'Arue-4').getByRole('cell').last()).toHaveText('–')
  await expect(page.getByText("partiel\u{A0}: les livraisons expirées n'ont pas pu être lues")).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await world.mend()
  await retry(page).click()
  await expect(row(page, 'Taina-3').getByRole('cell').last()).toHaveText('5')
  await expect(retry(page)).toHaveCount(0)
})

test('[INV-03] on the page of a machine a number that cannot be read is a dash, and the page stands', async ({
  world,
  as,
}) => {
  await seed(world)
  await world.fault({ path: '^/api/orders\\?' }, { status: 403, description: 'Refusé.' })
  const page = await as('member').open('/lockers/detail/3')
  await expect(link(page)).toHaveText('Colis dans cette machine (–)')
  await expect(page.getByText("Les colis n'ont pas pu être lus.")).toBeVisible()
  await expect(page.getByRole('table', { name: 'Zones de température' })).toBeVisible()
  await world.mend()
  await retry(page).click()
  await expect(link(page)).toHaveText('Colis dans cette machine (5)')
})

test('[INV-01] an account that sees only its own deliveries counts only these, and the screen says so', async ({
  world,
  as,
}) => {
  await seed(world)
  await world.set({ scoped: true })
  const page = await as('shipper').open('/inventaire')
  await expect(row(page, 'Taina-3').getByRole('cell').last()).toHaveText('0')
  await expect(page.getByText(scope)).toBeVisible()
})

test('[LIVE-01] [LIVE-02] the list, a machine and its own page say how old their numbers are, and follow the server', async ({
  world,
  as,
}) => {
  await seed(world)
  const page = await as('operator').open('/')
  await page.clock.install()
  await page.goto('/inventaire')
  const figure = row(page, 'Taina-3').getByRole('cell').last()
  await expect(figure).toHaveText('5')
  await expect(age(page)).toBeVisible()
  await world.changeElsewhere('orders', 1, { status: 'receive' })
  await aMinuteLater(page)
  await expect(figure).toHaveText('4')

  await page.goto('/inventaire/3')
  await expect(cells(page, 'Frais (MT)')).toHaveCount(2)
  await expect(age(page)).toBeVisible()
  await world.changeElsewhere('orders', 2, { status: 'receive' })
  await refreshButton(page).click()
  await expect(cells(page, 'Frais (MT)')).toHaveCount(1)

  await page.goto('/lockers/detail/3')
  await expect(link(page)).toHaveText('Colis dans cette machine (3)')
  await world.changeElsewhere('orders', 3, { status: 'receive' })
  await aMinuteLater(page)
  await expect(link(page)).toHaveText('Colis dans cette machine (2)')
})

test('[INV-01] the inventory fits a phone @phone', async ({ world, as }) => {
  await seed(world)
  const page = await as('operator').open('/inventaire')
  await expect(page.getByRole('rowheader', { name: 'Taina-3' })).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await page.getByRole('link', { name: 'Taina-3' }).click()
  await expect(page.getByRole('rowheader', { name: 'CMP-5' })).toBeVisible()
  expect(await sideways(page)).toBe(0)
})
