import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { bookingsOf, companyNames, seedBookings } from '../support/pages/bookings-page.ts'
import {
  columnsButton,
  shownColumns,
  columnsDialog,
  hideColumn,
  savedViews,
  saveView,
} from '../support/pages/lists-arranged.ts'
import { columns as specified } from '../support/pages/orders.ts'
import { expectFlash, expectRows } from '../support/pages/vocabulary.ts'

/** Columns and views of bookings, and a full storage. */

test('[LIST-06] where the storage is full, the console says that it keeps neither a view nor columns', async ({
  as,
}) => {
  const page = await as('member').open('/livraisons')
  await expectRows(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await hideColumn(page, 'Casier')
  await expectFlash(page, "Le navigateur n'a pas pu garder ces choix")
  await expect.poll(() => shownColumns(page)).toEqual(specified.filter((name) => name !== 'Casier'))
  await saveView(page, 'Déposées')
  await expectFlash(page, "Le navigateur n'a pas pu garder la vue")
})

test('[LIST-05] [LIST-06] the bookings have columns and views of their own, and a wrong link is the usual list', async ({
  world,
  as,
}) => {
  await seedBookings(world)
  const page = await as('admin').open('/bookings?filtre=actives&recherche=frais')
  await expect(companyNames(page)).toHaveText(['Épicerie Vaiana'])
  const nested = bookingsOf(page, 'Épicerie Vaiana').getByRole('columnheader')
  await hideColumn(page, 'H x L x P', 'Réservés')
  const kept = ['Machine', 'Zone de température', 'Disponibles', 'État']
  await expect(nested).toHaveText(kept)
  await saveView(page, 'Frais actives')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await page.goto('/bookings')
  await expect(nested).toHaveText(kept)
  await savedViews(page).getByRole('link', { name: 'Frais actives' }).click()
  await expect(page).toHaveURL(/filtre=actives&recherche=frais/)
  await expect(page).toHaveURL(/colonnes=/)
  await columnsButton(page, 'Colonnes').click()
  await columnsDialog(page).getByRole('button', { name: 'Rétablir' }).click()
  await expect(nested).toHaveCount(6)
  await expect(page).not.toHaveURL(/colonnes=/)

  await page.goto('/bookings?colonnes=secret,%3Cb%3E&lignes=enormes&filtre=toutes&tri=9')
  await expect(nested).toHaveCount(6)
  await expect(page.getByRole('columnheader', { name: 'Machine' })).toBeVisible()
})
