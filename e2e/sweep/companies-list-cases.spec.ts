import { expect, test } from '../support/fixtures/test.ts'
import { manyCompanies, seedCompanies } from '../support/pages/companies-list.ts'
import { expectFlash, retryButton, row } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

test('the pages of the companies: a first one that fails, and unusual links', async ({ world, as }) => {
  await seedCompanies(world)
  await world.fault({ path: '/companies' }, { status: 500, html: '<h1>Panne</h1>' })
  const page = await as('member').open('/societes')

  await test.step('[CO-34] [ERR-07] [ERR-08] a list that cannot be read is tried twice, then shows the error', async () => {
    await expectFlash(page, fetchFailure)
    await expect(page.getByRole('row')).toHaveCount(0)
    const calls = (await world.requests()).map(({ method, path }) => `${method} ${path}`)
    expect(calls.filter((call) => call === 'POST /api/token/refresh')).toHaveLength(1)
    expect(calls.filter((call) => call === 'GET /api/companies')).toHaveLength(2)
    await world.mend()
  })

  await test.step('[CO-14] [CO-15] [API-07] three pages are loaded by the unusual links of the server, unchanged', async () => {
    const all = manyCompanies(23)
    const pageOf = (from: number, to: number, next?: string) => ({
      'hydra:member': all.slice(from, to),
      'hydra:totalItems': 23,
      ...(next !== undefined && { 'hydra:view': { 'hydra:next': next } }),
    })
    const [second, third] = ['/api/companies?cursor=b%2Fr&page=2', '/api/companies?page=3&foo=%C3%A9&foo=1']
    await world.fault({ path: 'cursor=' }, { status: 200, body: pageOf(9, 20, third) })
    await world.fault({ path: 'foo=' }, { status: 200, body: pageOf(20, 23) })
    await world.fault({ path: '/companies\\?page=1' }, { status: 200, body: pageOf(0, 10, second) })
    await world.forgetRequests()
    await retryButton(page).click()
    const more = page.getByRole('button', { name: 'Charger plus' })
    await expect(page.getByRole('row')).toHaveCount(11)
    await expect(page.getByText('10 sur 23')).toBeVisible()
    await more.click()
    // The tenth row is in both pages and is shown once.
    await expect(page.getByRole('row')).toHaveCount(21)
    await expect(row(page, 'Société 1')).toBeVisible()
    await more.click()
    await expect(page.getByRole('row')).toHaveCount(24)
    await expect(more).toHaveCount(0)
    const asked = (await world.requests('GET /api/companies')).map(({ url }) => url)
    expect(asked.slice(1)).toEqual([second, third])
  })
})
