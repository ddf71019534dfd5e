import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { row } from '../support/pages/vocabulary.ts'

const moana = { id: 7, firstName: 'Moana', lastName: 'Tehei', email: 'moana@example.test', phone: '87700007' }

test('[USR-01] [USR-02] [NAV-40] [ENT-30] [API-20] [CST-08] the list shows each user, and loads ten at a time', async ({
  as,
  world,
}) => {
  const users = [
    aUser({ ...moana, roles: ['ROLE_TECH', 'ROLE_SHIPPER'] }),
    aUser({ id: 8, firstName: 'Teva', lastName: 'Amaru', enabled: false }),
  ]
  await world.seed({ users })
  const page = await as('super_admin').open('/utilisateurs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilisateurs')
  const titles = ['#', 'Nom', 'Rôle', 'E-mail', 'Téléphone', 'Statut', 'Actions']
  await expect(page.getByRole('columnheader')).toHaveText(titles)
  for (const name of ['7', 'Opérateur', 'moana@example.test', '87700007', 'Activé'])
    await expect(row(page, 'Moana Tehei').getByRole('cell', { name, exact: true })).toBeVisible()
  await expect(row(page, 'Teva Amaru').getByRole('cell', { name: 'Désactivé', exact: true })).toBeVisible()
  await look(page, 'users-list')
  await expect(page.getByText('10 sur 40')).toBeVisible()
  for (const shown of [20, 30, 40]) {
    await page.getByRole('button', { name: 'Charger plus' }).click()
    await expect(page.getByRole('rowheader')).toHaveCount(shown)
  }
  await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  const asked = (await world.requests('GET /api/users?')).map(({ query }) => new URLSearchParams(query))
  expect(asked.map((query) => query.get('page'))).toEqual(['1', '2', '3', '4'])
  expect(asked[0]?.get('itemsPerPage')).toBe('10')
})
