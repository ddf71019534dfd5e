import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker } from '../builders/locker.ts'
import { aUser } from '../builders/user.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { rowsShown, title, visit } from '../support/pages/vocabulary.ts'

/** Filtering and sorting the lists of companies, machines and users. */

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filtrer' })
const names = (page: Page) => page.getByRole('rowheader').allTextContents()
const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const sortBy = (page: Page, name: string) => header(page, name).getByRole('button').click()
const seeds = Array.from({ length: 1_000 }, (_, index) => index + 1)

const places = ['Zone 10', 'écluse', 'Eau', 'Zone 9', 'Étal', ...Array.from({ length: 10 }, () => 'Milieu')]
const firstNames: Record<number, string> = { 25: 'Maïré', 30: 'Zoé' }

test('the lists of companies, machines and users are filtered and sorted', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  await world.seed({
    companies: seeds.map((id) => aCompany({ id, name: id === 900 ? 'Écume du Pacifique' : `Société ${id}` })),
    lockers: places.map((city, index) =>
      aLocker({
        id: index + 1,
        cleveronApmId: `APM${index + 1}`,
        city,
        type: index === 3 ? 1000 : 501,
        temperatureZones: [],
      }),
    ),
    users: seeds
      .slice(0, 30)
      .map((id) => aUser({ id: id + 100, firstName: firstNames[id] ?? 'Hina', lastName: `Nom${id}` })),
  })
  const page = await as('super_admin').open('/utilisateurs?recherche=maire&tri=-name')
  await test.step('[LIST-01] [LIST-03] a sorting in the address applies to the whole collection, and a name in a hand-made link is removed', async () => {
    await expect(page.getByRole('rowheader').first()).toHaveText('Zoé Nom30')
    await expect(page.getByRole('row')).toHaveCount(36)
    await expect(page).toHaveURL('/utilisateurs?tri=-name')
    await expect(filter(page)).toHaveValue('')
  })

  await test.step('[LIST-01] a filter for persons is never in the address, and survives Back but not a reload', async () => {
    await page.getByRole('link', { name: 'Utilisateurs', exact: true }).click()
    await expect(page).toHaveURL('/utilisateurs')
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    await filter(page).fill('maire')
    await expect(page.getByRole('rowheader')).toHaveText(['Maïré Nom25'])
    await expect(page).toHaveURL('/utilisateurs')
    await page.getByRole('link', { name: 'Maïré Nom25' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Utilisateur' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('rowheader')).toHaveText(['Maïré Nom25'])
    await expect(filter(page)).toHaveValue('maire')
    // No persistent storage contains it.
    await page.reload()
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    await expect(filter(page)).toHaveValue('')
    // Only ten of the persons are loaded now.
    await filter(page).fill('maire')
    await expect(page.getByRole('rowheader')).toHaveText(['Maïré Nom25'])
  })

  await test.step('[LIST-01] three letters find the 900th of a thousand companies, and the address keeps the filter', async () => {
    await page.getByRole('link', { name: 'Sociétés', exact: true }).click()
    await expect(title(page, 'Sociétés')).toBeFocused()
    await expect(rowsShown(page, 10)).toBeVisible()
    await expect(filter(page)).toBeVisible()
    const [first, ...more] = await world.requests('GET /api/companies')
    expect(new URLSearchParams(first?.query).get('itemsPerPage')).toBe('10')
    expect(more).toEqual([])

    await filter(page).fill('ecu')
    await expect(page.getByRole('rowheader')).toHaveText(['Écume du Pacifique'])
    await expect(page.getByRole('status').filter({ hasText: '1 résultat sur 1 000' })).toBeVisible()
    await expect(page).toHaveURL('/societes?recherche=ecu')
    await expect(page.getByRole('button', { name: 'Charger plus' })).toHaveCount(0)
    await expect(filter(page)).toBeFocused()
    const rest = (await world.requests('GET /api/companies')).slice(1)
    expect(rest.map(({ query }) => new URLSearchParams(query).get('page'))).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 1)),
    )
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

  await test.step('[LIST-03] an unknown sorting changes nothing, and the columns sort in three states over the whole collection', async () => {
    // The reloads have emptied the cache.
    await world.forgetRequests()
    await visit(page, '/lockers?tri=secret')
    await expect(page.getByRole('rowheader')).toHaveCount(10)
    await expect(filter(page)).toBeVisible()
    expect(await world.requests('GET /api/lockers')).toHaveLength(1)
    await expect(header(page, 'Ville')).toHaveAttribute('aria-sort', 'none')
    await sortBy(page, 'Ville')
    await expect(page.getByRole('row')).toHaveCount(places.length + 1)
    await expect(header(page, 'Ville')).toHaveAttribute('aria-sort', 'ascending')
    expect((await names(page)).filter((_, index) => index < 3 || index > 12)).toEqual([
      'APM3',
      'APM2',
      'APM5',
      'APM4',
      'APM1',
    ])
    await expect(page).toHaveURL('/lockers?tri=city')
    await expect(header(page, 'Ville').getByRole('button')).toBeFocused()
    await sortBy(page, 'Ville')
    await expect(header(page, 'Ville')).toHaveAttribute('aria-sort', 'descending')
    await expect(page.getByRole('rowheader').first()).toHaveText('APM1')
    await sortBy(page, 'Ville')
    await expect(header(page, 'Ville')).toHaveAttribute('aria-sort', 'none')
    await expect(page).toHaveURL('/lockers')
    await expect(page.getByRole('rowheader')).toHaveCount(10)

    await page.goto('/lockers?tri=-type')
    await expect(page.getByRole('rowheader').first()).toHaveText('APM4')
    await expect(page.getByRole('row')).toHaveCount(places.length + 1)
  })
})
