import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { field, fillField, title } from '../support/pages/vocabulary.ts'

/** The Back button of the browser on the form of a company. `src/app/query/leaving.dom.test.ts` has the reload. */

/** Presses the browser's Back this many times. The second press comes before the first one is answered. */
const pressBack = (page: Page, presses: number) =>
  page.evaluate((count) => {
    for (let press = 0; press < count; press += 1) setTimeout(() => history.back(), press * 60)
  }, presses)

const question = (page: Page) => page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })

test.beforeEach(({ world }) => world.start({ companies: [aCompany({ id: 5, name: 'Épicerie Vaiana' })] }))

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

test('Back pressed twice asks about both steps: « Rester » takes none, « Quitter » both', async ({ as }) => {
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
