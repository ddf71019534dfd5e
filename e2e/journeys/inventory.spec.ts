import type { Page } from '@playwright/test'
import { aLocker } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { storageOf } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { inventoryCells, retryInventory, ownScope, seedParcels } from '../support/pages/inventory.ts'
import { row, visit } from '../support/pages/vocabulary.ts'

/** Expected parcels of each machine: one shared read for the list, a machine, and the page of the machine. `count.spec.ts` has the phone. */

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('the inventory leads from the machines to their parcels', async ({ world, as }) => {
  await seedParcels(world)
  await world.seed({
    lockers: [
      aLocker({ id: 5, shortLocation: 'Quai 10', cleveronApmId: 'APM7', city: 'Papeete', temperatureZones: [] }),
      aLocker({ id: 6, shortLocation: 'Quai 9', cleveronApmId: 'APM12', city: 'Épicéa', temperatureZones: [] }),
    ],
  })
  await world.seed({ orders: [9, 10].map((id) => anOrder({ id, status: 'operin', company: 7, locker: 6 })) })
  await world.fault({ path: 'itemsPerPage=100&status=overtime&' }, { status: 500 })
  const page = await as('shipper').open('/inventaire')
  const machines = page.getByRole('table', { name: 'Inventaire' })
  const names = machines.getByRole('rowheader')
  const header = (name: string) => machines.getByRole('columnheader', { name })
  const sortBy = (name: string) => header(name).getByRole('button').click()
  const figure = (name: string) => row(page, name).getByRole('cell').last()

  await test.step('[INV-03] a failed status leaves three, shows an error without a toast, and can be retried', async () => {
    await expect(figure('Taina-3')).toHaveText('au moins 4')
    // No parcel in a partial read does not mean zero.
    await expect(figure('Arue-4')).toHaveText('–')
    await expect(page.getByText("partiel\u{A0}: les livraisons expirées n'ont pas pu être lues")).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await world.mend()
    await retryInventory(page).click()
    await expect(figure('Taina-3')).toHaveText('au moins 5')
    await expect(retryInventory(page)).toHaveCount(0)
  })

  await test.step('[LIST-03] the machines are sorted in the address, without a further call, also after a reload', async () => {
    await expect(names).toHaveText(['Arue-4', 'Quai 9', 'Quai 10', 'Taina-3'])
    await expect(figure('Quai 9')).toHaveText('au moins 2')
    await world.forgetRequests()
    // Numbers by value; machines whose number is not known come last in both directions.
    await sortBy('Colis')
    await expect(names).toHaveText(['Quai 9', 'Taina-3', /./, /./])
    await sortBy('Colis')
    await expect(page).toHaveURL('/inventaire?tri=-parcels')
    await expect(names).toHaveText(['Taina-3', 'Quai 9', /./, /./])
    expect(await world.parcelReads()).toEqual([])
    await page.reload()
    await expect(header('Colis')).toHaveAttribute('aria-sort', 'descending')
    await expect(names).toHaveText(['Taina-3', 'Quai 9', /./, /./])
  })

  await test.step('[INV-01] the list gives every machine the number of parcels that should be in it', async () => {
    await expect(title(page)).toHaveText('Inventaire')
    await expect(figure('Taina-3')).toHaveText('au moins 5')
    // A parcel without a known machine may be in this one. It has a separate group.
    await expect(figure('Arue-4')).toHaveText('–')
    await expect(page.getByText("partiel\u{A0}: la machine de 1 colis n'est pas indiquée")).toBeVisible()
    await expect(page.getByText(ownScope)).toBeVisible()
    await expect(inventoryCells(page, 'Machine inconnue')).toHaveText([/^5CMP-8/])
    const asked = (await world.parcelReads()).map(({ query }) => decodeURIComponent(query))
    expect(asked).toHaveLength(4)
    for (const query of asked) expect(query).toContain('itemsPerPage=100&status=')
    expect(asked.join()).not.toMatch(/receiveCode|client|phone/)
  })

  await test.step('[INV-01] a machine shows its parcels by zone and slot number, and nothing was read twice', async () => {
    await page.getByRole('link', { name: 'Taina-3' }).click()
    await expect(page).toHaveURL('/inventaire/3')
    await expect(title(page)).toHaveText('Inventaire\u{A0}: Taina-3')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Ambiant (HT)', 'Frais (MT)'])
    await expect(inventoryCells(page, 'Ambiant (HT)')).toHaveText([
      /^1CMP-5Vaima11\/04\/2023 12:01délai dépassé de/,
      /^2CMP-4/,
    ])
    await expect(inventoryCells(page, 'Frais (MT)')).toHaveText([/^9CMP-2/, /^10CMP-1/, /^-CMP-3/])
    // Only the reload has read the parcels of four statuses.
    expect(await world.parcelReads()).toHaveLength(4)
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'CMP-5' }).click()
    await expect(page).toHaveURL('/livraisons/detail/5')
    await page.goBack()
    await expect(page).toHaveURL('/inventaire/3')
    await page.goBack()
    await expect(page).toHaveURL('/inventaire?tri=-parcels')
  })

  await test.step('[LIST-01] [LIST-03] the filter finds without accents and case, in every column', async () => {
    await sortBy('Apm ID')
    await expect(page).toHaveURL('/inventaire?tri=reference')
    await expect(names).toHaveText([/./, /./, 'Quai 10', 'Quai 9'])
    await sortBy('Ville')
    await expect(page).toHaveURL('/inventaire?tri=city')
    // By name, reference, city and number.
    const filter = page.getByRole('searchbox', { name: 'Filtrer' })
    await filter.fill('epicea moins 2')
    await expect(names).toHaveText(['Quai 9'])
    await expect(page.getByText('1 résultat sur 4')).toBeVisible()
    await expect(page).toHaveURL(/recherche=epicea\+moins\+2/)
    await filter.fill('apm7')
    await expect(names).toHaveText(['Quai 10'])
    await filter.fill('introuvable')
    await expect(machines.getByText('Aucun résultat')).toBeVisible()
    // Parcels without a known machine stay below the list.
    await expect(inventoryCells(page, 'Machine inconnue')).toHaveCount(1)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Effacer le filtre' }).click()
    await expect(names).toHaveCount(4)
  })

  await test.step('[LIST-03] columns are hidden, and a view is kept', async () => {
    await page.getByRole('button', { name: 'Colonnes' }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Apm ID' }).uncheck()
    await page.getByRole('dialog').getByLabel('Lignes').selectOption('Serrées')
    await page.keyboard.press('Escape')
    await expect(header('Apm ID')).toHaveCount(0)
    await page.getByRole('button', { name: 'Vues' }).click()
    await page.getByRole('dialog').getByLabel('Nom de la vue', { exact: true }).fill('Par ville')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await storageOf(page))['eb_list_views']).toContain('Par ville')
    await page.keyboard.press('Escape')
    await visit(page, '/inventaire')
    await expect(header('Ville')).not.toHaveAttribute('aria-sort', 'ascending')
    await page.getByRole('link', { name: 'Par ville' }).click()
    await expect(header('Ville')).toHaveAttribute('aria-sort', 'ascending')
  })
})
