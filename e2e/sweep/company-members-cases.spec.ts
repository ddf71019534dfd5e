import { expect, test } from '../support/fixtures/test.ts'
import { patches, removeMoana, seedCompany, someMembers } from '../support/pages/company-page.ts'
import { confirmButton, expectFlash, row, rowMenu } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

/** `src/api/records/company-people.test.tsx` has the other incomplete lists. */
test('[COD-50] when the second page of members fails, nothing is removed', async ({ as, world }) => {
  await seedCompany(world, { members: someMembers(120) })
  await world.fault({ path: 'itemsPerPage=100.*page=2|page=2.*itemsPerPage=100' }, { status: 500 })
  const page = await as('super_admin').open('/societes/detail/12')
  await rowMenu(page, 'Moana Membre 800', removeMoana)
  await confirmButton(page).click()
  await expectFlash(page, fetchFailure)
  await expect(row(page, 'Moana Membre 800')).toBeVisible()
  expect(await patches(world)).toEqual([])
})
