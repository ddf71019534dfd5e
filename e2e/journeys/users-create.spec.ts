import { expect, test } from '../support/fixtures/test.ts'
import { codeField, fillUser, labels, roleField } from '../support/pages/user-form.ts'
import { doubleClick, expectFieldError, expectFlash, field, save, saveButton } from '../support/pages/vocabulary.ts'

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
