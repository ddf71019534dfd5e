import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { focused, nextRecord, seedStatus } from '../support/pages/selection.ts'
import { expectRows, rowsShown } from '../support/pages/vocabulary.ts'

test('[DESK-03] from the search of the toolbar to the first row are at most ten keys', async ({ as, world }) => {
  await seedStatus(world, 25, 'picked_up')
  const page = await as('member').open('/livraisons')
  await rowsShown(page, 10).waitFor()
  await page.getByRole('searchbox', { name: 'Code-barres' }).focus()
  const skip = page.getByRole('link', { name: 'Aller à la première ligne' })
  let keys = 0
  for (; keys < 9 && !(await skip.evaluate((link) => link === document.activeElement)); keys += 1)
    await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24)
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveText('25')
})

test('[DESK-03] the companies read on at the end of what is loaded', async ({ as, world }) => {
  await world.seed({ companies: Array.from({ length: 25 }, (_, index) => aCompany({ id: 101 + index })) })
  const page = await as('member').open('/societes')
  const shown = page.getByRole('rowheader').getByRole('link')
  await expectRows(page)
  const last = await shown.last().innerText()
  await shown.last().click()
  await expect(page).toHaveTitle(new RegExp(`^${last} `))
  await nextRecord(page).click()
  await expect(page).not.toHaveTitle(new RegExp(`^${last} `))
  await expect(page).toHaveTitle(/ – Sociétés – Consigne$/)
})
