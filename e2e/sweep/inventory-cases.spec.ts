import type { Page } from '@playwright/test'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { inventoryCells, retryInventory, ownScope, seedParcels } from '../support/pages/inventory.ts'
import { age, aMinuteLater, refreshButton } from '../support/pages/refresh.ts'
import { row, visit } from '../support/pages/vocabulary.ts'

/** The inventory on the page of a machine, for other accounts, and while other people work. */

const parcelsLink = (page: Page) => page.getByRole('link', { name: /^Colis dans cette machine/ })

test('the parcels of a machine, of an empty one, for an account that sees less, after a failure, and as they change', async ({
  as,
  page,
  world,
}) => {
  await seedParcels(world)
  await test.step('[INV-01] the page of a machine links to its parcels, whose number comes after the page', async () => {
    const held = await holdCalls(page, 'GET **/api/lockers/3?*')
    await as('member').open('/lockers/detail/3')
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    await expect.poll(held.count).toBe(1)
    expect(await world.parcelReads()).toEqual([])
    await held.letAll()
    await expect(parcelsLink(page)).toHaveText('Colis dans cette machine (au moins 5)')
    await parcelsLink(page).click()
    await expect(page).toHaveURL('/inventaire/3')
    await expect(inventoryCells(page, 'Frais (MT)')).toHaveCount(3)
    expect(await world.parcelReads()).toHaveLength(4)
  })

  await test.step('[INV-01] a machine without parcels says so', async () => {
    // This parcel of no known machine could be here.
    await world.removeElsewhere('orders', 8)
    await visit(page, '/inventaire/4')
    await refreshButton(page).click()
    await expect(page.getByText('Aucun colis dans cette machine.')).toBeVisible()
  })

  await test.step('[INV-01] an account that sees only its own deliveries counts only these, and the screen says so', async () => {
    await world.set({ scoped: true })
    await as('shipper').open('/inventaire')
    await expect(row(page, 'Taina-3').getByRole('cell').last()).toHaveText('0')
    await expect(page.getByText(ownScope)).toBeVisible()
  })

  await test.step('[INV-03] on the page of a machine a failed count is a dash, and the page stays', async () => {
    await page.clock.install()
    await seedParcels(world)
    await world.fault({ path: '^/api/orders\\?' }, { status: 403, description: 'Refusé.' })
    await as('operator').open('/lockers/detail/3')
    await expect(parcelsLink(page)).toHaveText('Colis dans cette machine (–)')
    await expect(page.getByText("Les colis n'ont pas pu être lus.")).toBeVisible()
    await expect(page.getByRole('table', { name: 'Zones de température' })).toBeVisible()
    await world.mend()
    await retryInventory(page).click()
    await expect(parcelsLink(page)).toHaveText('Colis dans cette machine (au moins 5)')
  })

  await test.step('[LIVE-01] [LIVE-02] the list, a machine and its page show the age of their numbers, and refresh', async () => {
    await visit(page, '/inventaire')
    const figure = row(page, 'Taina-3').getByRole('cell').last()
    await expect(figure).toHaveText('au moins 5')
    await expect(age(page)).toBeVisible()
    await world.changeElsewhere('orders', 1, { status: 'receive' })
    await aMinuteLater(page)
    await expect(figure).toHaveText('au moins 4')

    await visit(page, '/inventaire/3')
    await expect(inventoryCells(page, 'Frais (MT)')).toHaveCount(2)
    await expect(age(page)).toBeVisible()
    await world.changeElsewhere('orders', 2, { status: 'receive' })
    await refreshButton(page).click()
    await expect(inventoryCells(page, 'Frais (MT)')).toHaveCount(1)

    await visit(page, '/lockers/detail/3')
    await expect(parcelsLink(page)).toHaveText('Colis dans cette machine (au moins 3)')
    await world.changeElsewhere('orders', 3, { status: 'receive' })
    await aMinuteLater(page)
    await expect(parcelsLink(page)).toHaveText('Colis dans cette machine (au moins 2)')
  })
})
