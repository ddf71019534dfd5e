import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import {
  chooseRole,
  moanaEditPath,
  moanaPath,
  operator,
  roleField,
  seedMoanaToEdit,
} from '../support/pages/user-form.ts'
import { fillField, save } from '../support/pages/vocabulary.ts'

test('[NAV-44] [ENT-23] [USR-40] the card of a disabled user without a code', async ({ as, world, page }) => {
  await seedMoanaToEdit(world, { enabled: false })
  await as('super_admin').open(moanaPath)
  const card = page.getByRole('region', { name: 'Compte' })
  await expect(card.getByText('Désactivé')).toBeVisible()
  await expect(card.getByText('Membre').first()).toBeVisible()
  await expect(card.getByText('-', { exact: true })).toBeVisible()
  expect(await world.requests('GET /api/users')).toHaveLength(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateur')
  await expect(page).toHaveTitle('Moana Tehei – Utilisateurs – Consigne')
  await look(page, 'users-detail')
})

test('[USR-47] [ROLE-71] an unknown role and its code stay until another role is chosen', async ({
  as,
  world,
  page,
}) => {
  await seedMoanaToEdit(world, { roles: ['ROLE_DELIVERER', 'ROLE_USER'], apmAccessCode: 4321 })
  await as('super_admin').open(moanaEditPath)
  await expect(roleField(page)).toHaveValue('ROLE_DELIVERER')
  await fillField(page, 'Téléphone', '87700001')
  await save(page, 'Utilisateur modifié !')
  expect(await world.patches()).toEqual([['/api/users/7', { phone: '87700001' }]])

  await page.getByRole('link', { name: 'Modifier le profil' }).click()
  await chooseRole(page, 'Membre')
  await save(page)
  await expect(page).toHaveURL(moanaPath)
  expect((await world.patches()).at(-1)).toEqual(['/api/users/7', { roles: ['ROLE_USER'], apmAccessCode: 0 }])
})

test('[USR-37] [ROLE-13] [ERR-39] an operator saved unchanged stays an operator', async ({ as, world, page }) => {
  await seedMoanaToEdit(world, { ...operator, roles: ['ROLE_TECH'] })
  await as('super_admin').open(moanaEditPath)
  await save(page, 'Utilisateur modifié !')
  await expect(page).toHaveURL(moanaPath)
  expect(await world.patches()).toEqual([['/api/users/7', operator]])
  const [patch] = await world.requests('PATCH')
  expect(patch?.headers['content-type']).toContain('application/merge-patch+json')
})
