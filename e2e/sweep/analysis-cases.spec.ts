import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { look } from '../support/measures/look.ts'
import { card, figure, longer, now, plain, rowsOf, seedFew, table } from '../support/pages/analysis.ts'
import { fileOf, startExport } from '../support/pages/export.ts'
import { secondCount } from '../support/second-count.ts'

/** « Analyse »: the figures of a thousand deliveries, their file and paper. */

const reads = async (world: World) =>
  (await world.requests('GET /api/orders?')).map(({ query }) => new URLSearchParams(query).get('page'))
const read = (page: Page) =>
  page.getByText(/^sur les 1\s000 dernières livraisons, créées du \d\d\/\d\d\/2026 au 12\/03/).first()
const tooFew = 'trop peu de livraisons'

/** The demonstration network, which has more than a thousand deliveries, on one day. */
async function playThousand(world: World, page: Page) {
  await world.reset({ seed: 'network', clock: now })
  await page.clock.setFixedTime(now)
}

test('[STAT-01] [STAT-02] read by the links, they give the figures of a second computation', async ({
  world,
  as,
  page,
}) => {
  await playThousand(world, page)
  await as('admin').open('/analyse')
  await expect(read(page)).toBeVisible(longer)
  expect(await reads(world)).toEqual(Array.from({ length: 10 }, (_, index) => String(index + 1)))
  const expected = await secondCount(world.table, Date.parse(now))
  // An empty text is contained in every text.
  expect(expected.all.filter((text) => text !== '')).toHaveLength(5)
  const [deliveries = '', median = '', p90 = '', inADay = '', expired = ''] = expected.all
  for (const [name, text] of [
    ['Livraisons', deliveries === '1000' ? '1 000' : deliveries],
    ['médiane', ` ${median} sur`],
    ['90ᵉ centile', ` ${p90} sur`],
    ['Récupérées en 24 h', inADay.replaceAll(/[()]/g, '')],
    ['Expirées', expired.replaceAll(/[()]/g, '')],
  ] as const)
    expect(plain(await figure(page, name).innerText())).toContain(text)

  for (const [title, groups] of [
    ['Par société', expected.companies],
    ['Par machine', expected.machines],
  ] as const) {
    const isShown = ([, words]: [string, string[]]) => words.slice(1).some((each) => each !== tooFew)
    const withFigures = [...groups].filter(isShown)
    expect(withFigures.length, title).toBeGreaterThan(8)
    expect(await rowsOf(page, title)).toEqual(new Map(withFigures))
    // The rest have no figure, only their number.
    for (const [name, [count]] of [...groups].filter((group) => !isShown(group)))
      await expect(card(page, title).getByText(/^trop peu de livraisons\s:/)).toContainText(`${name} (${count})`)
  }
})

test('[STAT-01] a period from the oldest day that is read asks for a thousand more, which are read on demand', async ({
  world,
  as,
  page,
}) => {
  await playThousand(world, page)
  await as('super_admin').open('/analyse')
  await expect(figure(page, 'Livraisons')).toContainText(/1\s000/, longer)

  // The oldest day that was read may have further deliveries.
  const [, day, month, year] = /créées du (\d\d)\/(\d\d)\/(\d{4})/.exec(await read(page).innerText()) ?? []
  await page.getByLabel('Créées du').fill(`${year}-${month}-${day}`)
  const before = page.getByText(/La période commence avant ce qui est lu/)
  await expect(before).toContainText(`les livraisons du ${day}/${month}/${year} et d'avant ne sont pas toutes lues.`)
  await world.forgetRequests()
  await page.getByRole('button', { name: 'Lire 1 000 de plus' }).click()
  await expect(page).toHaveURL(`/analyse?du=${year}-${month}-${day}&lues=2000`)
  const whole = /^sur toutes les livraisons \(1\s835\), créées du 05\/02\/2026 au 12\/03\/2026$/
  await expect(page.getByText(whole)).toBeVisible(longer)
  expect((await reads(world))[0]).toBe('11')
  await expect(page.getByRole('button', { name: 'Lire 1 000 de plus' })).toHaveCount(0)
  await expect(before).toHaveCount(0)
})

test('[DESK-06] « Analyse » exports the figures of its tables, also of companies with too few deliveries for a figure', async ({
  as,
  world,
}) => {
  await seedFew(world)
  const page = await as('admin').open('/analyse')
  const shown = table(page, 'Par société').locator('tbody tr')
  await expect(shown).toHaveCount(1)
  await page.getByRole('button', { name: 'Exporter\u00A0: Par société' }).click()
  await look(page, 'export-table')
  const { name, rows } = await fileOf(page, () => startExport(page).click())
  expect(name).toMatch(/^par-societe_\d{4}-\d\d-\d\d_\d{4}\.csv$/)
  expect(rows.map((row) => [row['Société'], row['Livraisons']])).toEqual([
    ['Vaima', '20'],
    ['Aorai', '19'],
  ])
  const cells = (await shown.locator('th, td').allInnerTexts()).map(plain)
  expect(cells[2]).toContain(`${rows[0]?.['Temps médian (h)']} h`)
  expect(cells[5]).toContain(`sur ${rows[0]?.['Expirées, sur']}`)
})

test('[STAT-03] each chart is printed with its table and the chosen filters', async ({ as, world }) => {
  await seedFew(world)
  const page = await as('admin').open('/analyse?machine=1')
  await expect(page.getByRole('img')).toHaveCount(2)
  await expect(table(page, 'Livraisons créées par jour')).toHaveCount(0)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Livraisons créées par jour', 'Temps dans la machine']) {
    await expect(table(page, name)).toBeVisible()
    await expect(card(page, name).getByRole('img')).toBeVisible()
  }
  await expect(table(page, 'Retraits par heure et jour de la semaine')).toBeVisible()
  // Neither the line under the title nor the filters are printed, so the print shows the chosen filters.
  await expect(page.getByText(/^sur toutes les livraisons.*· Machine\s: Quai$/)).toBeVisible()
})
