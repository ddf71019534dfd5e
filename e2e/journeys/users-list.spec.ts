import { expect, test } from '../support/fixtures/test.ts'

test('[USR-02] [CST-08] the list of users loads ten at a time', async ({ as, world }) => {
  const page = await as('super_admin').open('/utilisateurs')
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
