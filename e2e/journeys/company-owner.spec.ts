import { expect, test } from '../support/fixtures/test.ts'
import { addOwner, picker, queryOf, seedCompany } from '../support/pages/company-page.ts'
import { card, expectFlash, saveButton } from '../support/pages/vocabulary.ts'

/** `src/app/roles.test.tsx` has the roles that may add an owner. */
test('[COD-36] [COD-38] [COD-41] a super administrator chooses an owner for a company, and cannot add a second one', async ({
  world,
  as,
}) => {
  await seedCompany(world)
  const page = await as('super_admin').open('/societes/detail/12')
  expect(await world.requests('GET /api/users')).toEqual([])
  await addOwner(page).click()
  await picker(page).fill('teva')
  await page.getByRole('option', { name: /Teva Maono/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un propriétaire' })
  const asked = await world.requests('GET /api/users')
  expect(asked).toHaveLength(1)
  expect(queryOf(asked[0]?.url)).toMatch(/^\?page=1&itemsPerPage=10000/)
  await saveButton(dialog).dblclick()
  await expectFlash(page, 'Proriétaire ajouté !')
  await expect(card(page, 'Teva Maono')).toContainText('Propriétaire')
  await expect(dialog).toHaveCount(0)
  await expect(addOwner(page)).toHaveCount(0)
  expect(await world.patches()).toEqual([['/api/companies/12', { owner: '/api/users/700' }]])
  // The button that opened the dialog is gone. The focus moves to another element of the page.
  await expect(page.locator('body')).not.toBeFocused()
})
