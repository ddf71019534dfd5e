import { expect, test } from '../support/fixtures/test.ts'
import { expectRoles, failed, notAttached, path, plain, seedCompany } from '../support/pages/member-form.ts'
import { fillUser } from '../support/pages/user-form.ts'
import { save } from '../support/pages/vocabulary.ts'

test('the address of a new owner', async ({ as, world, page }) => {
  await seedCompany(world)
  await test.step('[USR-20] an administrator is not offered « Propriétaire », not even by the address of a new owner', async () => {
    await as('admin').open(`${path}?owner=true`)
    await expectRoles(page, plain)
  })

  await test.step('[USR-23] an owner added by another user meanwhile is not replaced', async () => {
    await as('super_admin').open(`${path}?owner=true`)
    await fillUser(page)
    await world.seed({ companies: [{ id: 5, owner: 3 }] })
    await save(page, failed)
    await expect(page.getByText(notAttached)).toBeVisible()
    expect(await world.requests('PATCH')).toEqual([])
  })
})
