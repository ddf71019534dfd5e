import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { look } from '../support/measures/look.ts'
import { sideways } from '../support/measures/screen.ts'
import { card, figure, longer, now, table } from '../support/pages/analysis.ts'
import { exportDialog, fileOf, startExport } from '../support/pages/export.ts'
import { retryButton, visit } from '../support/pages/vocabulary.ts'
import { secondCount } from '../support/second-count.ts'

/** « Analyse »: the figures of a thousand deliveries, their file, paper, and a page that cannot be read. */

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The texts of the cells, row by row, by the name of the row. */
async function rowsOf(page: Page, name: string) {
  const rows = await table(page, name).locator('tbody tr').all()
  const texts = await Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()))
  return new Map(texts.map(([head = '', ...cells]) => [plain(head), cells.map(plain)]))
}

test('the figures of a thousand deliveries, on the screen, in a file and on paper', async ({ world, as, page }) => {
  await world.reset({ seed: 'network', clock: now })
  await page.clock.setFixedTime(now)
  await as('admin').open('/analyse')

  await test.step('[STAT-01] [STAT-02] [STAT-04] a thousand deliveries, read by the links, give the figures of a second computation', async () => {
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

  await test.step('[DESK-06] « Analyse » exports the figures of its tables', async () => {
    const shown = table(page, 'Par société').locator('tbody tr').first()
    await page.getByRole('button', { name: 'Exporter\u00A0: Par société' }).click()
    await look(page, 'export-table')
    const { name, rows } = await fileOf(page, () => startExport(page).click())
    expect(name).toMatch(/^par-societe_2026-03-12_\d{4}_partiel\.csv$/)
    const [first] = rows
    const cells = (await shown.locator('th, td').allInnerTexts()).map(plain)
    expect(cells[0]).toBe(first?.['Société'])
    expect(cells[1]).toBe(first?.['Livraisons'])
    expect(cells[2]).toContain(`${first?.['Temps médian (h)']} h`)
    expect(cells[5]).toContain(`sur ${first?.['Expirées, sur']}`)
    // Also the companies with too few deliveries for a figure.
    expect(rows.length).toBeGreaterThan(await table(page, 'Par société').locator('tbody tr').count())
    expect(rows.reduce((sum, row) => sum + Number(row['Livraisons']), 0)).toBe(1000)
    await exportDialog(page).getByRole('button', { name: 'Fermer' }).last().click()
  })

  await test.step('[STAT-03] each chart is printed with its table, and the page fits a phone', async () => {
    await visit(page, '/analyse?machine=1')
    await expect(page.getByRole('img')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Lire 1 000 de plus' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
      longer,
    )
    await expect(table(page, 'Livraisons créées par jour')).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    for (const name of ['Livraisons créées par jour', 'Temps dans la machine']) {
      await expect(table(page, name)).toBeVisible()
      await expect(card(page, name).getByRole('img')).toBeVisible()
    }
    await expect(table(page, 'Retraits par heure et jour de la semaine')).toBeVisible()
    // Neither the line under the title nor the filters are printed, so the print shows the chosen filters.
    await expect(page.getByText(/^sur les 1\s000 dernières livraisons.*· Machine\s: Vaima$/)).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await sideways(page)).toBe(0)
  })
})

test('[STAT-01] the read continues where it failed, and a thousand more on demand', async ({ world, as, page }) => {
  await world.reset({ seed: 'network', clock: now })
  await page.clock.setFixedTime(now)
  await world.fault({ path: '/api/orders\\?(.*&)?page=4(&|$)' }, { status: 500 })
  await as('super_admin').open('/analyse')
  await expect(page.getByText("partiel : la suite des livraisons n'a pas pu être lue", { exact: true })).toBeVisible(
    longer,
  )
  await expect(figure(page, 'Livraisons')).toContainText('300')
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await world.mend()
  await world.forgetRequests()
  await retryButton(page).click()
  await expect(figure(page, 'Livraisons')).toContainText(/1\s000/, longer)
  const pages = async () =>
    (await world.requests('GET /api/orders?')).map(({ query }) => new URLSearchParams(query).get('page'))
  expect(await pages()).toEqual(['4', '5', '6', '7', '8', '9', '10'])

  // The oldest day that was read may have further deliveries.
  const covered = await page
    .getByText(/^sur les 1\s000 dernières livraisons, créées du/)
    .first()
    .innerText()
  const [, day, month, year] = /créées du (\d\d)\/(\d\d)\/(\d{4})/.exec(covered) ?? []
  await page.getByLabel('Créées du').fill(`${year}-${month}-${day}`)
  const before = page.getByText(/La période commence avant ce qui est lu/)
  await expect(before).toContainText(`les livraisons du ${day}/${month}/${year} et d'avant ne sont pas toutes lues.`)

  await world.forgetRequests()
  await page.getByRole('button', { name: 'Lire 1 000 de plus' }).click()
  await expect(page).toHaveURL(`/analyse?du=${year}-${month}-${day}&lues=2000`)
  await expect(
    page.getByText(/^sur toutes les livraisons \(1\s842\), créées du 05\/02\/2026 au 12\/03\/2026$/),
  ).toBeVisible(longer)
  expect((await pages())[0]).toBe('11')
  await expect(page.getByRole('button', { name: 'Lire 1 000 de plus' })).toHaveCount(0)
  await expect(before).toHaveCount(0)
})
