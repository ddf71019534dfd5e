import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { sideways } from '../support/measures/screen.ts'
import { inventoryCells, retryInventory, ownScope, seedParcels } from '../support/pages/inventory.ts'
import { row } from '../support/pages/vocabulary.ts'

/** Expected parcels of each machine: one shared read for the list, a machine, and the page of the machine. */

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('[INV-01] the list gives every machine the number of parcels that should be in it', async ({ world, as }) => {
  await seedParcels(world)
  const page = await as('shipper').open('/inventaire')
  await expect(title(page)).toHaveText('Inventaire')
  await expect(row(page, 'Taina-3').getByRole('cell').last()).toHaveText('au moins 5')
  // A parcel without a known machine may be in this one. It has a separate group.
  await expect(row(page, 'Arue-4').getByRole('cell').last()).toHaveText('–')
  await expect(page.getByText("partiel\u{A0}: la machine de 1 colis n'est pas indiquée")).toBeVisible()
  await expect(page.getByText(ownScope)).toBeVisible()
  await expect(inventoryCells(page, 'Machine inconnue')).toHaveText([/^5CMP-8/])
  const asked = (await world.parcelReads()).map(({ query }) => decodeURIComponent(query))
  expect(asked).toHaveLength(4)
  for (const query of asked) expect(query).toContain('itemsPerPage=100&status=')
  expect(asked.join()).not.toMatch(/receiveCode|client|phone/)
})

test('[INV-01] a machine shows its parcels by zone and slot number, and reads nothing twice', async ({ world, as }) => {
  await seedParcels(world)
  const page = await as('operator').open('/inventaire')
  await page.getByRole('link', { name: 'Taina-3' }).click()
  await expect(page).toHaveURL('/inventaire/3')
  await expect(title(page)).toHaveText('Inventaire\u{A0}: Taina-3')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Ambiant (HT)', 'Frais (MT)'])
  await expect(inventoryCells(page, 'Ambiant (HT)')).toHaveText([
    /^1CMP-5Vaima11\/04\/2023 12:01délai dépassé de/,
    /^2CMP-4/,
  ])
  await expect(inventoryCells(page, 'Frais (MT)')).toHaveText([/^9CMP-2/, /^10CMP-1/, /^-CMP-3/])
  expect(await world.parcelReads()).toHaveLength(4)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'CMP-5' }).click()
  await expect(page).toHaveURL('/livraisons/detail/5')
})

test('[INV-03] a failed status leaves three, shows an error without a toast, and can be retried', async ({
  world,
  as,
}) => {
  await seedParcels(world)
  await world.fault({ path: 'itemsPerPage=100&status=overtime&' }, { status: 500 })
  const page = await as('member').open('/inventaire')
  await expect(row(page, 'Taina-3').getByRole('cell').last()).toHaveText('au moins 4')
  // No parcel in a partial read does not mean zero.
  await expect(row(page, 'Arue-4').getByRole('cell').last()).toHaveText('–')
  await expect(page.getByText("partiel\u{A0}: les livraisons expirées n'ont pas pu être lues")).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await world.mend()
  await retryInventory(page).click()
  await expect(row(page, 'Taina-3').getByRole('cell').last()).toHaveText('au moins 5')
  await expect(retryInventory(page)).toHaveCount(0)
})

test('[INV-01] the inventory fits a phone @phone', async ({ world, as }) => {
  await seedParcels(world)
  const page = await as('operator').open('/inventaire')
  await expect(page.getByRole('rowheader', { name: 'Taina-3' })).toBeVisible()
  expect(await sideways(page)).toBe(0)
  await page.getByRole('link', { name: 'Taina-3' }).click()
  await expect(page.getByRole('rowheader', { name: 'CMP-5' })).toBeVisible()
  expect(await sideways(page)).toBe(0)
})
