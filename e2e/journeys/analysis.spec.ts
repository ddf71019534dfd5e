import { expect, test } from '../support/fixtures/test.ts'
import { figure, rowsOf, seedFew } from '../support/pages/analysis.ts'
import { card } from '../support/pages/vocabulary.ts'

/** « Analyse »: the filters, and the figures of few deliveries. The unit tests of `features/analysis` have their rules. */

test('[STAT-02] [STAT-05] filters are in the address, and few deliveries give no figure', async ({ world, as }) => {
  await seedFew(world)
  const page = await as('admin').open('/analyse')
  await expect(figure(page, 'Livraisons')).toContainText('39')
  await page.getByRole('link', { name: 'Vaima' }).click()
  await expect(page).toHaveURL('/analyse?societe=7')
  await expect(figure(page, 'Expirées')).toContainText(/25\s%/)
  await expect(figure(page, 'Récupérées en 24 h')).toContainText('15 sur 20')
  const all = ['20', '4 h', '39 h', '75 % (15 sur 20)', '25 % (5 sur 20)']
  for (const table of ['Par société', 'Par machine']) expect([...(await rowsOf(page, table)).values()]).toEqual([all])
  await page.getByRole('combobox', { name: 'Société' }).selectOption('Aorai')
  await expect(page).toHaveURL('/analyse?societe=8')
  await expect(figure(page, 'Expirées')).toContainText('trop peu de livraisons')
  await expect(card(page, 'Temps dans la machine')).toContainText('trop peu de livraisons')
  await expect(page.getByRole('img')).toHaveCount(0)
  await page.goBack()
  await expect(figure(page, 'Expirées')).toContainText(/25\s%/)
  // All deliveries are read, so every period is complete.
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel('Créées du').fill('2026-03-08')
  await expect(page).toHaveURL('/analyse?du=2026-03-08')
  await expect(figure(page, 'Livraisons')).toContainText('20')
  await expect(page.getByText('sur toutes les livraisons (39)').first()).toBeVisible()
  await expect(page.getByText(/La période commence avant/)).toHaveCount(0)
})
