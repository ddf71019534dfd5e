import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { chooseRole, codeField, profilePath, roleField, storedUser } from '../support/pages/user-form.ts'
import {
  expectFieldError,
  expectFlash,
  field,
  fillField,
  save,
  saveButton,
  visit,
} from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('the form of the account reads the person again after a save and writes to its `id`', async ({
  as,
  page,
  world,
}) => {
  await as('member').open(profilePath)

  await test.step('[ACC-04] a save without an answer says so and keeps the input', async () => {
    await fillField(page, 'Prénom', 'Heimana')
    await world.fault({ method: 'PATCH' }, { drop: 'before' })
    await save(page, "Une erreur s'est produite ! Veuillez recommencer.")
    await expect(field(page, 'Prénom')).toHaveValue('Heimana')
    await expect(page.getByRole('banner')).toContainText('Moana')
    await world.mend()
  })

  await test.step('[ACC-06] [API-16] [ERR-39] after a save the first name and the roles are read again, and a failure of that reading is not shown', async () => {
    await world.forgetRequests()
    await save(page)
    await expect(page).toHaveURL('/mon-compte')
    // The first call checks the account before the save.
    await expect.poll(() => world.requests('GET /api/me')).toHaveLength(2)
    const [, me] = await world.requests('GET /api/me')
    expect([...new URLSearchParams(me?.query)]).toEqual([
      ['q[]', 'firstName'],
      ['q[]', 'roles'],
    ])

    await page.getByRole('link', { name: 'Modifier le profil' }).click()
    await fillField(page, 'Prénom', 'Tamatoa')
    await world.fault({ path: '/api/me' }, { status: 500 })
    await expect(page.getByText('Utilisateur modifié !')).toHaveCount(0)
    await save(page, 'Utilisateur modifié !')
    await expect(page).toHaveURL('/mon-compte')
    await expect(page.getByRole('banner')).toContainText('Tamatoa')
    await expect(page.getByRole('heading', { name: 'Tamatoa Pambrun' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await storedUser(page)).toEqual({ firstName: 'Tamatoa', roles: ['ROLE_USER'] })
  })

  await test.step('[ACC-12] [ACC-04] a save goes to the `id` in the answer of /api/me, and without an `id` there is no form', async () => {
    await world.mend()
    await world.forgetRequests()
    const me = { '@id': '/api/me', '@type': 'User', firstName: 'Moana', lastName: 'Pambrun', roles: ['ROLE_USER'] }
    const more = { email: 'membre@example.test', phone: '87700274', username: 'membre' }
    await world.fault({ path: '/api/me$' }, { status: 200, body: { ...me, ...more, id: 3 } })
    await visit(page, profilePath)
    await expect(field(page, 'Prénom')).toHaveValue('Moana')
    await fillField(page, 'Nom', 'Amaru')
    await save(page)
    await expect(page).toHaveURL('/mon-compte')
    expect(await world.patches()).toEqual([['/api/users/3', { lastName: 'Amaru' }]])

    await world.mend()
    await world.fault({ path: '/api/me$' }, { status: 200, body: { ...me, ...more } })
    for (const screen of [profilePath, `${profilePath}/mot-de-passe`]) {
      await page.goto(screen)
      await expectFlash(page, fetchFailure)
      await expect(page.getByRole('textbox')).toHaveCount(0)
    }
    expect(await world.requests('PATCH')).toHaveLength(1)
  })
})

test('the notice about a changed user name is above the bar of the form', { tag: '@phone' }, async ({ as }) => {
  const page = await as('member').open(profilePath)
  const username = field(page, "Nom d'utilisateur")
  // The lowest place that is not covered.
  await username.evaluate((input) => input.scrollIntoView({ block: 'end' }))
  await username.pressSequentially('2')
  const bottomOf = async (text: string) => {
    const box = await page.getByText(text).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const bar = await saveButton(page).boundingBox()
  await expect.poll(() => bottomOf('Vous devrez vous reconnecter')).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('[ACC-05] [ACC-13] [ROLE-40] an administrator chooses another role', async ({ as, world, page }) => {
  await as('admin').open(profilePath)
  await expect(roleField(page)).toHaveValue('Administrateur')
  const note = page.getByText("Vos droits changeront dès l'enregistrement.")
  await expect(note).toHaveCount(0)
  await roleField(page).click()
  await expect(page.getByRole('option')).toHaveText(['Administrateur', 'Membre', 'Opérateur', 'Livreur'])
  await page.getByRole('option', { name: 'Livreur' }).click()
  await expect(note).toBeVisible()
  // The own role again is no change.
  await chooseRole(page, 'Administrateur')
  await expect(note).toHaveCount(0)
  await chooseRole(page, 'Livreur')
  await save(page)
  await expectFieldError(page, "Code d'accès APM", "Le code d'accès APM est obligatoire")
  expect(await world.patches()).toEqual([])
  await look(page, 'account-edit-role')
  await codeField(page).fill('4321')
  await save(page, 'Utilisateur modifié !')
  expect(await world.patches()).toEqual([['/api/users/2', { roles: ['ROLE_SHIPPER'], apmAccessCode: 4321 }]])
  await expect(page.getByRole('banner')).toContainText('Livreur')
  // The rights of the new role apply at once.
  await page.getByRole('link', { name: 'Modifier le profil' }).click()
  await expect(field(page, 'Nom')).toBeVisible()
  await expect(roleField(page)).toHaveCount(0)
})
