import { expect, test } from '../support/fixtures/test.ts'

/** What the top bar calls somebody (the first role) and what they may do (the effective one) are two things. */

const accounts = [
  [['ROLE_SUPER_ADMIN'], 'Super administrateur', true, 'ROLE-01'],
  [['ROLE_ADMIN'], 'Administrateur', false, 'ROLE-02'],
  [['ROLE_USER'], 'Membre', false, 'ROLE-03'],
  [['ROLE_TECH', 'ROLE_SHIPPER'], 'Opérateur', false, 'ROLE-04'],
  [['ROLE_SHIPPER'], 'Livreur', false, 'ROLE-05'],
  [['ROLE_USER', 'ROLE_SUPER_ADMIN'], 'Membre', true, 'ROLE-14'],
  [['ROLE_TECH', 'ROLE_SUPER_ADMIN'], 'Opérateur', true, 'ROLE-10'],
  [['ROLE_DELIVERER'], 'ROLE_DELIVERER', false, 'ROLE-71'],
  [[], '-', false, 'ROLE-11'],
] as const

for (const [roles, label, isSuper, id] of accounts) {
  test(`[${id}] [ROLE-17] [ROLE-69] with [${roles.join(', ')}] the top bar says ${label}`, async ({ page, world }) => {
    await world.seed({ users: [{ id: 500, username: 'teva', firstName: 'Teva', lastName: 'Tehei', roles }] })
    await page.goto('/connexion')
    await page.getByLabel("Nom d'utilisateur").fill('teva')
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Motdepasse!2023')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/societes')
    const bar = page.getByRole('banner')
    await expect(bar.getByText(label, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nouvelle société' })).toHaveCount(isSuper ? 1 : 0)

    // Still there after a reload, and so are the rights.
    await page.reload()
    await expect(bar.getByText(label, { exact: true })).toBeVisible()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Nouvelle société' })).toHaveCount(isSuper ? 1 : 0)
    await page.goto('/composants')
    await expect(page.getByRole('heading', { level: 1, name: 'Composants' })).toBeVisible()

    await bar.getByRole('button', { name: /Teva/ }).click()
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
    await expect(page).toHaveURL('/connexion')
  })
}
