import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { count, pageBox, selectButton } from '../support/pages/selection.ts'
import { rowsShown } from '../support/pages/vocabulary.ts'

/** The deliveries of one machine or company. `src/app/orders-narrow.test.tsx` has the answers of odd servers. */

/** 250 deliveries: every 25th is in Taina-3, of Vaima; the others in Faaa, of Aorai. */
async function seed(world: World) {
  await world.reset({ seed: 'empty' })
  await world.seed({
    companies: [aCompany({ id: 1, name: 'Aorai' }), aCompany({ id: 2, name: 'Vaima' })],
    lockers: [
      aLocker({ id: 3, shortLocation: 'Taina-3', temperatureZones: [] }),
      aLocker({ id: 4, shortLocation: 'Faaa', temperatureZones: [] }),
    ],
    orders: Array.from({ length: 250 }, (_, at) =>
      anOrder({
        id: at + 1,
        status: (at + 1) % 50 === 0 ? 'operin' : 'picked_up',
        ...((at + 1) % 25 === 0 ? { company: 2, locker: 3 } : { company: 1, locker: 4 }),
      }),
    ),
  })
}

const open = (page: Page) => page.getByRole('button', { name: 'Machine ou société' })
const dialog = (page: Page) => page.getByRole('dialog')
const chip = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('[LIST-04] the deliveries of a machine are found in what was read, and the list reads on by the links', async ({
  world,
  as,
}) => {
  await seed(world)
  const page = await as('shipper').open('/livraisons')
  await rowsShown(page, 10).waitFor()
  await expect(open(page)).toBeVisible()
  // Nothing is read for the choices before they are wanted.
  expect(await world.requests('GET /api/lockers')).toEqual([])
  await open(page).click()
  await dialog(page).getByLabel('Machine', { exact: true }).selectOption('Taina-3')
  await expectNoAxeViolations(page)
  await look(page, 'place-filter')
  await dialog(page).getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL('/livraisons?machine=3')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByText('4 trouvées sur 100 lues')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText(['250', '225', '200', '175'])
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toHaveCount(0)
  await expectNoAxeViolations(page)

  const more = page.getByRole('button', { name: 'Lire la suite' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('8 trouvées sur 200 lues')).toBeVisible()
  await expect(more).toBeFocused()
  await look(page, 'found-foot')
  await page.keyboard.press('Enter')
  await expect(page.getByText('10 trouvées sur 250 lues')).toBeFocused()
  await expect(more).toHaveCount(0)
  const calls = await world.requests('GET /api/orders?')
  const series = calls.filter(({ query }) => new URLSearchParams(query).get('itemsPerPage') === '100')
  expect(series.map(({ query }) => new URLSearchParams(query).get('page'))).toEqual(['1', '2', '3'])
  for (const { query } of calls) expect(query).not.toMatch(/machine|locker=|societe/)

  // A status is one more filter, and the selection is one of the rows that are found.
  await page.getByLabel('Statut').selectOption('déposée')
  await expect(page).toHaveURL('/livraisons?status=operin&machine=3')
  await expect(page.getByText('5 trouvées sur 5 lues')).toBeVisible()
  await selectButton(page).click()
  await pageBox(page).check()
  await expect(count(page)).toHaveText('5 sélectionnées')

  await chip(page, /^Retirer le filtre Machine/).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/livraisons?status=operin')
  await page.goBack()
  await expect(page.getByText('5 trouvées sur 5 lues')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(page).toHaveURL('/livraisons')
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
})

test('[LIST-04] who may not list companies chooses among those of the deliveries, and a view keeps the choice', async ({
  world,
  as,
}) => {
  await seed(world)
  await world.fault({ path: '^/api/companies' }, { status: 403 })
  const page = await as('operator').open('/livraisons?machine=3')
  await expect(page.getByText('4 trouvées sur 100 lues')).toBeVisible()
  await open(page).click()
  await expect(dialog(page).getByText('Choix limité à ce que montrent les livraisons lues.')).toBeVisible()
  await expect(dialog(page).getByLabel('Société', { exact: true }).getByRole('option')).toHaveText([
    'Toutes',
    'Aorai',
    'Vaima',
  ])
  await dialog(page).getByLabel('Société', { exact: true }).selectOption('Aorai')
  await dialog(page).getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.getByText('0 trouvée sur 100 lues')).toBeVisible()
  await expect(page.getByRole('table').getByText('Aucun résultat')).toBeVisible()
  await page.getByRole('button', { name: 'Vues' }).click()
  await dialog(page).getByLabel('Nom de la vue', { exact: true }).fill('Aorai à Taina')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.goto('/livraisons')
  await page.getByRole('navigation', { name: 'Vues enregistrées' }).getByRole('link', { name: 'Aorai à Taina' }).click()
  await expect(page).toHaveURL('/livraisons?machine=3&societe=1&colonnes=toutes')
  await expect(page.getByText('0 trouvée sur 100 lues')).toBeVisible()
})
