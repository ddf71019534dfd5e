import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { codeField, roleField, storedUser } from '../support/pages/user-form.ts'
import { expectFieldError, field, fillField, save } from '../support/pages/vocabulary.ts'

const meCalls = async (world: World) => (await world.requests('GET /api/me')).map(({ url }) => url)

test('a member opens and changes the own profile', async ({ as, world, page }) => {
  await as('member').open('/societes')

  await test.step('[ACC-01] [NAV-45] [API-15] a member opens the own profile from the menu', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Membre/ })
      .click()
    await page.getByRole('menuitem', { name: 'Mon compte' }).click()
    await expect(page).toHaveURL('/mon-compte')
    const card = page.getByRole('region', { name: 'Moana Pambrun' })
    for (const text of ['membre', 'membre@example.test', '87700274'])
      await expect(card.getByText(text, { exact: true })).toBeVisible()
    await expect(card.getByText('Membre').first()).toBeVisible()
    // The record has an age like every other one.
    await expect(page.getByText(/^Lu à \d\d:\d\d$/)).toBeVisible()
    expect(await meCalls(world)).toEqual(['/api/me'])
  })

  await test.step('[ACC-03] [NAV-46] [NAV-47] the profile links to its form and to the password form', async () => {
    await page.getByRole('link', { name: 'Modifier le profil' }).click()
    await expect(page).toHaveURL('/mon-compte/modification')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon compte / modification')
    await page.getByRole('button', { name: 'Retour' }).click()
    await expect(page).toHaveURL('/mon-compte')
    await page.getByRole('link', { name: 'Modifier le mot de passe' }).click()
    await expect(page).toHaveURL('/mon-compte/modification/mot-de-passe')
    await expect(page.locator('input[type=password]')).toHaveCount(3)
    await page.getByRole('button', { name: 'Retour' }).click()
    await expect(page).toHaveURL('/mon-compte')
  })

  await test.step('[ACC-04] the form shows the five fields of the profile and no other', async () => {
    await world.forgetRequests()
    await page.getByRole('link', { name: 'Modifier le profil' }).click()
    for (const { label, value, autocomplete } of [
      { label: 'Nom', value: 'Pambrun', autocomplete: 'family-name' },
      { label: 'Prénom', value: 'Moana', autocomplete: 'given-name' },
      { label: 'Adresse e-mail', value: 'membre@example.test', autocomplete: 'email' },
      { label: 'Téléphone', value: '87700274', autocomplete: 'tel' },
      { label: "Nom d'utilisateur", value: 'membre', autocomplete: 'username' },
    ]) {
      await expect(field(page, label)).toHaveValue(value)
      await expect(field(page, label)).toHaveAttribute('autocomplete', autocomplete)
    }
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(codeField(page)).toHaveCount(0)
    await expect(roleField(page)).toHaveCount(0)
    expect(await meCalls(world)).toEqual(['/api/me'])
  })

  await test.step('[ACC-04] [USR-46] [N38] a refused value has its reason at its field, and the input stays', async () => {
    await fillField(page, "Nom d'utilisateur", 'admin')
    await fillField(page, 'Téléphone', 'abc')
    await save(page)
    await expectFieldError(page, 'Téléphone', 'Ce champ ne doit contenir que des chiffres')
    await fillField(page, 'Téléphone', '87 70 00 01')
    await save(page)
    await expectFieldError(page, "Nom d'utilisateur", 'Cette valeur est déjà utilisée.')
    await expect(field(page, 'Téléphone')).toHaveValue('87 70 00 01')
    await expect(page.getByRole('banner')).toContainText('Moana')
  })

  await test.step('[ACC-06] [ACC-13] [ROLE-39] a new first name is saved, and nothing else is sent', async () => {
    await fillField(page, "Nom d'utilisateur", 'membre')
    await fillField(page, 'Téléphone', '87700274')
    await fillField(page, 'Prénom', ' Heimana ')
    await world.forgetRequests()
    await save(page, 'Utilisateur modifié !')
    await expect(page).toHaveURL('/mon-compte')
    await expect(page.getByRole('heading', { name: /^Heimana / })).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Heimana')
    expect(await storedUser(page)).toMatchObject({ firstName: 'Heimana' })
    expect(await world.patches()).toEqual([['/api/users/3', { firstName: 'Heimana' }]])
  })

  await test.step('[ACC-02] the profile shows the data of the server, not the stored session', async () => {
    // The save reads the profile before the write, and the session after it.
    await expect.poll(() => meCalls(world)).toHaveLength(2)
    await world.seed({ users: [{ id: 3, firstName: 'Hina', roles: ['ROLE_ADMIN'] }] })
    await world.forgetRequests()
    await page.getByRole('button', { name: 'Actualiser' }).click()
    await expect(page.getByRole('region', { name: 'Hina Pambrun' })).toContainText('Administrateur')
    expect(await meCalls(world)).toEqual(['/api/me'])
    expect(await storedUser(page)).toMatchObject({ firstName: 'Heimana' })
  })
})
