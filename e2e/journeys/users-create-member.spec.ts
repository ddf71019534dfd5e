import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { look } from '../support/measures/look.ts'
import { chooseRole, codeField, fillUser, labels, roleField, save, typed } from '../support/pages/user-form.ts'
import { expectFlash, field } from '../support/pages/vocabulary.ts'

const path = '/societes/5/utilisateur/creation'
const notAttached = "L'utilisateur a été créé mais n'a pas pu être rattaché à la société."
const failed = "Une erreur s'est produite ! Veuillez recommencer."

async function seedCompany(world: World, given: Parameters<typeof aCompany>[0] = {}) {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [aCompany({ id: 5, name: 'Épicerie Vaiana', ...given })] })
}

const members = (ids: readonly number[]) => ids.map((id) => aUser({ id, username: `membre${id}` }))

async function seedMembers(world: World, ids: readonly number[]) {
  await seedCompany(world)
  await world.seed({ users: members(ids) })
  await world.seed({ companies: [aCompany({ id: 5, members: ids.map((id) => ({ '@id': `/api/users/${id}` })) })] })
}

/** The writes and the reads of members, in order. */
const story = async (world: World) =>
  (await world.requests())
    .filter(({ method, path: at }) => method !== 'GET' || at.endsWith('/members'))
    .map(({ method, path: at, query }) => [method, at, new URLSearchParams(query).get('page') ?? ''].join(' ').trim())

/** All members of the writes. */
const attached = async (world: World) =>
  (await world.requests('PATCH')).flatMap(({ body }) => (body as { members: string[] }).members)

const patches = async (world: World) => (await world.requests('PATCH')).map(({ url, body }) => [url, body])

const plain = ['Administrateur', 'Membre', 'Opérateur', 'Livreur']

async function expectRoles(page: Page, options: readonly string[]) {
  await expect(roleField(page)).toHaveValue('')
  await roleField(page).click()
  await expect(page.getByRole('option')).toHaveText(options)
}

test('[USR-20] [ROLE-06] [ROLE-34] « Propriétaire » is offered while the company has no owner', async ({
  as,
  world,
  page,
}) => {
  await seedCompany(world)
  await as('super_admin').open(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un membre')
  await expectRoles(page, [...plain, 'Propriétaire'])
})

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

test('[USR-22] [USR-25] [USR-31] an owner is created as an administrator and becomes the owner, not a member', async ({
  as,
  world,
  page,
}) => {
  await seedCompany(world)
  await as('super_admin').open(`${path}?owner=true`)
  await expect(roleField(page)).toHaveValue('Propriétaire')
  await fillUser(page)
  await save(page)
  await expectFlash(page, 'Proriétaire ajouté !')
  await expect(page).toHaveURL('/societes/detail/5')
  await expect(page.getByText('Utilisateur créé !')).toHaveCount(0)
  const [post, ...others] = await world.requests('POST')
  expect(others).toEqual([])
  expect(post?.body).toMatchObject({ roles: ['ROLE_ADMIN'], apmAccessCode: 0 })
  const created = (await world.table('users')).at(-1)
  expect(await patches(world)).toEqual([['/api/companies/5', { owner: `/api/users/${String(created?.['id'])}` }]])
  expect(JSON.stringify(await world.requests())).not.toMatch(/"(ROLE_)?OWNER"/)
})

test('[USR-24] [USR-32] [ROLE-16] a new member is added to the twelve members of the company', async ({
  as,
  world,
  page,
}) => {
  const there = Array.from({ length: 12 }, (_, index) => 200 + index)
  await seedMembers(world, there)
  await as('admin').open(path)
  await fillUser(page)
  await chooseRole(page, 'Membre')
  await world.forgetRequests()
  await page.getByRole('button', { name: 'Enregistrer' }).dblclick()
  await expectFlash(page, 'Utilisateur créé !')
  await expect(page).toHaveURL('/societes/detail/5')
  const created = (await world.table('users')).at(-1)
  const iris = [...there, created?.['id']].map((id) => `/api/users/${String(id)}`)
  expect(await patches(world)).toEqual([['/api/companies/5', { members: iris }]])
  const [fetched] = (await world.requests('GET /api/companies/5/members')).map(
    ({ query }) => new URLSearchParams(query),
  )
  expect([fetched?.get('page'), fetched?.get('itemsPerPage')]).toEqual(['1', '100'])
  expect((await story(world)).slice(0, 3)).toEqual([
    'POST /api/users',
    'GET /api/companies/5/members 1',
    'PATCH /api/companies/5',
  ])
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

test('[USR-48] when the user is created but not added to the company, saving again only adds the user', async ({
  as,
  world,
  page,
}) => {
  await seedCompany(world)
  await as('admin').open(path)
  await fillUser(page)
  await chooseRole(page, 'Membre')
  await world.fault({ method: 'PATCH' }, { status: 500 })
  await save(page)
  await expectFlash(page, failed)
  await expect(page.getByText(notAttached, { exact: true })).toBeInViewport()
  await look(page, 'users-member-half-done')
  await expect(page.getByText('Utilisateur créé !')).toHaveCount(0)
  for (const label of labels) {
    await expect(field(page, label)).toHaveValue(typed[label])
    await expect(field(page, label)).not.toBeEditable()
  }

  await save(page)
  await expect(async () => expect(await world.requests('PATCH')).toHaveLength(2)).toPass()
  await expect(page.getByText(notAttached)).toBeVisible()
  await world.mend()
  await save(page)
  await expectFlash(page, 'Utilisateur créé !')
  await expect(page).toHaveURL('/societes/detail/5')
  expect(await world.requests('POST /api/users')).toHaveLength(1)
  const [company] = await world.table('companies')
  expect(company?.['id']).toBe(5)
  expect(await world.requests('PATCH')).toHaveLength(3)
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

test('[USR-23] an owner added by another user meanwhile is not replaced', async ({ as, world, page }) => {
  await seedCompany(world)
  await as('super_admin').open(`${path}?owner=true`)
  await fillUser(page)
  await world.seed({ companies: [{ id: 5, owner: 3 }] })
  await save(page)
  await expectFlash(page, failed)
  await expect(page.getByText(notAttached)).toBeVisible()
  expect(await world.requests('PATCH')).toEqual([])
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
