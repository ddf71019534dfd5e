import { aCompany } from '../builders/company.ts'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { fillUser, labels, roleField } from '../support/pages/user-form.ts'
import { expectFlash, field, rowMenu, save } from '../support/pages/vocabulary.ts'

test.beforeEach(async ({ world }) => {
  await world.start({
    users: [aUser({ id: 7, firstName: 'Hina', lastName: 'Teriitahi', roles: ['ROLE_ADMIN'], enabled: false })],
    companies: [
      aCompany({ id: 5, name: 'Épicerie Vaiana', members: [7] }),
      aCompany({ id: 6, name: 'Vini', members: [7] }),
      aCompany({ id: 8, name: 'Marché', members: [7] }),
    ],
  })
})

test('[COPY-02] one membership is refused and named, and a second attempt repeats it', async ({ as, world }) => {
  const page = await as('super_admin').open('/utilisateurs')
  await rowMenu(page, 'Hina Teriitahi', 'Dupliquer')
  await expect(page).toHaveURL('/utilisateurs/creation?copie=7')
  await expect(page.getByText("Copie de l'utilisateur Hina Teriitahi")).toBeVisible()
  await expect(page.getByRole('note')).toHaveText(/^Sera membre de ces sociétés\s: Épicerie Vaiana, Vini, Marché\.$/)
  for (const label of labels) await expect(field(page, label), label).toHaveValue('')
  await expect(roleField(page)).toHaveValue('Administrateur')
  await expect(page.getByRole('checkbox', { name: 'Activé' })).not.toBeChecked()

  await fillUser(page)
  await world.fault(
    { method: 'PATCH', path: '/companies/6$', times: 1 },
    { status: 403, description: 'Société close.' },
  )
  await save(page)
  const outcome = page.getByRole('alert').filter({ hasText: "n'a pas pu être rattaché à toutes les sociétés" })
  await expect(outcome.getByRole('listitem')).toHaveText([
    /^Épicerie Vaiana\s: membre$/,
    /^Vini\s: Société close\.$/,
    /^Marché\s: membre$/,
  ])
  const before = (await world.requests('PATCH')).length
  await save(page)
  await expectFlash(page, 'Utilisateur créé !')
  await expect(page).toHaveURL(/\/utilisateurs\/detail\/\d+$/)
  expect(await world.requests('PATCH')).toHaveLength(before + 1)

  const [post, ...others] = await world.requests('POST')
  expect(others).toEqual([])
  expect(post?.body).toMatchObject({
    username: 'moana',
    roles: ['ROLE_ADMIN'],
    enabled: false,
    apmAccessCode: 0,
  })
  const created = (await world.table('users')).find(({ username }) => username === 'moana')
  for (const { members } of await world.table('companies')) expect(members).toEqual(['/api/users/7', created?.['@id']])
})
