import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { age, aMinuteLater, refreshButton, showNew } from '../support/pages/living.ts'
import { seedOrder } from '../support/pages/order-detail.ts'
import { field, row } from '../support/pages/vocabulary.ts'

/** Details and growing lists while other people work. The clock of the page is the test's. */

const changed = 'Des informations ont changé.'

test.beforeEach(({ page }) => page.clock.install())

test('[LIVE-01] [LIVE-02] [LIVE-03] a delivery takes the values of others, and says for ten seconds that it did', async ({
  as,
  world,
}) => {
  await seedOrder(world)
  const page = await as('admin').open('/livraisons/detail/14')
  await expect(age(page)).toBeVisible()
  await world.changeElsewhere('orders', 14, { cleveronOrderId: 'CLV99' })
  await aMinuteLater(page)
  await expect(field(page, 'ID commande Cleveron')).toHaveValue('CLV99')
  await expect(page.getByText(changed)).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByText(changed)).toHaveCount(0)

  // What is typed holds the readings up.
  await field(page, 'ID commande Cleveron').fill('MINE')
  await world.forgetRequests()
  await page.clock.runFor(180_000)
  expect(await world.requests('GET')).toEqual([])
  await expect(field(page, 'ID commande Cleveron')).toHaveValue('MINE')
})

test('a company that somebody else has deleted says so', async ({ as, world }) => {
  const page = await as('admin').open('/societes/detail/1')
  await expect(age(page)).toBeVisible()
  await world.fault({ method: 'GET', path: '/api/companies/1\\b' }, { status: 404 })
  await aMinuteLater(page)
  await expect(page.getByText("Cette fiche n'existe plus.")).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
})

test('[LIVE-01] the page of a company reads its three parts again', async ({ as, world }) => {
  const page = await as('admin').open('/societes/detail/1')
  await expect(age(page)).toBeVisible()
  await world.forgetRequests()
  await aMinuteLater(page)
  const parts = () => world.requests('GET /api/companies/1').then((calls) => calls.map(({ path }) => path).toSorted())
  const all = ['/api/companies/1', '/api/companies/1/bookings', '/api/companies/1/members']
  await expect.poll(parts).toEqual(all)
  await refreshButton(page).click()
  await expect.poll(parts).toHaveLength(6)
})

for (const [what, address] of [
  ['a machine', '/lockers/detail/1'],
  ['a user', '/utilisateurs/detail/1'],
  ['the bookings', '/bookings'],
  ['the machines', '/lockers'],
  ['the users', '/utilisateurs'],
] as const)
  test(`[LIVE-01] [LIVE-02] ${what} say their age and are read again after a minute`, async ({ as, world }) => {
    const page = await as('admin').open(address)
    await expect(age(page)).toBeVisible()
    await world.forgetRequests()
    await aMinuteLater(page)
    await expect.poll(() => world.requests('GET').then((calls) => calls.length)).toBe(1)
  })

test('[LIVE-02] a new company is announced at the end of a list that was shown whole', async ({ as, world }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({ companies: [aCompany({ id: 7, name: 'Vaima' })] })
  const page = await as('admin').open('/societes')
  await expect(age(page)).toBeVisible()
  await world.seed({ companies: [aCompany({ id: 8, name: 'Tiare' })] })
  await aMinuteLater(page)
  await expect(page.getByText('1 nouvelle société · Afficher')).toBeVisible()
  await expect(row(page, 'Tiare')).toHaveCount(0)
  await showNew(page).click()
  await expect(row(page, 'Tiare')).toBeVisible()
})

test('[LIVE-01] [LIVE-02] without automatic reading nothing is read, and the button still does', async ({
  as,
  world,
}) => {
  const page = await as('admin').open('/preferences')
  await page.getByRole('switch', { name: 'Lecture automatique' }).click()
  await page.goto('/societes')
  await expect(age(page)).toBeVisible()
  await world.forgetRequests()
  await page.clock.runFor(180_000)
  expect(await world.requests('GET')).toEqual([])
  await refreshButton(page).click()
  await expect.poll(() => world.requests('GET /api/companies').then((calls) => calls.length)).toBe(1)
})
