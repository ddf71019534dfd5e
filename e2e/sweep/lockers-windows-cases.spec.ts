import type { Page } from '@playwright/test'
import { letExpire } from '../support/fixtures/storage.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedMarina } from '../support/pages/machine-page.ts'
import { sessionOver, signInAgain } from '../support/pages/session.ts'
import { expectFieldError, expectFlash, field, fillField, save } from '../support/pages/vocabulary.ts'

/** The dialogs over a machine, with a slow server and a hurried user. */

const slotWindow = (page: Page) => page.getByRole('dialog', { name: 'Modifier le casier' })

test.beforeEach(({ world }) => seedMarina(world))

test('a dialog stays open until its save is answered, and shows a late refusal under the field', async ({
  as,
  world,
}) => {
  await world.fault(
    { method: 'PATCH', path: '/slots/12', times: 1 },
    { delayMs: 1500, violations: [{ propertyPath: 'height', message: 'Trop haut.' }] },
  )
  const page = await as('super_admin').open('/lockers/detail/3')
  await page.getByRole('button', { name: 'Modifier le casier #12' }).click()
  await fillField(page, 'Hauteur (cm)', '99,5')
  await field(page, 'Hauteur (cm)').press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await slotWindow(page).getByRole('button', { name: 'Annuler' }).click()
  await expectFieldError(page, 'Hauteur (cm)', 'Trop haut.')
  await expect(field(page, 'Hauteur (cm)')).toHaveValue('99,5')
  expect(await world.requests('PATCH')).toHaveLength(1)
  await save(page)
  await expectFlash(page, 'Casier modifié !')
  await expect(slotWindow(page)).toBeHidden()
})

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

test('when the session ends inside a dialog, the password is asked for over it and the input is kept', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/lockers/detail/3')
  await page.getByRole('button', { name: 'Modifier le casier #12' }).click()
  await fillField(page, 'Hauteur (cm)', '44')
  await letExpire(page)
  await world.fault({ path: '/api/token/refresh' }, { status: 401, description: 'JWT Refresh Token Not Found' })
  await save(page)
  await expect(sessionOver(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await signInAgain(page)
  await expect(sessionOver(page)).toHaveCount(0)
  await expect(field(page, 'Hauteur (cm)')).toHaveValue('44')
  await save(page)
  await expectFlash(page, 'Casier modifié !')
})
