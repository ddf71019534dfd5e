import { expect, test } from '../support/fixtures/test.ts'
import { age, aMinuteLater, refreshButton } from '../support/pages/refresh.ts'
import { visit } from '../support/pages/vocabulary.ts'

/** Details and growing lists while other people work. */

test('the pages of a company, a machine and a user, and three lists, refresh by themselves', async ({
  as,
  page,
  world,
}) => {
  await page.clock.install()
  await as('admin').open('/societes/detail/1')

  await test.step('[LIVE-01] the page of a company refreshes its three parts', async () => {
    await expect(age(page)).toBeVisible()
    await world.forgetRequests()
    await aMinuteLater(page)
    const parts = () => world.requests('GET /api/companies/1').then((calls) => calls.map(({ path }) => path).toSorted())
    const all = ['/api/companies/1', '/api/companies/1/bookings', '/api/companies/1/members']
    await expect.poll(parts).toEqual(all)
    await refreshButton(page).click()
    await expect.poll(parts).toHaveLength(6)
    await expect(refreshButton(page)).not.toHaveAttribute('aria-busy')
  })
  await test.step('a company that somebody else has deleted says so', async () => {
    await world.fault({ method: 'GET', path: '/api/companies/1\\b' }, { status: 404 })
    await aMinuteLater(page)
    await expect(page.getByText("Cette fiche n'existe plus.")).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await world.mend()
  })

  for (const [what, address, paths] of [
    ['a machine', '/lockers/detail/1', ['/api/lockers/1', '/api/orders']],
    ['a user', '/utilisateurs/detail/1', ['/api/users/1']],
    ['the bookings', '/bookings', ['/api/companies']],
    ['the machines', '/lockers', ['/api/lockers']],
    ['the users', '/utilisateurs', ['/api/users']],
  ] as const)
    await test.step(`[LIVE-01] [LIVE-02] the age is shown, and a minute later the data are read again: ${what}`, async () => {
      await visit(page, address)
      await expect(age(page)).toBeVisible()
      // Read once, after the page's own content.
      if (what === 'a machine') await expect(page.getByText(/^\d+ trouvées? sur les/)).toBeVisible()
      await world.forgetRequests()
      await aMinuteLater(page)
      await expect.poll(async () => (await world.requests('GET')).map(({ path }) => path).toSorted()).toEqual(paths)
    })
})
