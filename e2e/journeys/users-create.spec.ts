import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import {
  chooseRole,
  codeField,
  fillUser,
  labels,
  newUserPath,
  roleField,
  typed,
  written,
} from '../support/pages/user-form.ts'
import {
  expectFieldError,
  expectFlash,
  field,
  fillField,
  save,
  saveButton,
  visit,
} from '../support/pages/vocabulary.ts'

/** `src/features/users/schema.test.ts` proves each rule of the values. */
test('[NAV-41] [USR-16] the form asks for what a user needs, shows each refusal at its field, and creates a user', async ({
  as,
  world,
  page,
}) => {
  await as('super_admin').open(newUserPath)

  await test.step('[NAV-41] [USR-16] [CST-13] the empty form has a masked password with its rule, five roles and no locker code', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateur / création')
    for (const label of labels) await expect(field(page, label)).toHaveValue('')
    await expect(field(page, 'Adresse e-mail')).toHaveAttribute('type', 'email')
    await expect(field(page, 'Téléphone')).toHaveAttribute('inputmode', /^(tel|numeric)$/)
    await expect(field(page, "Nom d'utilisateur")).toHaveAttribute('autocomplete', 'off')
    await expect(field(page, 'Mot de passe')).toHaveAttribute('type', 'password')
    await expect(field(page, 'Mot de passe')).toHaveAttribute('autocomplete', 'new-password')
    await expect(field(page, 'Mot de passe')).toHaveAccessibleDescription(
      'Le mot de passe doit contenir plus de 12 caractères, au moins 1 majuscule et 1 caractère spécial.',
    )
    await expect(codeField(page)).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: 'Activé' })).toBeChecked()
    await expect(roleField(page)).toHaveValue('')
    await roleField(page).click()
    await expect(page.getByRole('option')).toHaveText([
      'Super administrateur',
      'Administrateur',
      'Membre',
      'Opérateur',
      'Livreur',
    ])
    await page.keyboard.press('Escape')
    await look(page, 'users-create')
  })

  await test.step('[VAL-27] [VAL-30] [VAL-35] a refused value has its message at its field, and nothing is sent', async () => {
    await save(page)
    for (const label of labels) await expectFieldError(page, label, 'Ce champ est obligatoire')
    await expect(roleField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(roleField(page)).toHaveAccessibleDescription(/Ce champ est obligatoire/)
    await fillField(page, 'Adresse e-mail', 'abc')
    await fillField(page, 'Téléphone', 'abc')
    await save(page)
    await expectFieldError(page, 'Adresse e-mail', "L'adresse e-mail n'est pas valide")
    await expectFieldError(page, 'Téléphone', 'Ce champ ne doit contenir que des chiffres')
    expect(await written(world)).toEqual([])
  })

  await test.step('[USR-26] [USR-27] the locker code comes and goes with the role, and must be a whole number', async () => {
    await fillUser(page)
    await chooseRole(page, 'Livreur')
    await codeField(page).fill('4321')
    await chooseRole(page, 'Membre')
    await expect(codeField(page)).toHaveCount(0)
    await chooseRole(page, 'Opérateur')
    await expect(codeField(page)).toHaveAccessibleDescription("Code d'authentification au casier")
    await codeField(page).fill('43,5')
    await save(page)
    await expectFieldError(page, "Code d'accès APM", "Le code d'accès APM ne contient que des chiffres")
    expect(await written(world)).toEqual([])
    await codeField(page).fill('4321')
  })

  await test.step('[USR-46] violations are shown under their fields, and the input stays', async () => {
    const violations = [
      { propertyPath: 'email', message: 'Adresse déjà prise.' },
      { propertyPath: 'plainPassword', message: 'Trop simple.' },
      { propertyPath: 'roles', message: 'Rôle refusé.' },
      { propertyPath: 'apmAccessCode', message: 'Code déjà pris.' },
      { propertyPath: 'quota', message: "Nombre d'utilisateurs atteint." },
    ]
    await world.fault({ method: 'POST', times: 1 }, { violations })
    await save(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
    await expectFieldError(page, 'Adresse e-mail', 'Adresse déjà prise.')
    await expectFieldError(page, 'Mot de passe', 'Trop simple.')
    await expectFieldError(page, "Code d'accès APM", 'Code déjà pris.')
    await expect(roleField(page)).toHaveAccessibleDescription(/Rôle refusé\./)
    await expect(page.getByText("Nombre d'utilisateurs atteint.")).toBeVisible()
    for (const label of labels) await expect(field(page, label)).toHaveValue(typed[label])
    await expect(codeField(page)).toHaveValue('4321')
    await save(page, 'Utilisateur créé !')
    await page.getByRole('button', { name: 'Masquer le message' }).click()
    await expect(page).toHaveURL(/\/utilisateurs\/detail\/\d+$/)
  })

  await test.step('[USR-26] [VAL-40] the locker code is sent as a number', async () => {
    const body = { roles: ['ROLE_TECH', 'ROLE_SHIPPER'], apmAccessCode: 4321 }
    expect(await written(world)).toEqual([expect.objectContaining(body), expect.objectContaining(body)])
  })

  await test.step('[USR-21] [USR-30] [USR-32] a member is created, and the new user opens', async () => {
    // The same name and address are free again.
    await world.removeElsewhere('users', Number((await world.table('users')).at(-1)?.['id']))
    await world.forgetRequests()
    await visit(page, newUserPath)
    await fillUser(page)
    await chooseRole(page, 'Membre')
    await saveButton(page).dblclick()
    await expectFlash(page, 'Utilisateur créé !')
    await expect(page).toHaveURL(/\/utilisateurs\/detail\/\d+$/)
    const created = (await world.table('users')).at(-1)
    await expect(page).toHaveURL(`/utilisateurs/detail/${String(created?.['id'])}`)
    await expect(page.getByRole('region', { name: 'Compte' })).toContainText('Moana Tehei')
    const [post, ...others] = await world.requests('POST /api/users')
    expect(others).toEqual([])
    expect(post?.headers['content-type']).toContain('application/ld+json')
    expect(post?.body).toEqual({
      lastName: 'Tehei',
      firstName: 'Moana',
      email: 'moana@example.test',
      phone: '87700000',
      username: 'moana',
      plainPassword: 'Motdepasse!2023',
      roles: ['ROLE_USER'],
      enabled: true,
      apmAccessCode: 0,
    })
  })
})
