import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedCompanies } from '../support/pages/companies-list.ts'
import { confirmButton, expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) =>
  seedCompanies(world, aCompany({ id: 12, name: 'Épicerie Vaiana' }), aCompany({ id: 13, name: 'Autre' })),
)

test('[CO-10] [CO-11] [ERR-31] deleting a company asks first, « Non » deletes nothing, and a double click deletes once', async ({
  world,
  as,
}) => {
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

/** `src/app/query/deletions.dom.test.ts` has the other answers. */
test('[CO-12] the reason of a refused deletion is shown, and the list is read again', async ({ world, as }) => {
  await world.fault({ method: 'DELETE' }, { status: 403, description: 'Refusé.' })
  const page = await as('super_admin').open('/societes')
  await rowMenu(page, 'Épicerie Vaiana', 'Supprimer')
  await world.forgetRequests()
  await confirmButton(page).click()
  await expectFlash(page, 'Refusé.')
  await expect.poll(() => world.requests('GET /api/companies?')).toHaveLength(1)
  await expect(row(page, 'Épicerie Vaiana')).toBeVisible()
  expect(await world.requests('POST')).toEqual([])
})
