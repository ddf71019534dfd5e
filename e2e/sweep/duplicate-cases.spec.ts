import { loseCreation } from '../support/fixtures/lost.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { address, seedCopied } from '../support/pages/duplicate.ts'
import { field, save } from '../support/pages/vocabulary.ts'

/** The copy of an unusual order, and one whose answer is lost. `use-duplicate.dom.test.ts` has the look-up. */

test.beforeEach(({ world }) => seedCopied(world))

test('[DUP-07] leaving after a lost answer asks first, and forgets the codes of the copy', async ({ as, page }) => {
  await as('member').open(address)
  await loseCreation(page, 'orders', 1, { stored: false })
  await save(page)
  const lost = page.getByText("La réponse du serveur s'est perdue.", { exact: false })
  await expect(lost).toBeVisible()
  const barcode = await field(page, 'Code-barres').inputValue()
  await page.getByRole('link', { name: 'Machines' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/lockers')
  await page.goto(address)
  await expect(field(page, 'Code-barres')).not.toHaveValue(barcode)
  await expect(lost).toHaveCount(0)
})
