import { expect, test } from '../support/fixtures/test.ts'
import { signIn, signOut } from '../support/pages/session.ts'

/** The top bar shows the label of a user's first role. The rights follow from the effective role. */

/** `src/session/roles.test.ts` has the other combinations. */
const accounts = [
  { roles: ['ROLE_DELIVERER'], label: 'ROLE_DELIVERER', isSuper: false, id: 'ROLE-71' },
  { roles: ['ROLE_USER', 'ROLE_SUPER_ADMIN'], label: 'Membre', isSuper: true, id: 'ROLE-14' },
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
