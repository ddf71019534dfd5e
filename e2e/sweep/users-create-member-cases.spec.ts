import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import {
  expectRoles,
  failed,
  notAttached,
  path,
  plain,
  seedCompany,
  seedMembers,
} from '../support/pages/member-form.ts'
import { chooseRole, codeField, fillUser } from '../support/pages/user-form.ts'
import { expectFlash, field, save } from '../support/pages/vocabulary.ts'

/** All members of the writes. */
const attached = async (world: World) =>
  (await world.requests('PATCH')).flatMap(({ body }) => (body as { members: string[] }).members)

test('[USR-20] [ROLE-34] « Propriétaire » is not offered to an administrator', async ({ as, world, page }) => {
  await seedCompany(world)
  await as('admin').open(`${path}?owner=true`)
  await expectRoles(page, plain)
})

test('[USR-20] « Propriétaire » is not offered when the company has an owner', async ({ as, world, page }) => {
  await seedCompany(world, { owner: { '@id': '/api/users/3', id: 3 } })
  await as('super_admin').open(`${path}?owner=true`)
  await expectRoles(page, plain)
})

test('[USR-24] a new member is added to 120 members and none is lost', async ({ as, world, page }) => {
  const there = Array.from({ length: 120 }, (_, index) => 200 + index)
  await seedMembers(world, there)
  await as('admin').open(path)
  await fillUser(page)
  await chooseRole(page, 'Livreur')
  await codeField(page).fill('77')
  await save(page)
  await expect(page).toHaveURL('/societes/detail/5')
  expect(await attached(world)).toHaveLength(121)
})

test('[USR-48] an incomplete list of members is not written back', async ({ as, world, page }) => {
  await seedCompany(world)
  await as('admin').open(path)
  await fillUser(page)
  await chooseRole(page, 'Membre')
  await world.fault(
    { path: '/members\\?.*itemsPerPage=100' },
    { status: 200, body: { 'hydra:member': [], 'hydra:totalItems': 3 } },
  )
  await save(page)
  await expectFlash(page, "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page.")
  await expect(page.getByText(notAttached)).toBeVisible()
  expect(await world.requests('PATCH')).toEqual([])
  // Leaving does not ask: the user exists already.
  await page.getByRole('link', { name: 'Annuler' }).click()
  await expect(page).toHaveURL('/societes/detail/5')
})

test('[USR-48] a failed creation of the user can be sent again', async ({ as, world, page }) => {
  await seedCompany(world)
  await as('admin').open(path)
  await fillUser(page)
  await chooseRole(page, 'Membre')
  await world.fault({ method: 'POST', path: '/api/users$', times: 1 }, { status: 500 })
  await save(page)
  await expectFlash(page, failed)
  await expect(page.getByText(notAttached)).toHaveCount(0)
  await expect(field(page, 'Nom')).toBeEditable()
  await save(page)
  await expectFlash(page, 'Utilisateur créé !')
  expect(await world.requests('POST /api/users')).toHaveLength(2)
})

test('[API-80] a member is created with API Platform 4', { tag: '@phone' }, async ({ as, world, page }) => {
  await world.reset({ seed: 'empty', flavour: '4', nulls: 'keep' })
  await world.seed({ companies: [aCompany({ id: 5, members: [{ '@id': '/api/users/3' }] })] })
  await as('super_admin').open(path)
  await fillUser(page)
  await chooseRole(page, 'Opérateur')
  await codeField(page).fill('4321')
  await save(page)
  await expectFlash(page, 'Utilisateur créé !')
  expect(await attached(world)).toHaveLength(2)
})
