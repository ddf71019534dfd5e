import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { bar, box, count, seedStatus } from '../support/pages/selection.ts'
import { expectRows, rowsShown } from '../support/pages/vocabulary.ts'

/** Keys in a list, and the ways from record to record. */

const focused = (page: Page) => page.locator(':focus')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const next = (page: Page) => page.getByRole('button', { name: 'Suivante', exact: true })
const previous = (page: Page) => page.getByRole('button', { name: 'Précédente', exact: true })

/** Presses each key, and waits until the element with its text has the focus. */
async function pressEach(page: Page, ...steps: [key: string, text: string][]) {
  for (const [key, text] of steps) {
    await page.keyboard.press(key)
    await expect(focused(page)).toHaveText(text)
  }
}

test.describe('the deliveries', () => {
  test.beforeEach(({ world }) => seedStatus(world, 25, 'picked_up'))

  test('[DESK-03] from the search of the toolbar to the first row are at most ten keys', async ({ as }) => {
    const page = await as('member').open('/livraisons')
    await rowsShown(page, 10).waitFor()
    await page.getByRole('searchbox', { name: 'Code-barres' }).focus()
    const skip = page.getByRole('link', { name: 'Aller à la première ligne' })
    let keys = 0
    for (; keys < 9 && !(await skip.evaluate((link) => link === document.activeElement)); keys += 1)
      await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    expect((await skip.boundingBox())?.height).toBeGreaterThan(24)
    await pressEach(page, ['Enter', '25'])
  })

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

  test('[DESK-03] Enter opens a row, N and P go through the list over its pages, and a load forgets the neighbours', async ({
    as,
  }) => {
    const page = await as('member').open('/livraisons')
    await page.getByRole('link', { name: '17', exact: true }).focus()
    await pressEach(page, ['j', '16'])
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Livraison #16')
    await expectNoAxeViolations(page)
    for (const [key, id] of [
      ['n', 15],
      ['p', 16],
    ] as const) {
      await page.keyboard.press(key)
      await expect(title(page)).toHaveText(`Livraison #${id}`)
    }
    for (const [button, id] of [
      [next(page), 15],
      [previous(page), 16],
      [previous(page), 17],
    ] as const) {
      await button.click()
      await expect(title(page)).toHaveText(`Livraison #${id}`)
    }
    await page.reload()
    await expect(title(page)).toHaveText('Livraison #17')
    await expect(next(page)).toHaveCount(0)
  })
})

const seedCompanies = Array.from({ length: 25 }, (_, index) => aCompany({ id: 101 + index }))

test('[DESK-03] the companies read on at the end of what is loaded', async ({ as, world }) => {
  await world.seed({ companies: seedCompanies })
  const page = await as('member').open('/societes')
  const shown = page.getByRole('rowheader').getByRole('link')
  await expectRows(page)
  const last = await shown.last().innerText()
  await shown.last().click()
  await expect(page).toHaveTitle(new RegExp(`^${last} `))
  await next(page).click()
  await expect(page).not.toHaveTitle(new RegExp(`^${last} `))
  await expect(page).toHaveTitle(/ – Sociétés – Consigne$/)
})

test('[DESK-03] the keys are switched off in « Préférences »', async ({ as }) => {
  const page = await as('member').open('/preferences')
  await page.getByRole('switch', { name: 'Raccourcis clavier' }).click()
  await page.goto('/societes')
  await expectRows(page)
  await page.keyboard.press('j')
  // From a row, Tab would reach the next one.
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveCount(1)
  await expect(page.getByRole('table').locator(':focus')).toHaveCount(0)
})
