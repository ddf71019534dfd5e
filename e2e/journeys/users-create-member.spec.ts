import { expect, test } from '../support/fixtures/test.ts'
import { expectRoles, path, plain, seedCompany, seedMembers } from '../support/pages/member-form.ts'
import { chooseRole, fillUser } from '../support/pages/user-form.ts'
import { expectFlash, save, saveButton, visit } from '../support/pages/vocabulary.ts'

// An administrator is not offered « Propriétaire »: see users-create-member-cases.spec.ts.
test('[COD-46] [NAV-37] [USR-20] [USR-22] [USR-23] [USR-25] [USR-31] [ROLE-06] [ROLE-34] a super administrator gives a company its owner, and only one', async ({
  as,
  world,
}) => {
  await seedCompany(world)
  const page = await as('super_admin').open(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un membre')
  await expectRoles(page, [...plain, 'Propriétaire'])
  await page.getByRole('option', { name: 'Propriétaire' }).click()
  await fillUser(page)
  await save(page, 'Proriétaire ajouté !')
  await expect(page).toHaveURL('/societes/detail/5')
  const [post, ...others] = await world.requests('POST')
  expect(others).toEqual([])
  expect(post?.body).toMatchObject({ roles: ['ROLE_ADMIN'], apmAccessCode: 0 })
  const created = (await world.table('users')).at(-1)
  expect(await world.patches()).toEqual([['/api/companies/5', { owner: `/api/users/${String(created?.['id'])}` }]])

  await visit(page, `${path}?owner=true`)
  await expectRoles(page, plain)
})

const there = Array.from({ length: 12 }, (_, index) => 200 + index)

test('[USR-24] [USR-32] [ROLE-16] an administrator adds a new user to the twelve members of a company', async ({
  as,
  world,
}) => {
  await seedMembers(world, there)
  const page = await as('admin').open(path)
  await fillUser(page)
  await chooseRole(page, 'Membre')
  await world.forgetRequests()
  await saveButton(page).dblclick()
  await expectFlash(page, 'Utilisateur créé !')
  await expect(page).toHaveURL('/societes/detail/5')
  const created = (await world.table('users')).at(-1)
  const members = [...there, created?.['id']].map((id) => `/api/users/${String(id)}`)
  expect(await world.patches()).toEqual([['/api/companies/5', { members }]])
  const calls = (await world.requests()).filter(({ method, path: at }) => method !== 'GET' || at.endsWith('/members'))
  expect(calls.slice(0, 3).map(({ method, path: at }) => `${method} ${at}`)).toEqual([
    'POST /api/users',
    'GET /api/companies/5/members',
    'PATCH /api/companies/5',
  ])
  expect(calls[1]?.query).toMatch(/^page=1&itemsPerPage=100/)
})
