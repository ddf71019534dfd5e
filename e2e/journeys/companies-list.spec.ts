import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { seedCompanies } from '../support/pages/companies-list.ts'
import { queryOf } from '../support/pages/company-page.ts'
import { row, rowMenu } from '../support/pages/vocabulary.ts'

const vaiana = {
  id: 12,
  name: 'Épicerie Vaiana',
  contactName: 'Hina Teriipaia',
  contactEmail: 'hina@vaiana.pf',
  contactPhone: '0689401234',
  createdAt: '2023-03-15T05:30:00+00:00',
}

test('the list of the companies', async ({ world, as }) => {
  await seedCompanies(world, aCompany(vaiana))
  const page = await as('admin').open('/societes')
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
  await test.step('[CO-08] [CO-09] a row links to the company and to its form', async () => {
    await rowMenu(page, 'Épicerie Vaiana', 'Détail')
    await expect(page).toHaveURL('/societes/detail/12')
    await page.goBack()
    await rowMenu(page, 'Épicerie Vaiana', 'Modifier')
    await expect(page).toHaveURL('/societes/modification/12')
    await page.goBack()
    await row(page, 'Épicerie Vaiana').getByRole('link').click()
    await expect(page).toHaveURL('/societes/detail/12')
  })
})
