import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/test.ts'
import { expectNoAxeViolations, look, row } from '../support/vocabulary.ts'

test('a visitor is asked to sign in', async ({ page, world }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/connexion')
  await expect(page).toHaveTitle(/Consigne/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await world.requests()).toEqual([])
  await look(page, 'sign-in')
  await expectNoAxeViolations(page)
})

test('a super administrator arrives at the companies', async ({ as, world }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [aCompany({ id: 7, name: 'Épicerie Vaiana' })] })
  const page = await as('super_admin').open('/')
  await expect(page).toHaveURL('/societes')
  await expect(row(page, 'Épicerie Vaiana')).toBeVisible()
  expect(await world.requests('GET /api/companies')).toHaveLength(1)
  await look(page, 'companies')
  await expectNoAxeViolations(page)
})

test('the sign-in page fits a phone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/connexion')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await look(page, 'sign-in')
  await expectNoAxeViolations(page)
})
