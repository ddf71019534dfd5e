import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedParcels } from '../support/pages/inventory.ts'

test.beforeEach(({ world }) => seedParcels(world))

test('[INV-01] the parcels of a machine are read after its page', async ({ as, page, world }) => {
  const held = await holdCalls(page, 'GET **/api/lockers/3?*')
  await as('member').open('/lockers/detail/3')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await expect.poll(held.count).toBe(1)
  expect(await world.parcelReads()).toEqual([])
  await held.letAll()
  await expect(page.getByRole('link', { name: 'Colis dans cette machine (au moins 5)' })).toBeVisible()
  expect(await world.parcelReads()).toHaveLength(4)
})

test('[INV-01] a machine without parcels says so', async ({ as, world }) => {
  // This parcel of no known machine could be here.
  await world.removeElsewhere('orders', 8)
  const page = await as('member').open('/inventaire/4')
  await expect(page.getByText('Aucun colis dans cette machine.')).toBeVisible()
})
