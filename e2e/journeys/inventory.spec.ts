import { expect, test } from '../support/fixtures/test.ts'
import { inventoryCells, seedParcels } from '../support/pages/inventory.ts'
import { row, title } from '../support/pages/vocabulary.ts'

/** Expected parcels of each machine: one shared read for the list, a machine, and the page of the machine. `count.spec.ts` has the phone. */

test.beforeEach(({ world }) => seedParcels(world))

test('[INV-01] [LIST-03] the inventory leads to parcels by zone and slot, read once', async ({ world, as }) => {
  const page = await as('shipper').open('/inventaire')
  const figure = (name: string) => row(page, name).getByRole('cell').last()
  await expect(title(page, 'Inventaire')).toBeVisible()
  await expect(figure('Taina-3')).toHaveText('au moins 5')
  // A parcel without a known machine may be in this one. It has a separate group.
  await expect(figure('Arue-4')).toHaveText('–')
  await expect(page.getByText("partiel\u{A0}: la machine de 1 colis n'est pas indiquée")).toBeVisible()
  await expect(page.getByText('selon les livraisons visibles avec votre compte')).toBeVisible()
  await expect(inventoryCells(page, 'Machine inconnue')).toHaveText([/^5CMP-8/])
  // A machine whose number is not known comes last in both directions.
  for (const address of ['/inventaire?tri=parcels', '/inventaire?tri=-parcels']) {
    await page.getByRole('columnheader', { name: 'Colis' }).getByRole('button').click()
    await expect(page).toHaveURL(address)
    const names = page.getByRole('table', { name: 'Inventaire' }).getByRole('rowheader')
    await expect(names).toHaveText(['Taina-3', 'Arue-4'])
  }
  await page.getByRole('link', { name: 'Taina-3' }).click()
  await expect(page).toHaveURL('/inventaire/3')
  await expect(title(page, 'Inventaire\u{A0}: Taina-3')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Ambiant (HT)', 'Frais (MT)'])
  await expect(inventoryCells(page, 'Ambiant (HT)')).toHaveText([
    /^1CMP-5Vaima11\/04\/2023 12:01délai dépassé de/,
    /^2CMP-4/,
  ])
  await expect(inventoryCells(page, 'Frais (MT)')).toHaveText([/^9CMP-2/, /^10CMP-1/, /^-CMP-3/])
  const asked = (await world.parcelReads()).map(({ query }) => decodeURIComponent(query))
  expect(asked).toHaveLength(4)
  for (const query of asked) expect(query).toContain('itemsPerPage=100&status=')
  expect(asked.join()).not.toMatch(/receiveCode|client|phone/)
  await page.getByRole('link', { name: 'CMP-5' }).click()
  await expect(page).toHaveURL('/livraisons/detail/5')
})
