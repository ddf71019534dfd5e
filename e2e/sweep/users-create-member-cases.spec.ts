import { expect, test } from '../support/fixtures/test.ts'
import { expectRoles, notAttached, path, plain, seedCompany } from '../support/pages/member-form.ts'
import { chooseRole, fillUser, labels, typed } from '../support/pages/user-form.ts'
import { field, save } from '../support/pages/vocabulary.ts'
import { formFailure } from '../support/tables/presets.ts'

test.beforeEach(({ world }) => seedCompany(world))

test('[USR-20] an administrator is never offered « Propriétaire », whatever the address', async ({ as }) => {
  await expectRoles(await as('admin').open(`${path}?owner=true`), plain)
})

test('[USR-24] [USR-32] [USR-48] [ROLE-16] saving again only adds a user who was created', async ({ as, world }) => {
  const page = await as('admin').open(path)
  await fillUser(page)
  await chooseRole(page, 'Membre')
  await world.fault({ method: 'PATCH' }, { status: 500 })
  await save(page, formFailure)
  await expect(page.getByText(notAttached, { exact: true })).toBeInViewport()
  for (const label of labels) {
    await expect(field(page, label)).toHaveValue(typed[label])
    await expect(field(page, label)).not.toBeEditable()
  }
  await save(page)
  await expect.poll(() => world.requests('PATCH')).toHaveLength(2)
  await expect(page.getByText(notAttached)).toBeVisible()
  await world.mend()
  await save(page, 'Utilisateur créé !')
  await expect(page).toHaveURL('/societes/detail/5')
  expect(await world.requests('POST /api/users')).toHaveLength(1)
  expect(await world.requests('PATCH')).toHaveLength(3)
  const created = (await world.table('users')).at(-1)
  expect((await world.patches()).at(-1)).toEqual([
    '/api/companies/5',
    { members: [`/api/users/${String(created?.['id'])}`] },
  ])
})
