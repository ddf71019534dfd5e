import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  hiro,
  idsFrom,
  iris,
  membersReads,
  openPicker,
  patches,
  picker,
  queryOf,
  seedCompany,
  someMembers,
} from '../support/pages/company-page.ts'
import { card, expectFlash, row, save, saveButton } from '../support/pages/vocabulary.ts'

test('[COD-42] [COD-44] [ROLE-25] an administrator adds an existing user to twelve members, and none is lost', async ({
  world,
  as,
}) => {
  await seedCompany(world, { members: someMembers(12) }, { users: [hiro] })
  const page = await as('admin').open('/societes/detail/12')
  const dialog = await openPicker(page)
  await expect(page.getByRole('option', { name: /Hiro Pani/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Moana Membre/ })).toHaveCount(0)
  const asked = await world.requests('GET /api/users')
  expect(asked).toHaveLength(1)
  expect(queryOf(asked[0]?.url)).toMatch(/^\?page=1&itemsPerPage=10000&.*q\[\]=/)
  expect(queryOf(asked[0]?.url)).not.toContain('apmAccessCode')
  await picker(page).fill('HÎRO')
  await page.getByRole('option', { name: /Hiro Pani/ }).click()
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
  await card(page, 'Utilisateurs').getByRole('button', { name: 'Charger plus' }).click()
  await expect(row(page, 'Hiro Pani')).toBeVisible()
})

test('[COD-43] [COD-46] [NAV-37] the dialog links to the creation of a user for the company', async ({ world, as }) => {
  await seedCompany(world)
  await world.seed({ companies: [aCompany({ id: 5, name: 'Cinq' })] })
  const page = await as('admin').open('/societes/detail/5')
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
  await page.getByRole('link', { name: 'Créer un nouvel utilisateur' }).click()
  await expect(page).toHaveURL('/societes/5/utilisateur/creation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un membre')
})

test('[COD-45] a refusal keeps the choice and shows the reason under the field, and a second try adds the member to the table', async ({
  world,
  as,
}) => {
  await seedCompany(world, {}, { users: [hiro] })
  const page = await as('super_admin').open('/societes/detail/12')
  const dialog = await openPicker(page)
  await page.getByRole('option', { name: /Hiro Pani/ }).click()
  const violations = [{ propertyPath: 'members', message: 'Cette personne ne peut pas être ajoutée.' }]
  await world.fault({ method: 'PATCH' }, { violations })
  await save(dialog)
  await expectFlash(page, 'Erreur de validation : veuillez vérifier les informations saisies.')
  await expect(picker(page)).toHaveAccessibleDescription(/ne peut pas être ajoutée/)
  await expect(picker(page)).toHaveValue(/Hiro Pani/)
  await world.mend()
  await save(dialog)
  await expectFlash(page, 'Utilisateur ajouté à la société !')
  await expect(row(page, 'Hiro Pani')).toBeVisible()
})
