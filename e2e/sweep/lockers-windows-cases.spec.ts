import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { seedMarina } from '../support/pages/machine-page.ts'
import { field, fillField } from '../support/pages/vocabulary.ts'

const slotWindow = (page: Page) => page.getByRole('dialog', { name: 'Modifier le casier' })

test.beforeEach(({ world }) => seedMarina(world))

test('Back over a dialog with unsaved input asks, and staying keeps the input', async ({ as }) => {
  const page = await as('super_admin').open('/lockers')
  await page.getByRole('link', { name: 'APM003' }).click()
  await page.getByRole('button', { name: 'Modifier le casier #12' }).click()
  await fillField(page, 'Hauteur (cm)', '44')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(field(page, 'Hauteur (cm)')).toHaveValue('44')
  await expect(page).toHaveURL('/lockers/detail/3')
  // Escape closes the dialog, after the same question.
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Quitter' }).click()
  await expect(slotWindow(page)).toBeHidden()
})
