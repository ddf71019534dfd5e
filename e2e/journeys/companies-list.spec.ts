import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedCompanies } from '../support/pages/companies-list.ts'
import { queryOf, vaiana } from '../support/pages/company-page.ts'
import { row } from '../support/pages/vocabulary.ts'

test('[CO-01] [CO-02] [CO-03] [CO-04] [CO-05] [CO-06] [CO-07] [CO-16] [NAV-34] [ENT-03] [API-27] [CST-08] the list shows each company, with one call for ten', async ({
  world,
  as,
}) => {
  await seedCompanies(world, aCompany(vaiana))
  const page = await as('admin').open('/societes')
  const titles = ['#', 'Nom', 'Client / organisation', 'E-mail', 'Téléphone', 'Date de création', 'Actions']
  await expect(page.getByRole('columnheader')).toHaveText(titles)
  await expect(row(page, 'Épicerie Vaiana').getByRole('cell')).toHaveText([
    '12',
    'Hina Teriipaia',
    'hina@vaiana.pf',
    '0689401234',
    '14/03/2023 19:30',
    '',
  ])
  const asked = await world.requests('GET /api/companies')
  expect(asked).toHaveLength(1)
  expect(queryOf(asked[0]?.url)).toMatch(/^\?page=1&itemsPerPage=10&/)
  expect(queryOf(asked[0]?.url)).not.toMatch(/orderEventUrl|members|owner/)
})
