import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { fillCompany } from '../support/pages/company-form.ts'
import { toast } from '../support/pages/toasts.ts'
import { retryButton, save, saveButton, visit } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

const unavailable = (page: Page) => page.getByRole('heading', { level: 1, name: 'Écran indisponible' })

test('data were saved, and the next screen cannot be read', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [aCompany({ id: 12 })] })
  const page = await as('super_admin').open('/societes/creation')
  await test.step('[ERR-25] [ERR-08] [FLASH-15] a new company that cannot be read is reported as created, and only its reading is repeated', async () => {
    await fillCompany(page)
    await world.fault({ method: 'GET', path: '/api/companies/' }, { status: 500 })
    await save(page)
    await expect(unavailable(page)).toBeVisible()
    await expect(toast(page)).toHaveText(`Société créée ! ${fetchFailure}`)
    // The screen keeps the success after the message is closed, and after each new attempt.
    await toast(page).getByRole('button', { name: 'Masquer le message' }).click()
    await expect(page.getByRole('main')).toContainText('Société créée !')
    await retryButton(page).click()
    await expect(toast(page)).toHaveText(fetchFailure)
    await expect(page.getByRole('main')).toContainText('Société créée !')
    await world.mend()
    await retryButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Société')
    expect(await world.requests('POST /api/companies')).toHaveLength(1)
  })

  await test.step('[ERR-26] a changed company is reported as saved when its detail does not answer', async () => {
    await visit(page, '/societes/modification/12')
    await expect(saveButton(page)).toBeVisible()
    await page.clock.install()
    // Before the write the record is read, and answers. Afterwards it does not.
    let isWritten = false
    page.on('request', (request) => {
      if (request.method() === 'PATCH') isWritten = true
    })
    await page.route('**/api/companies/12?**', (route) =>
      isWritten && route.request().method() === 'GET' ? undefined : route.continue(),
    )
    const asks = page.waitForRequest(
      (request) => isWritten && request.method() === 'GET' && request.url().includes('/companies/12'),
    )
    await save(page)
    await asks
    await expect(toast(page)).toHaveText('Société modifiée !')
    await page.clock.fastForward(4000)
    await expect(toast(page)).toHaveCount(0)
    await page.clock.fastForward(31_000)
    await expect(unavailable(page)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Société modifiée !')
  })
})
