import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import {
  chooseRole,
  codeField,
  moanaEditPath,
  moanaPath,
  operator,
  roleField,
  seedMoanaToEdit,
  sent,
} from '../support/pages/user-form.ts'
import { expectFieldError, expectFlash, field, fillField, save } from '../support/pages/vocabulary.ts'

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
  await save(page)
  await expectFlash(page, 'Utilisateur modifié !')
  expect(await sent(world)).toEqual([['/api/users/7', { phone: '87700001' }]])

  await page.getByRole('link', { name: 'Modifier le profil' }).click()
  await chooseRole(page, 'Membre')
  await save(page)
  await expect(page).toHaveURL(moanaPath)
  expect((await sent(world)).at(-1)).toEqual(['/api/users/7', { roles: ['ROLE_USER'], apmAccessCode: 0 }])
})

test('[API-81] [API-80] roles in an object with number keys and explicit nulls are read', async ({
  as,
  world,
  page,
}) => {
  await seedMoanaToEdit(world)
  await world.set({ flavour: '4', nulls: 'keep' })
  const body = {
    ...aUser({ id: 7, phone: null }),
    roles: { '0': 'ROLE_TECH', '2': 'ROLE_SHIPPER' },
    apmAccessCode: 4321,
  }
  await world.fault({ method: 'GET', path: '/api/users/7' }, { status: 200, body })
  await as('super_admin').open(moanaEditPath)
  await expect(roleField(page)).toHaveValue('Opérateur')
  await expect(field(page, 'Téléphone')).toHaveValue('')
  await fillField(page, 'Prénom', 'Manutea')
  await save(page)
  await expectFlash(page, 'Utilisateur modifié !')
  expect((await sent(world))[0]?.[1]).toEqual({ firstName: 'Manutea', ...operator })
})

test('[NAV-60] an unknown user and an invalid id show different error pages', async ({ as, page }) => {
  await as('super_admin').open('/utilisateurs/modification/9999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Données introuvables')
  await page.goto('/utilisateurs/detail/abc')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
})

test('[USR-37] [ROLE-13] [ERR-39] an operator who is saved unchanged stays an operator', async ({
  as,
  world,
  page,
}) => {
  await seedMoanaToEdit(world, { ...operator, roles: ['ROLE_TECH'] })
  await as('super_admin').open(moanaEditPath)
  await save(page)
  await expectFlash(page, 'Utilisateur modifié !')
  await expect(page).toHaveURL(moanaPath)
  expect(await sent(world)).toEqual([['/api/users/7', operator]])
  const [patch] = await world.requests('PATCH')
  expect(patch?.headers['content-type']).toContain('application/merge-patch+json')
})

test('[USR-38] a change of role removes or requires the locker code', async ({ as, world, page }) => {
  await seedMoanaToEdit(world, { roles: ['ROLE_SHIPPER'], apmAccessCode: 4321 })
  await as('super_admin').open(moanaEditPath)
  await chooseRole(page, 'Membre')
  await expect(codeField(page)).toHaveCount(0)
  await save(page)
  await expectFlash(page, 'Utilisateur modifié !')
  await page.getByRole('link', { name: 'Modifier le profil' }).click()
  await expect(roleField(page)).toHaveValue('Membre')
  await chooseRole(page, 'Opérateur')
  await expect(codeField(page)).toHaveValue('')
  await save(page)
  await expectFieldError(page, "Code d'accès APM", "Le code d'accès APM est obligatoire")
  await codeField(page).fill('1234')
  await save(page)
  await expect(page).toHaveURL(moanaPath)
  expect(await sent(world)).toEqual([
    ['/api/users/7', { roles: ['ROLE_USER'], apmAccessCode: 0 }],
    ['/api/users/7', { roles: ['ROLE_TECH', 'ROLE_SHIPPER'], apmAccessCode: 1234 }],
  ])
})
