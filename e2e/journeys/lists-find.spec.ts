import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker } from '../builders/locker.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { seedCompanies } from '../support/pages/companies-list.ts'
import { rowsShown } from '../support/pages/vocabulary.ts'

/** Filtering and sorting the lists of companies and machines. `src/list` has the rules. */

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filtrer' })
const city = (page: Page) => page.getByRole('columnheader', { name: 'Ville', exact: true })

test('[LIST-01] three letters find the 900th of a thousand companies, and the address keeps the filter', async ({
  world,
  as,
}) => {
  const ids = Array.from({ length: 1_000 }, (_, index) => index + 1)
  const nameOf = (id: number) => (id === 900 ? 'Écume du Pacifique' : `Société ${id}`)
  await seedCompanies(world, ...ids.map((id) => aCompany({ id, name: nameOf(id) })))
  const page = await as('super_admin').open('/societes')
  await expect(rowsShown(page, 10)).toBeVisible()
  expect(await world.requests('GET /api/companies')).toHaveLength(1)

  await filter(page).fill('ecu')
  await expect(page.getByRole('rowheader')).toHaveText(['Écume du Pacifique'])
  await expect(page.getByRole('status').filter({ hasText: '1 résultat sur 1 000' })).toBeVisible()
  await expect(page).toHaveURL('/societes?recherche=ecu')
  await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
  await expect(filter(page)).toBeFocused()
  const rest = (await world.requests('GET /api/companies')).slice(1)
  expect(rest.map(({ query }) => Number(new URLSearchParams(query).get('page')))).toEqual(ids.slice(0, 10))
  await expectNoAxeViolations(page)

  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText(['Écume du Pacifique'])
  await expect(filter(page)).toHaveValue('ecu')
  await filter(page).fill('introuvable')
  await expect(page.getByRole('table').getByText('Aucun résultat')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer le filtre' }).click()
  await expect(rowsShown(page, 10)).toBeVisible()
  await expect(page).toHaveURL('/societes')
})

/** `src/ui/table/DataTable.test.tsx` has the three states of a column. */
test('[LIST-03] a column sorts the whole collection, and the address keeps the order', async ({ world, as }) => {
  const places = ['Zone 10', 'écluse', 'Eau', 'Zone 9', 'Étal', ...Array<string>(10).fill('Milieu')]
  await world.reset({ seed: 'empty' })
  await world.seed({
    lockers: places.map((place, index) =>
      aLocker({ id: index + 1, cleveronApmId: `APM${index + 1}`, city: place, temperatureZones: [] }),
    ),
  })
  const page = await as('super_admin').open('/lockers?tri=secret')
  const sort = city(page).getByRole('button')
  await expect(page.getByRole('rowheader')).toHaveCount(10)
  await expect(city(page)).toHaveAttribute('aria-sort', 'none')
  await sort.click()
  await expect(page.getByRole('rowheader')).toHaveCount(places.length)
  await expect(city(page)).toHaveAttribute('aria-sort', 'ascending')
  const sorted = await page.getByRole('rowheader').allTextContents()
  expect([...sorted.slice(0, 3), ...sorted.slice(-2)]).toEqual(['APM3', 'APM2', 'APM5', 'APM4', 'APM1'])
  await expect(page).toHaveURL('/lockers?tri=city')
  await expect(sort).toBeFocused()
  await page.reload()
  await expect(page.getByRole('rowheader').first()).toHaveText('APM3')
})
