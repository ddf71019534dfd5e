import { expect, test } from '../support/fixtures/test.ts'
import { expectBoardRead, letOneExpire, prepareAlerts, seedAlerts, systemMessages } from '../support/pages/alerts.ts'
import { settingOf } from '../support/pages/preferences.ts'
import { journal, openJournal } from '../support/pages/toasts.ts'

/** An alert from the switch to the record. Its cases are in `src/app/alerts/judge.dom.test.ts`. */

test('[ALRT-01] alerts are off by default, count in the title and lead to a delivery', async ({ world, as, page }) => {
  await seedAlerts(world)
  await prepareAlerts(page)
  await as('admin').open('/preferences')
  for (const name of ['Livraison expirée', 'Machine presque pleine', 'Zone hors plage'])
    await expect(settingOf(page, name)).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('eb_preferences') ?? '')).not.toContain('alert')
  await settingOf(page, 'Livraison expirée').click()
  await expect(page.getByText(/^Quand l'onglet est caché, l'alerte arrive aussi/)).toBeVisible()

  await page.getByRole('link', { name: "Aujourd'hui" }).click()
  await expectBoardRead(page)
  await expect(page).toHaveTitle("Aujourd'hui – Consigne")
  await letOneExpire(world, page, 2, 1)
  await expect(page).toHaveTitle("(1) Aujourd'hui – Consigne")
  await expect(page.getByText('La livraison CMP-2 a expiré.')).toBeVisible()
  expect(await systemMessages(page)).toEqual([])

  await openJournal(page)
  await journal(page).getByRole('link', { name: 'Ouvrir la fiche' }).click()
  await expect(page).toHaveURL('/livraisons/detail/2')
  await expect(page).not.toHaveTitle(/^\(/)
})
