import { expect, test } from '../support/fixtures/test.ts'
import { expectRoles, path, plain, seedCompany } from '../support/pages/member-form.ts'
import { fillUser } from '../support/pages/user-form.ts'
import { save, visit } from '../support/pages/vocabulary.ts'

// An administrator is not offered « Propriétaire »: see users-create-member-cases.spec.ts.
test('[COD-41] [COD-46] [NAV-37] [USR-20] [USR-22] [USR-23] [USR-25] [USR-31] [ROLE-06] [ROLE-34] a super administrator gives a company its owner, and only one', async ({
  as,
  world,
}) => {
  await seedCompany(world)
  const page = await as('super_admin').open(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un membre')
  await expectRoles(page, [...plain, 'Propriétaire'])
  await page.getByRole('option', { name: 'Propriétaire' }).click()
  await fillUser(page)
  await save(page, 'Proriétaire ajouté !')
  await expect(page).toHaveURL('/societes/detail/5')
  await expect(page.getByRole('region', { name: 'Moana Tehei' })).toContainText('Propriétaire')
  const [post, ...others] = await world.requests('POST')
  expect(others).toEqual([])
  expect(post?.body).toMatchObject({ roles: ['ROLE_ADMIN'], apmAccessCode: 0 })
  const created = (await world.table('users')).at(-1)
  expect(await world.patches()).toEqual([['/api/companies/5', { owner: `/api/users/${String(created?.['id'])}` }]])

  await visit(page, `${path}?owner=true`)
  await expectRoles(page, plain)
})
