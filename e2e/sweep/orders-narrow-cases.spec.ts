import { expect, test } from '../support/fixtures/test.ts'
import { narrowDialog, openNarrow, seedNarrow } from '../support/pages/orders-narrow.ts'

test('[DESK-07] deliveries are read newest first until a day, and the foot says how far', async ({ as, world }) => {
  await seedNarrow(world)
  const page = await as('member').open('/livraisons')
  await openNarrow(page).click()
  await narrowDialog(page).getByRole('button', { name: '7 jours' }).click()
  await expect(page).toHaveURL(/^.*\/livraisons\?du=\d{4}-\d\d-\d\d&au=\d{4}-\d\d-\d\d$/)
  await expect(page.getByText(/^1\d\d trouvées sur 200 lues · lu jusqu'au \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lire la suite' })).toHaveCount(0)

  await openNarrow(page).click()
  await narrowDialog(page).getByLabel('Créées au').fill('2020-01-05')
  await narrowDialog(page).getByRole('button', { name: 'Filtrer' }).click()
  await expect(narrowDialog(page).getByText('Ce jour ne peut pas être avant le premier.')).toBeVisible()
  await narrowDialog(page).getByRole('button', { name: 'Hier' }).click()
  await expect(page.getByText(/^24 trouvées sur 200 lues/)).toBeVisible()
  await page.getByRole('button', { name: /^Retirer le filtre Créées « du .* au .* »$/ }).click()
  await expect(page).toHaveURL(/\/livraisons$/)
})
