import { loseCreation } from '../support/fixtures/lost.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectRoles, path, plain, seedCompany } from '../support/pages/member-form.ts'
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
  const notAttached = page.getByText("L'utilisateur a été créé mais n'a pas pu être rattaché à la société.", {
    exact: true,
  })
  await expect(notAttached).toBeInViewport()
  for (const label of labels) {
    await expect(field(page, label)).toHaveValue(typed[label])
    await expect(field(page, label)).not.toBeEditable()
  }
  await save(page)
  await expect.poll(() => world.requests('PATCH')).toHaveLength(2)
  await expect(notAttached).toBeVisible()
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

/** `src/api/lost-creation.test.tsx` has the look-up. */
test('after a lost answer a new owner is not attached, and the form links to both', async ({ world, as }) => {
  const page = await as('super_admin').open(`${path}?owner=true`)
  await fillUser(page)
  const warning = page.getByRole('alert').filter({ hasText: 'semble avoir été' })
  await loseCreation(page, 'users', 1, { stored: true })
  await save(page)
  await expect(warning).toContainText('Cet utilisateur semble avoir été enregistré.')
  await expect(warning).toContainText("Il n'est pas encore rattaché à la société")
  await expect(warning.getByRole('link', { name: /^Voir l'utilisateur #\d+$/ })).toBeVisible()
  expect(await world.patches()).toEqual([])
  await warning.getByRole('link', { name: 'Voir la société' }).click()
  await expect(page).toHaveURL('/societes/detail/5')
})
