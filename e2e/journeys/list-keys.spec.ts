import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolationsInLight } from '../support/measures/axe.ts'
import { bar, box, count, focused, nextRecord, seedStatus } from '../support/pages/selection.ts'
import { rowsShown, title } from '../support/pages/vocabulary.ts'

async function pressEach(page: Page, ...steps: [key: string, text: string][]) {
  for (const [key, text] of steps) {
    await page.keyboard.press(key)
    await expect(focused(page)).toHaveText(text)
  }
}

test.beforeEach(({ world }) => seedStatus(world, 25, 'picked_up'))

test('[DESK-03] J and K move, X selects, E opens the menu, and a field keeps its letters', async ({ as }) => {
  const page = await as('member').open('/livraisons')
  await rowsShown(page, 10).waitFor()
  await pressEach(page, ['j', '25'], ['j', '24'], ['k', '25'], ['x', '25'])
  await expect(count(page)).toHaveText('1 sélectionnée')
  await pressEach(page, ['j', '24'])
  await page.keyboard.press('x')
  await expect(box(page, 24)).toBeChecked()
  await expect(count(page)).toHaveText('2 sélectionnées')
  await page.keyboard.press('e')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await bar(page).getByRole('button', { name: 'Terminer' }).click()
  const search = page.getByLabel('Code-barres')
  await search.pressSequentially('jx')
  await expect(search).toHaveValue('jx')
  await expect(search).toBeFocused()
})

test('[DESK-03] Enter opens a row, N and P go through all pages, and a load forgets them', async ({ as }) => {
  const page = await as('member').open('/livraisons')
  await page.getByRole('link', { name: '17', exact: true }).focus()
  await pressEach(page, ['j', '16'])
  await page.keyboard.press('Enter')
  await expect(title(page, 'Livraison #16')).toBeVisible()
  await expectNoAxeViolationsInLight(page)
  await page.keyboard.press('n')
  await expect(title(page, 'Livraison #15')).toBeVisible()
  await page.keyboard.press('p')
  await expect(title(page, 'Livraison #16')).toBeVisible()
  await nextRecord(page).click()
  await expect(title(page, 'Livraison #15')).toBeVisible()
  for (const id of [16, 17]) {
    await page.getByRole('button', { name: 'Précédente', exact: true }).click()
    await expect(title(page, `Livraison #${id}`)).toBeVisible()
  }
  await page.reload()
  await expect(title(page, 'Livraison #17')).toBeVisible()
  await expect(nextRecord(page)).toHaveCount(0)
})
