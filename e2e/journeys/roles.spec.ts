import { expect, test } from '../support/fixtures/test.ts'
import { signIn, signOut } from '../support/pages/session.ts'

/** The top bar shows the label of a user's first role. The rights follow from the effective role. */

const accounts = [
  { roles: ['ROLE_SUPER_ADMIN'], label: 'Super administrateur', isSuper: true, id: 'ROLE-01' },
  { roles: ['ROLE_ADMIN'], label: 'Administrateur', isSuper: false, id: 'ROLE-02' },
  { roles: ['ROLE_USER'], label: 'Membre', isSuper: false, id: 'ROLE-03' },
  { roles: ['ROLE_TECH', 'ROLE_SHIPPER'], label: 'Opérateur', isSuper: false, id: 'ROLE-04' },
  { roles: ['ROLE_SHIPPER'], label: 'Livreur', isSuper: false, id: 'ROLE-05' },
  { roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'], label: 'Membre', isSuper: true, id: 'ROLE-14' },
  { roles: ['ROLE_TECH', 'ROLE_SUPER_ADMIN'], label: 'Opérateur', isSuper: true, id: 'ROLE-10' },
  { roles: ['ROLE_DELIVERER'], label: 'ROLE_DELIVERER', isSuper: false, id: 'ROLE-71' },
  { roles: [], label: '-', isSuper: false, id: 'ROLE-11' },
]

for (const { roles, label, isSuper, id } of accounts) {
  test(`[${id}] [ROLE-17] [ROLE-69] a user with [${roles.join(', ')}] is shown as ${label} and has the rights of the effective role`, async ({
    page,
    world,
  }) => {
    await world.seed({ users: [{ id: 500, username: 'teva', firstName: 'Teva', lastName: 'Tehei', roles }] })
    await page.goto('/connexion')
    await signIn(page, 'teva')
    await expect(page).toHaveURL('/societes')
    const bar = page.getByRole('banner')
    await expect(bar.getByText(label, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nouvelle société' })).toHaveCount(isSuper ? 1 : 0)

    // Label and rights are the same after a reload.
    await page.reload()
    await expect(bar.getByText(label, { exact: true })).toBeVisible()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nouvelle société' })).toHaveCount(isSuper ? 1 : 0)
    await page.goto('/composants')
    await expect(page.getByRole('heading', { level: 1, name: 'Composants' })).toBeVisible()

    await signOut(page, 'Teva')
    await expect(page).toHaveURL('/connexion')
  })
}
