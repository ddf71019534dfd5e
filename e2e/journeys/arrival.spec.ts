import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { fillCompany } from '../support/pages/company-form.ts'
import { toast } from '../support/pages/toasts.ts'
import { retryButton, save } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

/** Data were saved, and the next screen cannot be read. A person must still see that the save succeeded. */

const unavailable = (page: Page) => page.getByRole('heading', { level: 1, name: 'Écran indisponible' })
const retry = (page: Page) => retryButton(page).click()

test('[ERR-25] [ERR-08] [FLASH-15] a new company that cannot be read is reported as created, and only its reading is repeated', async ({
  world,
  as,
}) => {
  const page = await as('super_admin').open('/societes/creation')
  await fillCompany(page)
  await world.fault({ method: 'GET', path: '/api/companies/' }, { status: 500 })
  await save(page)
  await expect(unavailable(page)).toBeVisible()
  await expect(toast(page)).toHaveText(`Société créée ! ${fetchFailure}`)
  // The screen keeps the success after the message is closed, and after each new attempt.
  await toast(page).getByRole('button', { name: 'Masquer le message' }).click()
  await expect(page.getByRole('main')).toContainText('Société créée !')
  await retry(page)
  await expect(toast(page)).toHaveText(fetchFailure)
  await expect(page.getByRole('main')).toContainText('Société créée !')
  await world.mend()
  await retry(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société')
  expect(await world.requests('POST /api/companies')).toHaveLength(1)
})
