import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { messagesOf } from '../support/fixtures/messages.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedCompanies } from '../support/pages/companies-list.ts'
import { stored } from '../support/pages/toasts.ts'
import { expectFlash, field, fillField, save, saveButton, title } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

/** The Back button and a reload of the browser on the form of a company. */

/** Presses the browser's Back this many times. The second press comes before the first one is answered. */
const pressBack = (page: Page, presses: number) =>
  page.evaluate((count) => {
    for (let press = 0; press < count; press += 1) setTimeout(() => history.back(), press * 60)
  }, presses)

const question = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })

test.beforeEach(({ world }) => seedCompanies(world, aCompany({ id: 5, name: 'Épicerie Vaiana' })))

/** Opens the list, the company and its form, and types another name. */
async function typeName(page: Page) {
  await page.getByRole('link', { name: 'Épicerie Vaiana' }).click()
  await page.getByRole('link', { name: 'Modifier' }).click()
  await fillField(page, 'Nom', 'Marché du port')
}

async function expectKept(page: Page) {
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL('/societes/modification/5')
  await expect(field(page, 'Nom')).toHaveValue('Marché du port')
}

test('Back that is pressed twice asks about both steps: « Rester » keeps the form, « Quitter » takes both', async ({
  as,
}) => {
  const page = await as('admin').open('/societes')
  await typeName(page)
  for (const answer of ['Rester', 'Quitter']) {
    await pressBack(page, 2)
    await page.waitForFunction(() => location.pathname === '/societes')
    await page.getByRole('button', { name: answer }).click()
    if (answer === 'Rester') await expectKept(page)
  }
  await expect(page).toHaveURL('/societes')
  await expect(title(page, 'Sociétés')).toBeVisible()
})

test('Forward undoes the step, so no question is left', async ({ as }) => {
  const page = await as('admin').open('/societes')
  await typeName(page)
  await pressBack(page, 1)
  await expect(question(page)).toBeVisible()
  await page.evaluate(() => history.forward())
  await expectKept(page)
})

test('Back during a save waits for the answer, then leaves and closes its question', async ({ as, world }) => {
  const page = await as('admin').open('/societes')
  await typeName(page)
  const held = await holdCalls(page, 'PATCH **/api/companies/5')
  await save(page)
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await held.letAll()
  await expectFlash(page, 'Société modifiée !')
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL('/societes/detail/5')
  await expect(page.getByRole('region', { name: 'Coordonnées' })).toContainText('Marché du port')
  expect(await world.patches()).toHaveLength(1)
})

test('a reload during a save shows no error', async ({ as }) => {
  const page = await as('admin').open('/societes/modification/5')
  await holdCalls(page, 'PATCH **/api/companies/5')
  await fillField(page, 'Nom', 'Marché du port')
  await save(page)
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(field(page, 'Nom')).toHaveValue('Épicerie Vaiana')
  const alerts = messagesOf(page.context()).all()
  expect(alerts.filter(({ role }) => role === 'alert')).toEqual([])
  expect(await stored(page)).toBeNull()
})

test('when a reload during a save is cancelled, the failure of the save is shown', async ({ as }) => {
  const page = await as('admin').open('/societes/modification/5')
  const held = await holdCalls(page, 'PATCH **/api/companies/5')
  await fillField(page, 'Nom', 'Marché du port')
  await save(page)
  await expect.poll(held.count).toBe(1)
  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => window.location.reload()))
  await (await asked).dismiss()
  await held.dropOne()
  await expectFlash(page, formFailure)
  await expect(field(page, 'Nom')).toHaveValue('Marché du port')
})
