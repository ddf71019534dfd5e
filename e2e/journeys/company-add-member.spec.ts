import { expect, test } from '../support/fixtures/test.ts'
import {
  hiro,
  idsFrom,
  iris,
  membersReads,
  openPicker,
  picker,
  queryOf,
  seedCompany,
  someMembers,
} from '../support/pages/company-page.ts'
import { card, doubleClick, expectFlash, save, saveButton } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

test('[COD-42] [COD-44] [COD-45] an administrator adds a user to twelve, after a refusal', async ({ world, as }) => {
  await seedCompany(world, { members: someMembers(12) }, { users: [hiro] })
  const page = await as('admin').open('/societes/detail/12')
  const dialog = await openPicker(page)
  await expect(page.getByRole('option', { name: /Moana Membre/ })).toHaveCount(0)
  await picker(page).fill('HÎRO')
  await page.getByRole('option', { name: /Hiro Pani/ }).click()
  const [users, ...more] = await world.requests('GET /api/users')
  expect(more).toEqual([])
  expect(queryOf(users?.url)).toMatch(/^\?page=1&itemsPerPage=10000&.*q\[\]=/)
  expect(queryOf(users?.url)).not.toContain('apmAccessCode')

  const violations = [{ propertyPath: 'members', message: 'Cette personne ne peut pas être ajoutée.' }]
  await world.fault({ method: 'PATCH', times: 1 }, { violations })
  await save(dialog)
  await expectFlash(page, validationFailure)
  await expect(picker(page)).toHaveAccessibleDescription(/ne peut pas être ajoutée/)
  await expect(picker(page)).toHaveValue(/Hiro Pani/)

  await world.forgetRequests()
  await doubleClick(saveButton(dialog))
  await expectFlash(page, 'Utilisateur ajouté à la société !')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nouvel utilisateur' })).toBeFocused()
  await expect(card(page, 'Utilisateurs').getByText('10 sur 13')).toBeVisible()
  expect(await membersReads(world)).toHaveLength(1)
  expect(await world.patches()).toEqual([['/api/companies/12', { members: iris([...idsFrom(800, 12), 900]) }]])
  // The save does not reload the 10,000 users of the picker.
  expect(await world.requests('GET /api/users')).toEqual([])
})
