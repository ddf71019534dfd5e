import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { chooseRole, moanaPath, operator, roleField, seedMoanaToEdit } from '../support/pages/user-form.ts'
import { fillField, save, visit } from '../support/pages/vocabulary.ts'

test('a disabled user, an unknown role, and an operator', async ({ as, world, page }) => {
  await seedMoanaToEdit(world, { enabled: false })
  const unknown = aUser({ id: 8, roles: ['ROLE_DELIVERER', 'ROLE_USER'], apmAccessCode: 4321 })
  await world.seed({ users: [unknown, aUser({ id: 9, ...operator, roles: ['ROLE_TECH'] })] })
  await as('super_admin').open(moanaPath)

  await test.step('[NAV-44] [ENT-23] [USR-40] the card of a disabled user without a code', async () => {
    const card = page.getByRole('region', { name: 'Compte' })
    await expect(card.getByText('Désactivé')).toBeVisible()
    await expect(card.getByText('Membre').first()).toBeVisible()
    await expect(card.getByText('-', { exact: true })).toBeVisible()
    expect(await world.requests('GET /api/users')).toHaveLength(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateur')
    await expect(page).toHaveTitle('Moana Tehei – Utilisateurs – Consigne')
    await look(page, 'users-detail')
  })

  await test.step('[USR-37] [ROLE-13] [ERR-39] an operator saved unchanged stays an operator', async () => {
    await visit(page, '/utilisateurs/modification/9')
    await save(page, 'Utilisateur modifié !')
    await page.getByRole('button', { name: 'Masquer le message' }).click()
    await expect(page).toHaveURL('/utilisateurs/detail/9')
    expect(await world.patches()).toEqual([['/api/users/9', operator]])
    const [patch] = await world.requests('PATCH')
    expect(patch?.headers['content-type']).toContain('application/merge-patch+json')
    await expect(page.getByText('Utilisateur modifié !')).toHaveCount(0)
  })

  await test.step('[USR-47] [ROLE-71] an unknown role and its code stay until another role is chosen', async () => {
    await visit(page, '/utilisateurs/modification/8')
    await world.forgetRequests()
    await expect(roleField(page)).toHaveValue('ROLE_DELIVERER')
    await fillField(page, 'Téléphone', '87700001')
    await save(page, 'Utilisateur modifié !')
    expect(await world.patches()).toEqual([['/api/users/8', { phone: '87700001' }]])

    await page.getByRole('link', { name: 'Modifier le profil' }).click()
    await chooseRole(page, 'Membre')
    await save(page)
    await expect(page).toHaveURL('/utilisateurs/detail/8')
    expect((await world.patches()).at(-1)).toEqual(['/api/users/8', { roles: ['ROLE_USER'], apmAccessCode: 0 }])
  })
})
