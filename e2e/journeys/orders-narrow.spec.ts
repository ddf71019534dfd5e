import type { Page } from '@playwright/test'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { narrowDialog, openNarrow, seedNarrow } from '../support/pages/orders-narrow.ts'
import { count, pageBox, selectButton } from '../support/pages/selection.ts'
import { rowsShown } from '../support/pages/vocabulary.ts'

/** The deliveries of one machine or company. `src/app/orders-narrow.test.tsx` has the answers of odd servers. */

const chip = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('[LIST-04] the machine filter applies to the rows read so far, and the list reads on by the links', async ({
  world,
  as,
}) => {
  await seedNarrow(world)
  const page = await as('shipper').open('/livraisons')
  await rowsShown(page, 10).waitFor()
  await expect(openNarrow(page)).toBeVisible()
  // The options are not fetched before the dialog opens.
  expect(await world.requests('GET /api/lockers')).toEqual([])
  await openNarrow(page).click()
  await narrowDialog(page).getByLabel('Machine', { exact: true }).selectOption('Taina-3')
  await expectNoAxeViolations(page)
  await look(page, 'place-filter')
  await narrowDialog(page).getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL('/livraisons?machine=3')
  await expect(narrowDialog(page)).toHaveCount(0)
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

  // A status is an additional filter, and the selection applies to the filtered rows.
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/livraisons')
  await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
})

/** 77 deposited parcels. The deposit of each third one is missing, the others are deposited in another order than created. */
const deposited = (id: number) =>
  anOrder({
    id,
    status: 'operin',
    createdAt: '2026-03-01T10:00:00+00:00',
    hold: 2880,
    history:
      id % 3 === 0
        ? []
        : [{ status: 'operin', createdAt: `2026-03-1${id % 2}T${String(id % 24).padStart(2, '0')}:00:00+00:00` }],
  })

test('[DESK-01] a worklist is sorted by deadline after the rest was read by the links', async ({ world, as }) => {
  await world.reset({ seed: 'empty' })
  const orders = Array.from({ length: 277 }, (_, at) => deposited(at + 1))
  await world.seed({ orders })
  const page = await as('operator').open('/livraisons?status=operin')
  await rowsShown(page, 10).waitFor()
  const sort = page.getByRole('button', { name: 'Trier par échéance' })
  await sort.click()
  await expect(page).toHaveURL('/livraisons?status=operin&tri=echeance')
  await expect(page.getByText('277 triées par échéance')).toBeVisible()
  await expect(sort).toHaveAttribute('aria-pressed', 'true')
  const dates = orders
    .flatMap(({ id, history }) => (history ?? []).map(({ createdAt }) => ({ id, createdAt })))
    .toSorted((a, b) => String(a.createdAt).localeCompare(String(b.createdAt)) || Number(b.id) - Number(a.id))
  const ids = dates.map(({ id }) => String(id))
  await expect(page.getByRole('rowheader').first()).toHaveText(ids[0] ?? '')
  const shown = await page.getByRole('rowheader').allTextContents()
  expect(shown).toEqual(ids.slice(0, shown.length))
  await expectNoAxeViolations(page)
  await look(page, 'by-deadline')
  const series = (await world.parcelReads()).map(({ query }) => new URLSearchParams(query))
  expect(series.filter((query) => query.get('itemsPerPage') === '100').map((query) => query.get('page'))).toEqual([
    '1',
    '2',
    '3',
  ])

  // Another status is not sorted.
  await page.getByRole('link', { name: 'En livraison' }).click()
  await expect(page).toHaveURL('/livraisons?status=picked_up')
  await expect(sort).toHaveCount(0)
})

test('[DESK-07] the deliveries of a day are read newest first until the day, and the foot says how far', async ({
  world,
  as,
}) => {
  await world.reset({ seed: 'empty' })
  const hour = 3_600_000
  const now = Date.now()
  await world.seed({
    orders: Array.from({ length: 250 }, (_, at) =>
      anOrder({ id: at + 1, createdAt: new Date(now - (249 - at) * hour).toISOString() }),
    ),
  })
  const page = await as('member').open('/livraisons')
  await rowsShown(page, 10).waitFor()
  await openNarrow(page).click()
  await expectNoAxeViolations(page)
  await narrowDialog(page).getByRole('button', { name: '7 jours' }).click()
  await expect(page).toHaveURL(/^.*\/livraisons\?du=\d{4}-\d\d-\d\d&au=\d{4}-\d\d-\d\d$/)
  await expect(page.getByText(/^1\d\d trouvées sur 200 lues · lu jusqu'au \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lire la suite' })).toHaveCount(0)
  await look(page, 'created-between')

  await openNarrow(page).click()
  await narrowDialog(page).getByLabel('Créées au').fill('2020-01-05')
  await narrowDialog(page).getByRole('button', { name: 'Filtrer' }).click()
  await expect(narrowDialog(page).getByText('Ce jour ne peut pas être avant le premier.')).toBeVisible()
  await narrowDialog(page).getByRole('button', { name: 'Hier' }).click()
  await expect(page.getByText(/^24 trouvées sur 200 lues/)).toBeVisible()
  await page.getByRole('button', { name: /^Retirer le filtre Créées du/ }).click()
  await expect(page.getByText(/^\d+ trouvées sur \d+ lues/)).toBeVisible()
})
