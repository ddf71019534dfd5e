import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedCompanies } from '../support/pages/companies-list.ts'
import { confirmButton, expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'

test('[CO-10] [CO-11] [ERR-31] deleting a company asks first, « Non » deletes nothing, and a double click deletes once', async ({
  world,
  as,
}) => {
  await seedCompanies(world, aCompany({ id: 12, name: 'Épicerie Vaiana' }), aCompany({ id: 13, name: 'Autre' }))
  const page = await as('super_admin').open('/societes')
  await rowMenu(page, 'Épicerie Vaiana', 'Supprimer')
  await expect(page.getByRole('dialog')).toContainText(
    'Voulez-vous vraiment supprimer la société « Épicerie Vaiana » ?',
  )
  await expect(page.getByRole('button', { name: 'Non' })).toBeFocused()
  await page.getByRole('button', { name: 'Non' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await world.requests('DELETE')).toEqual([])

  await rowMenu(page, 'Épicerie Vaiana', 'Supprimer')
  await confirmButton(page).dblclick()
  await expectFlash(page, 'Société supprimée')
  await expect(row(page, 'Épicerie Vaiana')).toHaveCount(0)
  await expect(row(page, 'Autre')).toBeVisible()
  expect((await world.requests('DELETE')).map(({ url }) => url)).toEqual(['/api/companies/12'])
})
