import { aCompany } from '../builders/company.ts'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { card, doubleClick, expectFlash, row, rowMenu, save, saveButton, yes } from '../support/pages/vocabulary.ts'
import { validationFailure } from '../support/tables/presets.ts'

/** Moana Membre 800, Moana Membre 801… */
const members = Array.from({ length: 12 }, (_, at) => aUser({ id: 800 + at, lastName: `Membre ${800 + at}` }))
const hiro = aUser({ id: 900, firstName: 'Hiro', lastName: 'Pani', email: 'hiro@example.test' })
const irisOf = (users: { '@id': string | null }[]) => users.map((user) => user['@id'])

const queryOf = (url = '') => decodeURIComponent(new URL(url, 'http://any').search)

/** The queries of the reads that precede a write of the members. */
const membersReads = async (world: World) =>
  (await world.requests('GET /api/companies/12/members'))
    .map(({ url }) => queryOf(url))
    .filter((query) => query.includes('itemsPerPage=100'))

test.beforeEach(({ world }) =>
  world.start({ users: [hiro], companies: [{ ...aCompany({ id: 12, name: 'Épicerie Vaiana' }), members }] }),
)

test('[COD-22] [COD-23] [COD-25] [COD-27] [COD-51] [ERR-47] one member is removed, no other', async ({ world, as }) => {
  const name = 'Moana Membre 803'
  const page = await as('super_admin').open('/societes/detail/12')
  await rowMenu(page, name, 'Retirer Moana de cette société')
  const question = page.getByRole('dialog')
  await expect(question).toContainText(`Voulez-vous vraiment retirer ${name} de cette société ?`)
  await page.getByRole('button', { name: 'Non' }).click()
  await expect(question).toHaveCount(0)
  expect(await membersReads(world)).toEqual([])
  expect(await world.patches()).toEqual([])

  await world.seed({ companies: [{ id: 12, members: [...members, hiro] }] })
  await world.forgetRequests()
  await rowMenu(page, name, 'Retirer Moana de cette société')
  await yes(page).click()
  await expectFlash(page, 'Utilisateur retiré de la société !')
  await expect(row(page, name)).toHaveCount(0)
  await expect(row(page, 'Moana Membre 802')).toBeVisible()
  const left = irisOf([...members.filter(({ id }) => id !== 803), hiro])
  expect(await world.patches()).toEqual([['/api/companies/12', { members: left }]])
  expect((await membersReads(world)).map((query) => query.slice(0, 24))).toEqual(['?page=1&itemsPerPage=100'])
  // The read comes before the write.
  const calls = (await world.requests()).map(({ method, url }) => `${method} ${queryOf(url).slice(0, 24)}`)
  expect(calls.findIndex((call) => call.includes('itemsPerPage=100'))).toBeLessThan(calls.indexOf('PATCH '))
})

test('[COD-42] [COD-44] [COD-45] an administrator adds a user to twelve, after a refusal', async ({ world, as }) => {
  const page = await as('admin').open('/societes/detail/12')
  await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un utilisateur' })
  const picker = page.getByRole('combobox', { name: 'Utilisateur' })
  await picker.click()
  await expect(page.getByRole('option', { name: /Moana Membre/ })).toHaveCount(0)
  await picker.fill('HÎRO')
  await page.getByRole('option', { name: /Hiro Pani/ }).click()
  const [users, ...more] = await world.requests('GET /api/users')
  expect(more).toEqual([])
  expect(queryOf(users?.url)).toMatch(/^\?page=1&itemsPerPage=10000&.*q\[\]=/)
  expect(queryOf(users?.url)).not.toContain('apmAccessCode')

  const violations = [{ propertyPath: 'members', message: 'Cette personne ne peut pas être ajoutée.' }]
  await world.fault({ method: 'PATCH', times: 1 }, { violations })
  await save(dialog)
  await expectFlash(page, validationFailure)
  await expect(picker).toHaveAccessibleDescription(/ne peut pas être ajoutée/)
  await expect(picker).toHaveValue(/Hiro Pani/)

  await world.forgetRequests()
  await doubleClick(saveButton(dialog))
  await expectFlash(page, 'Utilisateur ajouté à la société !')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Nouvel utilisateur' })).toBeFocused()
  await expect(card(page, 'Utilisateurs').getByText('10 sur 13')).toBeVisible()
  expect(await membersReads(world)).toHaveLength(1)
  expect(await world.patches()).toEqual([['/api/companies/12', { members: irisOf([...members, hiro]) }]])
  // The save does not reload the 10,000 users of the picker.
  expect(await world.requests('GET /api/users')).toEqual([])
})
