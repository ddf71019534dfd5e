import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedCompanies } from '../support/pages/companies-list.ts'
import { fillCompany } from '../support/pages/company-form.ts'
import { toast } from '../support/pages/toasts.ts'
import { expectFlash, retryButton, save, saveButton, title } from '../support/pages/vocabulary.ts'
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
  await retryButton(page).click()
  await expectFlash(page, fetchFailure)
  await expect(page.getByRole('main')).toContainText('Société créée !')
  await world.mend()
  await retryButton(page).click()
  await expect(title(page, 'Société')).toBeVisible()
  expect(await world.requests('POST /api/companies')).toHaveLength(1)
})

test('[ERR-26] a changed company is reported as saved when its detail does not answer', async ({ world, as }) => {
  await seedCompanies(world, aCompany({ id: 12 }))
  const page = await as('super_admin').open('/societes/modification/12')
  await expect(saveButton(page)).toBeVisible()
  await page.clock.install()
  // Before the write the record is read, and answers. Afterwards it does not.
  let isWritten = false
  page.on('request', (request) => {
    if (request.method() === 'PATCH') isWritten = true
  })
  const silent = page.waitForRequest((request) => isWritten && request.method() === 'GET')
  await page.route('**/api/companies/12?**', (route) =>
    isWritten && route.request().method() === 'GET' ? undefined : route.continue(),
  )
  await save(page, 'Société modifiée !')
  await silent
  await page.clock.fastForward(4000)
  await expect(toast(page)).toHaveCount(0)
  await page.clock.fastForward(31_000)
  await expect(title(page, 'Écran indisponible')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Société modifiée !')
})
