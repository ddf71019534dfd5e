import { expect, test } from '../support/fixtures/test.ts'
import {
  hiro,
  idsFrom,
  iris,
  membersReads,
  openPicker,
  option,
  patches,
  picker,
  queryOf,
  seedCompany,
  someMembers,
} from '../support/pages/company-page.ts'
import { card, expectFlash, row, save, saveButton } from '../support/pages/vocabulary.ts'

test('an administrator changes the options of a company, and adds an existing user', async ({ world, as }) => {
  const options = { mailProviderActive: false, smsProviderActive: true }
  await seedCompany(world, { members: someMembers(12), ...options }, { users: [hiro] })
  const page = await as('admin').open('/societes/detail/12')

  await test.step('[COD-09] [COD-10] [CO-37] each option is switched with a separate call', async () => {
    const [mail, sms] = [option(page, 'Notifications par e-mail'), option(page, 'Notifications par SMS')]
    await expect(mail).toHaveText('Désactivé')
    await mail.click()
    await expectFlash(page, 'Société modifiée !')
    await expect(mail).toBeChecked()
    await expect(mail).toHaveText('Activé')
    await sms.click()
    await expect(sms).not.toBeChecked()
    await expect.poll(world.patches).toEqual([
      ['/api/companies/12', { mailProviderActive: true }],
      ['/api/companies/12', { smsProviderActive: false }],
    ])
    await expect(sms).not.toHaveAttribute('aria-disabled')
  })

  await test.step('[COD-11] [ENT-04] the card of a company links to its form, which reads the new options from the server', async () => {
    await card(page, 'Coordonnées').getByRole('link', { name: 'Modifier' }).click()
    await expect(page).toHaveURL('/societes/modification/12')
    await expect(page.getByLabel('Notifications par e-mail')).toBeChecked()
    await expect(page.getByLabel('Notifications par SMS')).not.toBeChecked()
    const queries = async () => (await world.requests('GET /api/companies/12?')).map(({ query }) => query)
    await expect.poll(queries).toContainEqual(expect.stringContaining('orderEventUrl'))
  })

  await page.goBack()
  const dialog = await openPicker(page)

  await test.step('[COD-42] [ROLE-25] the dialog offers all users who are not members, with one call', async () => {
    await expect(page.getByRole('option', { name: /Hiro Pani/ })).toBeVisible()
    await expect(page.getByRole('option', { name: /Moana Membre/ })).toHaveCount(0)
    const asked = await world.requests('GET /api/users')
    expect(asked).toHaveLength(1)
    expect(queryOf(asked[0]?.url)).toMatch(/^\?page=1&itemsPerPage=10000&.*q\[\]=/)
    expect(queryOf(asked[0]?.url)).not.toContain('apmAccessCode')
    await picker(page).fill('HÎRO')
    await page.getByRole('option', { name: /Hiro Pani/ }).click()
  })

  await test.step('[COD-45] a refusal keeps the choice and shows the reason under the field', async () => {
    const violations = [{ propertyPath: 'members', message: 'Cette personne ne peut pas être ajoutée.' }]
    await world.fault({ method: 'PATCH' }, { violations })
    await save(dialog)
    await expectFlash(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
    await expect(picker(page)).toHaveAccessibleDescription(/ne peut pas être ajoutée/)
    await expect(picker(page)).toHaveValue(/Hiro Pani/)
    await world.mend()
  })

  await test.step('[COD-44] the second try adds the user to twelve members, and none is lost', async () => {
    await world.forgetRequests()
    await saveButton(dialog).dblclick()
    await expectFlash(page, 'Utilisateur ajouté à la société !')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Nouvel utilisateur' })).toBeFocused()
    expect(await membersReads(world)).toHaveLength(1)
    const [write, ...others] = await patches(world)
    expect(others).toEqual([])
    expect(write?.body.members?.toSorted()).toEqual(iris([...idsFrom(800, 12), 900]).toSorted())
    // The save does not reload the 10,000 users of the picker.
    expect(await world.requests('GET /api/users')).toEqual([])
  })

  await test.step('[COD-24] « Charger plus » shows the other members, also the new one', async () => {
    const users = card(page, 'Utilisateurs')
    await expect(users.getByText('10 sur 13')).toBeVisible()
    await users.getByRole('button', { name: 'Charger plus' }).click()
    await expect(row(page, 'Hiro Pani')).toBeVisible()
    await expect(row(page, 'Moana Membre 800')).toBeVisible()
    await expect(users.getByRole('row')).toHaveCount(14)
    await expect(users.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  })

  await test.step('[COD-43] [COD-46] [NAV-37] the dialog links to the creation of a user for the company', async () => {
    await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
    await page.getByRole('link', { name: 'Créer un nouvel utilisateur' }).click()
    await expect(page).toHaveURL('/societes/12/utilisateur/creation')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un membre')
  })
})
