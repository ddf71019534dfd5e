import { expect, test } from '../support/fixtures/test.ts'
import { narrowDialog, openNarrow, seedNarrow } from '../support/pages/orders-narrow.ts'

/** Deliveries of a company, for an account that may not list companies. */

test('[LIST-04] an account that may not list companies chooses among those of the deliveries, and a view keeps the choice', async ({
  world,
  as,
}) => {
  await seedNarrow(world)
  await world.fault({ path: '^/api/companies' }, { status: 403 })
  const page = await as('operator').open('/livraisons?machine=3')
  await expect(page.getByText('4 trouvées sur 100 lues')).toBeVisible()
  await openNarrow(page).click()
  await expect(narrowDialog(page).getByText('Choix limité à ce que montrent les livraisons lues.')).toBeVisible()
  await expect(narrowDialog(page).getByLabel('Société', { exact: true }).getByRole('option')).toHaveText([
    'Toutes',
    'Aorai',
    'Vaima',
  ])
  await narrowDialog(page).getByLabel('Société', { exact: true }).selectOption('Aorai')
  await narrowDialog(page).getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.getByText('0 trouvée sur 100 lues')).toBeVisible()
  await expect(page.getByRole('table').getByText('Aucune livraison trouvée dans ce qui a été lu.')).toBeVisible()
  await page.getByRole('button', { name: 'Vues' }).click()
  await narrowDialog(page).getByLabel('Nom de la vue', { exact: true }).fill('Aorai à Taina')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.goto('/livraisons')
  await page.getByRole('navigation', { name: 'Vues enregistrées' }).getByRole('link', { name: 'Aorai à Taina' }).click()
  await expect(page).toHaveURL('/livraisons?machine=3&societe=1&colonnes=toutes')
  await expect(page.getByText('0 trouvée sur 100 lues')).toBeVisible()
})
