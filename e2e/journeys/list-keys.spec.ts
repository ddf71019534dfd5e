import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { bar, count, box, seedStatus } from '../support/pages/selection.ts'
import { expectRows, rowsShown, visit } from '../support/pages/vocabulary.ts'

/** Keys in a list, and the ways from record to record. */

const focused = (page: Page) => page.locator(':focus')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const next = (page: Page) => page.getByRole('button', { name: 'Suivante', exact: true })
const previous = (page: Page) => page.getByRole('button', { name: 'Précédente', exact: true })

test('keys in the lists, and the ways from record to record', async ({ world, as }) => {
  await seedStatus(world, 25, 'picked_up')
  await world.seed({ companies: Array.from({ length: 25 }, (_, index) => aCompany({ id: 101 + index })) })
  const page = await as('member').open('/livraisons/detail/16')

  await test.step('[DESK-03] a page that no list has opened has no neighbours', async () => {
    await expect(title(page)).toHaveText('Livraison #16')
    await expect(next(page)).toHaveCount(0)
  })

  await test.step('[DESK-03] from the search of the toolbar to the first row are at most ten keys', async () => {
    await visit(page, '/livraisons')
    await rowsShown(page, 10).waitFor()
    await expect(title(page)).toBeFocused()
    await page.getByRole('searchbox', { name: 'Code-barres' }).focus()
    const skip = page.getByRole('link', { name: 'Aller à la première ligne' })
    let keys = 0
    for (; keys < 9 && !(await skip.evaluate((link) => link === document.activeElement)); keys += 1)
      await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    expect((await skip.boundingBox())?.height).toBeGreaterThan(24)
    await page.keyboard.press('Enter')
    await expect(focused(page)).toHaveText('25')
    await focused(page).blur()
  })

  await test.step('[DESK-03] J and K move, X selects, E opens the menu, Enter opens, N and P go through the list over its pages', async () => {
    await page.keyboard.press('j')
    await expect(focused(page)).toHaveText('25')
    await page.keyboard.press('j')
    await expect(focused(page)).toHaveText('24')
    await page.keyboard.press('k')
    await expect(focused(page)).toHaveText('25')
    await page.keyboard.press('x')
    await expect(count(page)).toHaveText('1 sélectionnée')
    await expect(focused(page)).toHaveText('25')
    await page.keyboard.press('j')
    await expect(focused(page)).toHaveText('24')
    await page.keyboard.press('x')
    await expect(box(page, 24)).toBeChecked()
    await expect(count(page)).toHaveText('2 sélectionnées')
    await page.keyboard.press('e')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await bar(page).getByRole('button', { name: 'Terminer' }).click()

    // Never in a field.
    await page.getByLabel('Code-barres').fill('')
    await page.getByLabel('Code-barres').pressSequentially('jx', { delay: 150 })
    await expect(page.getByLabel('Code-barres')).toHaveValue('jx')
    await page.getByLabel('Code-barres').fill('')
    await page.getByRole('link', { name: '17', exact: true }).focus()
    await page.keyboard.press('j')
    await expect(focused(page)).toHaveText('16')
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Livraison #16')
    await expectNoAxeViolations(page)
    await page.keyboard.press('n')
    await expect(title(page)).toHaveText('Livraison #15')
    await page.keyboard.press('p')
    await expect(title(page)).toHaveText('Livraison #16')
    await next(page).click()
    await expect(title(page)).toHaveText('Livraison #15')
    await previous(page).click()
    await previous(page).click()
    await expect(title(page)).toHaveText('Livraison #17')
    await page.goBack()
    await expect(page).toHaveURL('/livraisons')
    await expect(title(page)).toHaveText('Livraisons')

    // The neighbours are forgotten with the page.
    await visit(page, '/livraisons/detail/16')
    await expect(next(page)).toBeVisible()
    await page.reload()
    await expect(title(page)).toHaveText('Livraison #16')
    await expect(next(page)).toHaveCount(0)
  })

  const shown = page.getByRole('rowheader').getByRole('link')
  await test.step('[DESK-03] the companies read on at the end of what is loaded', async () => {
    await visit(page, '/societes')
    await expectRows(page)
    await expect(title(page)).toBeFocused()
    await page.keyboard.press('j')
    await expect(shown.first()).toBeFocused()
    const loaded = await shown.count()
    await shown.last().click()
    await expect(next(page)).toBeVisible()
    const before = await page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::p').innerText()
    await next(page).click()
    await expect(page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::p')).not.toHaveText(before)
    expect(loaded).toBeGreaterThan(5)
  })

  await test.step('[DESK-03] the keys are switched off in « Préférences »', async () => {
    await visit(page, '/preferences')
    await page.getByRole('switch', { name: 'Raccourcis clavier' }).click()
    await page.goto('/societes')
    await expectRows(page)
    await page.keyboard.press('j')
    await page.waitForTimeout(300)
    await expect(shown.first()).not.toBeFocused()
  })
})
