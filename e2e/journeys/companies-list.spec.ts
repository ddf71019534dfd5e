import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { manyCompanies, seedCompanies } from '../support/pages/companies-list.ts'
import { queryOf } from '../support/pages/company-page.ts'
import { expectFlash, retryButton, row, rowMenu } from '../support/pages/vocabulary.ts'
import { fetchFailure } from '../support/tables/presets.ts'

const vaiana = {
  id: 12,
  name: 'Épicerie Vaiana',
  contactName: 'Hina Teriipaia',
  contactEmail: 'hina@vaiana.pf',
  contactPhone: '0689401234',
  createdAt: '2023-03-15T05:30:00+00:00',
}

test('[CO-01] [NAV-34] [ENT-03] the list has its seven columns', async ({ world, as }) => {
  await seedCompanies(world, aCompany(vaiana))
  const page = await as('member').open('/societes')
  await test.step('[CO-01] [NAV-34] [ENT-03] the list has its seven columns', async () => {
    await expect(page.getByRole('columnheader')).toHaveText([
      '#',
      'Nom',
      'Client / organisation',
      'E-mail',
      'Téléphone',
      'Date de création',
      'Actions',
    ])
  })
  await test.step('[CO-02] [CO-03] [CO-07] a row shows the id, the name and the creation date', async () => {
    const shown = row(page, 'Épicerie Vaiana')
    await expect(shown.getByRole('rowheader', { name: 'Épicerie Vaiana' })).toBeVisible()
    for (const name of ['12', '14/03/2023 19:30'])
      await expect(shown.getByRole('cell', { name, exact: true })).toBeVisible()
  })
  await test.step('[CO-04] [CO-05] [CO-06] a row shows the contact after the id, and the date after the contact', async () => {
    await expect(row(page, 'Épicerie Vaiana').getByRole('cell')).toHaveText([
      '12',
      'Hina Teriipaia',
      'hina@vaiana.pf',
      '0689401234',
      '14/03/2023 19:30',
      '',
    ])
  })
  await test.step('[CO-16] [API-27] [CST-08] the list asks once, for ten companies and the fields that it shows', async () => {
    await expect(row(page, 'Épicerie Vaiana')).toBeVisible()
    const asked = await world.requests('GET /api/companies')
    expect(asked).toHaveLength(1)
    expect(queryOf(asked[0]?.url)).toMatch(/^\?page=1&itemsPerPage=10&/)

    expect(queryOf(asked[0]?.url)).not.toMatch(/orderEventUrl|members|owner/)
  })
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })
  test('[CO-07] [CST-01] a date is shown in Tahiti time in a browser in Tokyo', async ({ world, as }) => {
    await seedCompanies(world, aCompany(vaiana))
    const page = await as('member').open('/societes')
    await expect(row(page, 'Épicerie Vaiana')).toContainText('14/03/2023 19:30')
  })
})

test('[CO-08] [CO-09] a row links to the company and to its form', async ({ world, as }) => {
  await seedCompanies(world, aCompany(vaiana))
  const page = await as('admin').open('/societes')
  await rowMenu(page, 'Épicerie Vaiana', 'Détail')
  await expect(page).toHaveURL('/societes/detail/12')
  await page.goBack()
  await rowMenu(page, 'Épicerie Vaiana', 'Modifier')
  await expect(page).toHaveURL('/societes/modification/12')
  await page.goBack()
  await row(page, 'Épicerie Vaiana').getByRole('link').click()
  await expect(page).toHaveURL('/societes/detail/12')
})

test('[CO-14] [CO-15] [API-07] three pages are loaded by the unusual links of the server, unchanged', async ({
  world,
  as,
}) => {
  await seedCompanies(world)
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
  const page = await as('member').open('/societes')
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

test('[CO-34] [ERR-07] [ERR-08] a list that cannot be read is tried twice, then shows the error', async ({
  world,
  as,
}) => {
  await seedCompanies(world, aCompany(vaiana))
  await world.fault({ path: '/companies' }, { status: 500, html: '<h1>Panne</h1>' })
  const page = await as('member').open('/societes')
  await expectFlash(page, fetchFailure)
  await expect(page.getByRole('row')).toHaveCount(0)
  const calls = (await world.requests()).map(({ method, path }) => `${method} ${path}`)
  expect(calls.filter((call) => call === 'POST /api/token/refresh')).toHaveLength(1)
  expect(calls.filter((call) => call === 'GET /api/companies')).toHaveLength(2)
  await world.mend()
  await retryButton(page).click()
  await expect(row(page, 'Épicerie Vaiana')).toBeVisible()
})
