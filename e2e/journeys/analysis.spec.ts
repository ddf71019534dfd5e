import type { Page } from '@playwright/test'
import { aCompany } from '../builders/company.ts'
import { aLocker } from '../builders/locker.ts'
import { anOrder } from '../builders/order.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { card, figure, longer, now, table } from '../support/pages/analysis.ts'
import { secondCount } from '../support/second-count.ts'

/** « Analyse »: figures of the newest deliveries. The cases of each figure are in the unit tests of `features/analysis`. */

const HOUR = 3_600_000
const iso = (hoursAgo: number) => new Date(Date.parse(now) - hoursAgo * HOUR).toISOString()

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The texts of the cells, row by row, by the name of the row. */
async function rowsOf(page: Page, name: string) {
  const rows = await table(page, name).locator('tbody tr').all()
  const texts = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()))
  return new Map(texts.map(([head = '', ...cells]) => [plain(head), cells.map(plain)]))
}

test('[STAT-01] [STAT-02] [STAT-04] a thousand deliveries, read by the links, give the figures of a second computation', async ({
  world,
  as,
  page,
}) => {
  await world.reset({ seed: 'network', clock: now })
  await page.clock.setFixedTime(now)
  await as('admin').open('/analyse')
  await expect(
    page.getByText(/^sur les 1\s000 dernières livraisons, créées du \d\d\/\d\d\/2026 au 12\/03\/2026$/),
  ).toBeVisible(longer)
  const calls = await world.requests('GET /api/orders?')
  expect(calls.map(({ query }) => new URLSearchParams(query).get('page'))).toEqual(
    Array.from({ length: 10 }, (_, index) => String(index + 1)),
  )

  const expected = await secondCount(world.table, Date.parse(now))
  // An empty text is contained in every text.
  expect(expected.all.filter((text) => text !== '')).toHaveLength(5)
  const [deliveries = '', median = '', p90 = '', inADay = '', expired = ''] = expected.all
  const shown = async (name: string) => plain(await figure(page, name).innerText())
  expect(await shown('Livraisons')).toContain(deliveries === '1000' ? '1 000' : deliveries)
  expect(await shown('médiane')).toContain(` ${median} sur`)
  expect(await shown('90ᵉ centile')).toContain(` ${p90} sur`)
  expect(await shown('Récupérées en 24 h')).toContain(inADay.replaceAll(/[()]/g, ''))
  expect(await shown('Expirées')).toContain(expired.replaceAll(/[()]/g, ''))

  for (const [title, groups] of [
    ['Par société', expected.companies],
    ['Par machine', expected.machines],
  ] as const) {
    const rows = await rowsOf(page, title)
    const isShown = (words: string[]) => words.slice(1).some((each) => each !== 'trop peu de livraisons')
    const withFigures = [...groups].filter(([, words]) => isShown(words))
    expect(withFigures.length, title).toBeGreaterThan(8)
    expect(rows).toEqual(new Map(withFigures))
    // The rest have no figure, only their number.
    for (const [name, [count]] of [...groups].filter(([, words]) => !isShown(words)))
      await expect(card(page, title).getByText(/^trop peu de livraisons\s:/)).toContainText(`${name} (${count})`)
  }

  await card(page, 'Livraisons créées par jour').getByRole('button', { name: 'Afficher les chiffres' }).click()
  const days = await rowsOf(page, 'Livraisons créées par jour')
  const counted = [...expected.perDay].map(([day, count]) => [day.split('-').toReversed().join('/'), String(count)])
  expect(counted.length).toBeGreaterThan(10)
  for (const [day = '', count] of counted)
    expect([...days].find(([name]) => name.endsWith(day))?.[1][0], day).toBe(count)
  expect([...days.values()].reduce((sum, [count]) => sum + Number(count), 0)).toBe(1000)

  const week = await rowsOf(page, 'Retraits par heure et jour de la semaine')
  for (const [cell, count] of expected.perHour) {
    const [hour, weekday] = cell.split(' ')
    expect(week.get(`${hour} h`)?.[Number(weekday)], cell).toBe(String(count))
  }
  expect([...expected.perHour.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(500)
})

/** Vaima has twenty deliveries in Quai, Aorai has nineteen in Marché; every fourth expired. */
async function seedFew(world: World) {
  await world.reset({ seed: 'empty', clock: now })
  await world.seed({
    companies: [aCompany({ id: 7, name: 'Vaima' }), aCompany({ id: 8, name: 'Aorai' })],
    lockers: [aLocker({ id: 1, shortLocation: 'Quai' }), aLocker({ id: 2, shortLocation: 'Marché' })],
  })
  const order = (id: number, company: number, locker: number) =>
    anOrder({
      id,
      status: 'receive',
      company: company as never,
      locker: locker as never,
      createdAt: iso(id < 30 ? 100 : 124),
      hold: 600,
      history: [
        { status: 'operin', createdAt: iso(99) },
        { status: 'receive', createdAt: iso(id % 4 === 0 ? 60 : 95) },
      ],
    })
  await world.seed({
    orders: [
      ...Array.from({ length: 20 }, (_, index) => order(index + 1, 7, 1)),
      ...Array.from({ length: 19 }, (_, index) => order(index + 31, 8, 2)),
    ],
  })
}

test('[STAT-05] filters are in the address, and less than twenty deliveries give no figure', async ({ world, as }) => {
  await seedFew(world)
  const page = await as('admin').open('/analyse')
  await expect(figure(page, 'Livraisons')).toContainText('39')
  await page.getByRole('link', { name: 'Vaima' }).click()
  await expect(page).toHaveURL('/analyse?societe=7')
  await expect(figure(page, 'Expirées')).toContainText(/25\s%/)
  await expect(figure(page, 'Récupérées en 24 h')).toContainText('15 sur 20')
  await page.getByRole('combobox', { name: 'Société' }).selectOption('Aorai')
  await expect(page).toHaveURL('/analyse?societe=8')
  await expect(figure(page, 'Expirées')).toContainText('trop peu de livraisons')
  await expect(card(page, 'Temps dans la machine')).toContainText('trop peu de livraisons')
  await expect(page.getByRole('img')).toHaveCount(0)
  await page.goBack()
  await expect(figure(page, 'Expirées')).toContainText(/25\s%/)
  // A period of one day, and one that ends before it begins. All deliveries are read, so every period is complete.
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel('Créées du').fill('2026-03-08')
  await expect(page).toHaveURL('/analyse?du=2026-03-08')
  await expect(figure(page, 'Livraisons')).toContainText('20')
  await expect(page.getByText('sur toutes les livraisons (39)').first()).toBeVisible()
  await expect(page.getByText(/La période commence avant/)).toHaveCount(0)
  await page.getByLabel('au', { exact: true }).fill('2026-03-07')
  await expect(page).toHaveURL('/analyse?du=2026-03-08&au=2026-03-07')
  await expect(page.getByText('Aucune livraison lue ne correspond à ces filtres.')).toBeVisible()
  await expect(page.getByText(/«\s?Créées du\s?» est après «\s?au\s?»/)).toBeVisible()
  await expectNoAxeViolations(page)
})
