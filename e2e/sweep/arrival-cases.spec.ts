import { expect, test } from '../support/fixtures/test.ts'
import { fillCompany } from '../support/pages/company-form.ts'
import { expectFlash, retryButton, save, title } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

/** Data were saved, and the next screen cannot be read. */

test('[ERR-25] [ERR-08] [FLASH-15] a new company that cannot be read is reported as created, and only its reading is repeated', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  await world.fault({ method: 'GET', path: '/api/companies/' }, { status: 500 })
  const page = await as('super_admin').open('/societes/creation')
  await fillCompany(page)
  await save(page)
  await expect(title(page, 'Écran indisponible')).toBeVisible()
  await expectFlash(page, `Société créée ! ${fetchFailure}`)
  // The screen keeps the success after the message is closed, and after each new attempt.
  await expect(page.getByRole('main')).toContainText('Société créée !')
  const readings = async () => (await world.requests('GET /api/companies/')).length
  const before = await readings()
  await retryButton(page).click()
  await expect.poll(readings).toBeGreaterThan(before)
  await expectFlash(page, fetchFailure)
  await expect(page.getByRole('main')).toContainText('Société créée !')
  await world.mend()
  await retryButton(page).click()
  await expect(title(page, 'Société')).toBeVisible()
  expect(await world.requests('POST /api/companies')).toHaveLength(1)
})
