import { aCompany } from '../builders/company.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  companies,
  companyNames,
  listCalls,
  pageAndSize,
  rowsPerPage,
  someCompanies,
} from '../support/pages/bookings-page.ts'
import { refreshButton } from '../support/pages/refresh.ts'
import { visit } from '../support/pages/vocabulary.ts'

test('the list of the bookings can be sorted and has pages', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const names = ['Zoé', 'écume', 'Quai 10', 'Eau vive', 'Quai 9', 'Étoile']
  await world.seed({ companies: names.map((name, index) => aCompany({ id: 200 + index, name })) })
  const page = await as('admin').open('/bookings?tri=desc')
  const arrows = page.getByRole('navigation', { name: 'Pagination' })

  await test.step('[BK-07] sorting orders the names of the loaded page by French rules, and the address keeps it', async () => {
    const ascending = ['Eau vive', 'écume', 'Étoile', 'Quai 9', 'Quai 10', 'Zoé']
    await expect(companyNames(page)).toHaveText(ascending.toReversed())
    expect(pageAndSize(await listCalls(world))).toEqual(['1 × 10'])
    await visit(page, '/bookings')
    await expect(companyNames(page)).toHaveText(names)
    const header = companies(page).locator('> thead').getByRole('columnheader', { name: 'Société' })
    await expect(header).toHaveAttribute('aria-sort', 'none')
    await world.forgetRequests()
    await header.getByRole('button').click()
    await expect(companyNames(page)).toHaveText(ascending)
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await header.getByRole('button').click()
    await expect(companyNames(page)).toHaveText(ascending.toReversed())
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL('/bookings?tri=desc')
    // The server has no order by name, and may refuse an unknown parameter: sorting sends no call (G-21).
    expect(await listCalls(world)).toEqual([])
  })

  await test.step('[BK-04] [BK-05] [CST-11] the list starts with 10 companies and offers the other page sizes', async () => {
    await world.reset({ seed: 'empty' })
    await world.seed({ companies: someCompanies(47) })
    await visit(page, '/bookings')
    await refreshButton(page).click()
    await expect(page.getByText('1-10 sur 47')).toBeVisible()
    await expect(refreshButton(page)).not.toHaveAttribute('aria-busy')
    await world.forgetRequests()
    await expect(page.getByLabel(rowsPerPage).getByRole('option')).toHaveText(['10', '15', '20', '25', '30', 'Tous'])
    await expect(page.getByLabel(rowsPerPage)).toHaveValue('10')
    await expect(arrows.getByRole('button', { name: 'Page précédente' })).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('[BK-02] [BK-03] [NAV-52] the arrows turn the pages, and Back returns to them', async () => {
    await arrows.getByRole('button', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL('/bookings?page=2')
    await expect(page.getByText('11-20 sur 47')).toBeVisible()
    await expect(companyNames(page).first()).toHaveText('Société 111')
    // The button keeps the focus, so that a keyboard user can press it again.
    await expect(arrows.getByRole('button', { name: 'Page suivante' })).toBeFocused()
    await arrows.getByRole('button', { name: 'Dernière page' }).click()
    await expect(page.getByText('41-47 sur 47')).toBeVisible()
    await expect(companyNames(page)).toHaveCount(7)
    await expect(arrows.getByRole('button', { name: 'Page suivante' })).toHaveAttribute('aria-disabled', 'true')
    expect(pageAndSize(await listCalls(world))).toEqual(['2 × 10', '5 × 10'])
    await companyNames(page).first().getByRole('link').click()
    await expect(page).toHaveURL('/societes/detail/141')
    await page.goBack()
    await expect(page).toHaveURL('/bookings?page=5')
    await expect(page.getByText('41-47 sur 47')).toBeVisible()
  })
})
