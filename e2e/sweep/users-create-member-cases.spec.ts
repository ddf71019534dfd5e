import { expect, test } from '../support/fixtures/test.ts'
import { expectRoles, failed, notAttached, path, plain, seedCompany } from '../support/pages/member-form.ts'
import { fillUser, roleField } from '../support/pages/user-form.ts'
import { save } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedCompany(world))

test('[USR-20] an administrator is not offered « Propriétaire », not even by the address of a new owner', async ({
  as,
}) => {
  await expectRoles(await as('admin').open(`${path}?owner=true`), plain)
})

test('[USR-23] an owner added by another user meanwhile is not replaced', async ({ as, world }) => {
  const page = await as('super_admin').open(`${path}?owner=true`)
  await expect(roleField(page)).toHaveValue('Propriétaire')
  await fillUser(page)
  await world.seed({ companies: [{ id: 5, owner: 3 }] })
  await save(page, failed)
  await expect(page.getByText(notAttached)).toBeVisible()
  expect(await world.patches()).toEqual([])
})
