import { expect, test } from '../support/fixtures/test.ts'
import { addOwner, patches, pickTeva, queryOf, seedCompany, teva } from '../support/pages/company-page.ts'
import { card, expectFlash, saveButton } from '../support/pages/vocabulary.ts'

test('[COD-36] [COD-41] [API-34] a super administrator chooses an owner for a company', async ({ world, as }) => {
  await seedCompany(world)
  const page = await as('super_admin').open('/societes/detail/12')
  expect(await world.requests('GET /api/users')).toEqual([])
  const dialog = await pickTeva(page)
  const asked = await world.requests('GET /api/users')
  expect(asked).toHaveLength(1)
  expect(queryOf(asked[0]?.url)).toMatch(/^\?page=1&itemsPerPage=10000/)
  await saveButton(dialog).dblclick()
  await expectFlash(page, 'Proriétaire ajouté !')
  await expect(card(page, 'Teva Maono')).toContainText('Propriétaire')
  await expect(dialog).toHaveCount(0)
  await expect(addOwner(page)).toHaveCount(0)
  expect(await patches(world)).toEqual([{ path: '/api/companies/12', body: { owner: '/api/users/700' } }])
  // The button that opened the dialog is gone. The focus moves to another element of the page.
  await expect(page.locator('body')).not.toBeFocused()
})

test('[COD-38] [COD-39] an owner cannot be added when there is one, nor by an administrator', async ({ world, as }) => {
  await seedCompany(world, { owner: teva })
  const page = await as('super_admin').open('/societes/detail/12')
  await expect(card(page, 'Teva Maono')).toBeVisible()
  await expect(addOwner(page)).toHaveCount(0)
  await seedCompany(world)
  const other = await as('admin').open('/societes/detail/12')
  await expect(card(other, 'Coordonnées')).toBeVisible()
  await expect(addOwner(other)).toHaveCount(0)
})
