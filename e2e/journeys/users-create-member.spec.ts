import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { look } from '../support/measures/look.ts'
import {
  expectRoles,
  failed,
  notAttached,
  path,
  plain,
  seedCompany,
  seedMembers,
} from '../support/pages/member-form.ts'
import { chooseRole, fillUser, labels, roleField, typed } from '../support/pages/user-form.ts'
import { expectFlash, field, save, saveButton, visit } from '../support/pages/vocabulary.ts'

/** The writes and the reads of members, in order. */
const story = async (world: World) =>
  (await world.requests())
    .filter(({ method, path: at }) => method !== 'GET' || at.endsWith('/members'))
    .map(({ method, path: at, query }) => [method, at, new URLSearchParams(query).get('page') ?? ''].join(' ').trim())

// An administrator is not offered « Propriétaire »: see users-create-member-cases.spec.ts.
test('[USR-20] [USR-22] a super administrator gives a company its owner', async ({ as, world, page }) => {
  await seedCompany(world)
  await as('super_admin').open(path)

  await test.step('[USR-20] [ROLE-06] [ROLE-34] « Propriétaire » is offered while the company has no owner', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajouter un membre')
    await expectRoles(page, [...plain, 'Propriétaire'])
    await page.keyboard.press('Escape')
  })

  await test.step('[USR-22] [USR-25] [USR-31] an owner is created as an administrator and becomes the owner, not a member', async () => {
    await visit(page, `${path}?owner=true`)
    await expect(roleField(page)).toHaveValue('Propriétaire')
    await fillUser(page)
    await save(page, 'Proriétaire ajouté !')
    await expect(page).toHaveURL('/societes/detail/5')
    await expect(page.getByText('Utilisateur créé !')).toHaveCount(0)
    const [post, ...others] = await world.requests('POST')
    expect(others).toEqual([])
    expect(post?.body).toMatchObject({ roles: ['ROLE_ADMIN'], apmAccessCode: 0 })
    const created = (await world.table('users')).at(-1)
    expect(await world.patches()).toEqual([['/api/companies/5', { owner: `/api/users/${String(created?.['id'])}` }]])
    expect(JSON.stringify(await world.requests())).not.toMatch(/"(ROLE_)?OWNER"/)
  })

  await test.step('[USR-20] « Propriétaire » is not offered while the company has an owner', async () => {
    await visit(page, `${path}?owner=true`)
    await expectRoles(page, plain)
  })
})

test('[USR-24] [USR-48] an administrator gives a company a member', async ({ as, world, page }) => {
  const there = Array.from({ length: 12 }, (_, index) => 200 + index)
  await seedMembers(world, there)
  await as('admin').open(path)

  await test.step('[USR-48] when the user is created but not added to the company, saving again only adds the user', async () => {
    await fillUser(page)
    await chooseRole(page, 'Membre')
    await world.fault({ method: 'PATCH' }, { status: 500 })
    await save(page, failed)
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
    await save(page, 'Utilisateur créé !')
    await page.getByRole('button', { name: 'Masquer le message' }).click()
    await expect(page).toHaveURL('/societes/detail/5')
    expect(await world.requests('POST /api/users')).toHaveLength(1)
    const [company] = await world.table('companies')
    expect(company?.['id']).toBe(5)
    expect(await world.requests('PATCH')).toHaveLength(3)
  })

  await test.step('[USR-24] [USR-32] [ROLE-16] a new member is added to the twelve members of the company', async () => {
    // The company has its twelve members again, and the same name and address are free.
    await world.changeElsewhere('companies', 5, { members: there.map((id) => `/api/users/${id}`) })
    await world.removeElsewhere('users', Number((await world.table('users')).at(-1)?.['id']))
    await visit(page, path)
    await fillUser(page)
    await chooseRole(page, 'Membre')
    await world.forgetRequests()
    await saveButton(page).dblclick()
    await expectFlash(page, 'Utilisateur créé !')
    await expect(page).toHaveURL('/societes/detail/5')
    const created = (await world.table('users')).at(-1)
    const iris = [...there, created?.['id']].map((id) => `/api/users/${String(id)}`)
    expect(await world.patches()).toEqual([['/api/companies/5', { members: iris }]])
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
})
