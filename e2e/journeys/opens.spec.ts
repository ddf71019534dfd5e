import { expect, test } from '../support/test.ts'

test('a visitor is asked to sign in', async ({ page, world }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/connexion')
  await expect(page).toHaveTitle(/Consigne/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await world.requests()).toEqual([])
})

test('a super administrator arrives at the companies', async ({ as, world }) => {
  const page = await as('super_admin').open('/')
  await expect(page).toHaveURL('/societes')
  await expect.poll(() => world.requests('GET /api/companies')).toHaveLength(1)
})
