import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { row, rowMenu } from '../support/pages/vocabulary.ts'

/** `src/app/roles.test.tsx` shows who has which actions. */
test('[USR-01] [USR-04] the list describes each user, and leads to the screens of a user', async ({
  as,
  world,
  page,
}) => {
  const moana = { id: 7, firstName: 'Moana', lastName: 'Tehei', email: 'moana@example.test', phone: '87700007' }
  await world.seed({
    users: [
      aUser({ ...moana, roles: ['ROLE_TECH', 'ROLE_SHIPPER'] }),
      aUser({ id: 8, firstName: 'Teva', lastName: 'Amaru', enabled: false }),
    ],
  })
  await as('super_admin').open('/utilisateurs')

  await test.step('[USR-02] [API-20] [CST-08] the list loads ten users at a time by the link of the server', async () => {
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    const [first] = await world.requests('GET /api/users')
    expect(new URLSearchParams(first?.query).get('page')).toBe('1')
    expect(new URLSearchParams(first?.query).get('itemsPerPage')).toBe('10')
    await expect(page.getByText('10 sur 40')).toBeVisible()
    for (const shown of [20, 30, 40]) {
      await page.getByRole('button', { name: 'Charger plus' }).click()
      await expect(page.getByRole('rowheader')).toHaveCount(shown)
    }
    await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
    const pages = await world.requests('GET /api/users?')
    expect(pages.map(({ query }) => new URLSearchParams(query).get('page'))).toEqual(['1', '2', '3', '4'])
  })

  await test.step('[USR-01] [NAV-40] [ENT-30] the list shows name, role, contact and state of each user', async () => {
    const headers = page.getByRole('columnheader')
    await expect(headers).toHaveText(['#', 'Nom', 'Rôle', 'E-mail', 'Téléphone', 'Statut', 'Actions'])
    const cells = ['7', 'Opérateur', 'moana@example.test', '87700007', 'Activé']
    for (const cell of cells)
      await expect(row(page, 'Moana Tehei').getByRole('cell', { name: cell, exact: true })).toBeVisible()
    await expect(row(page, 'Teva Amaru').getByRole('cell', { name: 'Désactivé', exact: true })).toBeVisible()
    await expect(row(page, 'Moana Tehei').getByRole('link')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateurs')
    await look(page, 'users-list')
  })

  await test.step('[USR-04] [USR-10] the actions of a super administrator open the user, the form and the creation', async () => {
    await rowMenu(page, 'Moana Tehei', 'Détail')
    await expect(page).toHaveURL('/utilisateurs/detail/7')
    await page.goBack()
    await rowMenu(page, 'Moana Tehei')
    await page.getByRole('menuitem', { name: 'Modifier', exact: true }).click()
    await expect(page).toHaveURL('/utilisateurs/modification/7')
    await page.goBack()
    await page.getByRole('link', { name: 'Nouvel utilisateur' }).click()
    await expect(page).toHaveURL('/utilisateurs/creation')
  })
})
