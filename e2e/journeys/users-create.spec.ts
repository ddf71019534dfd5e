import { aCompany } from '../builders/company.ts'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectRoles, path, plain, seedCompany } from '../support/pages/member-form.ts'
import { codeField, fillUser, labels, roleField } from '../support/pages/user-form.ts'
import {
  doubleClick,
  expectFieldError,
  expectFlash,
  field,
  rowMenu,
  save,
  saveButton,
  visit,
} from '../support/pages/vocabulary.ts'

/** `src/features/users/schema.test.ts` proves each rule of the values. */
test('[NAV-41] [USR-16] [USR-18] [ENT-25] [USR-21] [USR-30] [USR-32] [CST-13] a member is created from an empty form, which shows each refusal at its field', async ({
  as,
  world,
}) => {
  const page = await as('super_admin').open('/utilisateurs/creation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateur / création')
  await expect(field(page, 'Adresse e-mail')).toHaveAttribute('type', 'email')
  await expect(field(page, 'Téléphone')).toHaveAttribute('inputmode', /^(tel|numeric)$/)
  await expect(field(page, "Nom d'utilisateur")).toHaveAttribute('autocomplete', 'off')
  await expect(field(page, 'Mot de passe')).toHaveAttribute('type', 'password')
  await expect(field(page, 'Mot de passe')).toHaveAttribute('autocomplete', 'new-password')
  await expect(field(page, 'Mot de passe')).toHaveAccessibleDescription(
    'Le mot de passe doit contenir plus de 12 caractères, au moins 1 majuscule et 1 caractère spécial.',
  )
  await expect(page.getByRole('checkbox', { name: 'Activé' })).toBeChecked()
  await expect(codeField(page)).toHaveCount(0)
  await save(page)
  for (const label of labels) await expectFieldError(page, label, 'Ce champ est obligatoire')
  await expect(roleField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(roleField(page)).toHaveAccessibleDescription(/Ce champ est obligatoire/)
  expect(await world.requests('POST')).toEqual([])

  await fillUser(page)
  await roleField(page).click()
  const roles = ['Super administrateur', 'Administrateur', 'Membre', 'Opérateur', 'Livreur']
  await expect(page.getByRole('option')).toHaveText(roles)
  await page.getByRole('option', { name: 'Membre' }).click()
  await doubleClick(saveButton(page))
  await expectFlash(page, 'Utilisateur créé !')
  await expect(page.getByRole('region', { name: 'Compte' })).toContainText('Moana Tehei')
  const created = (await world.table('users')).at(-1)
  await expect(page).toHaveURL(`/utilisateurs/detail/${String(created?.['id'])}`)
  const [post, ...others] = await world.requests('POST')
  expect(others).toEqual([])
  expect(post?.headers['content-type']).toContain('application/ld+json')
  expect(Object.keys(post?.body ?? {})).toHaveLength(9)
  expect(post?.body).toMatchObject({ username: 'moana', phone: '87700000', roles: ['ROLE_USER'], apmAccessCode: 0 })
})

// An administrator is not offered « Propriétaire »: see users-create-cases.spec.ts.
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

test('[COPY-02] one membership is refused and named, and a second attempt repeats it', async ({ as, world }) => {
  const names = ['Épicerie Vaiana', 'Vini', 'Marché']
  await world.start({
    users: [aUser({ id: 7, firstName: 'Hina', lastName: 'Teriitahi', roles: ['ROLE_ADMIN'], enabled: false })],
    companies: names.map((name, index) => aCompany({ id: 5 + index, name, members: [7] })),
  })
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
  expect(post?.body).toMatchObject({ username: 'moana', roles: ['ROLE_ADMIN'], enabled: false, apmAccessCode: 0 })
  const created = (await world.table('users')).find(({ username }) => username === 'moana')
  for (const { members } of await world.table('companies')) expect(members).toEqual(['/api/users/7', created?.['@id']])
})
