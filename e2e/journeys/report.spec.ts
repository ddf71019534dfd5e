import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/fixtures/test.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { printedSheets } from '../support/measures/paper.ts'
import { clock, countMonth, finished, reportRows, seedReport } from '../support/pages/report.ts'
import { retryButton, title, visit } from '../support/pages/vocabulary.ts'

test('[REP-01] a month before that could not be read is a dash and not 0, until it is read again', async ({
  as,
  page,
  world,
}) => {
  await seedReport(world)
  await page.clock.setFixedTime(clock)
  // The first page ends in March.
  await world.fault({ path: '/api/orders.*page=2' }, { status: 500, description: 'x' })
  await as('admin').open('/analyse/rapport?societe=7&mois=2026-03')
  const figures = page.getByRole('region', { name: 'Chiffres du mois' })
  await expect(page.getByRole('alert').filter({ hasText: 'partiel' })).toBeVisible()
  await expect(figures).toContainText('février 2026\u00A0: –')
  await expect(figures).not.toContainText('février 2026\u00A0: 0')
  await test.step('on paper too, and in the file', async () => {
    const [sheet] = await printedSheets(page)
    expect(sheet?.text.replaceAll(/\s+/g, ' ')).toContain('février 2026 : –')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Fichier CSV' }).click()
    const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
    expect(lines[2]).toBe('Épicerie Vaima;mars 2026;Mois;février 2026;–;–;–;–;–;–;–')
  })
  await world.mend()
  await retryButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: finished })).toBeVisible()
  const [before] = (await countMonth(world, 7, '2026-02')).all
  await expect(figures).toContainText(`février 2026\u00A0: ${before}`)
})

test('[REP-01] [REP-02] the month of a company is printed and saved, has the figures of a second computation, and says when it is not over or empty', async ({
  as,
  page,
  world,
}) => {
  await seedReport(world)
  await page.clock.setFixedTime(clock)
  await as('admin').open('/societes/detail/7')
  await test.step("[REP-01] a company's page leads to its report", async () => {
    await page.getByRole('link', { name: 'Rapport mensuel' }).click()
    await expect(page).toHaveURL('/analyse/rapport?societe=7')
    await expect(page.getByLabel('Société')).toHaveValue('7')
    await page.getByLabel('Mois', { exact: true }).selectOption('2026-03')
    await expect(page.getByRole('status').filter({ hasText: finished })).toBeVisible()
  })
  await test.step('[REP-02] on paper it is one to three A4 pages without a person, and as CSV it has the same figures', async () => {
    const pages = await printedSheets(page)
    expect(pages.map(({ size }) => size)).toEqual(pages.map(() => '210 × 297'))
    expect(pages.length).toBeGreaterThanOrEqual(1)
    expect(pages.length).toBeLessThanOrEqual(3)
    const text = pages
      .map((each) => each.text)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    for (const part of ['Épicerie Vaima', 'mars 2026', 'Établi le 15/04/2026', 'Par machine', 'Par semaine', 'Quai'])
      expect(text.toLowerCase()).toContain(part.toLowerCase())
    expect(text).not.toMatch(/Teriipaia|Moea|@|87654321|12345678|CMP-/)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Fichier CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^rapport_epicerie-vaima_2026-03_/)
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    const { all } = await countMonth(world, 7, '2026-03')
    expect(lines[1]?.split(';').slice(0, 8)).toEqual([
      'Épicerie Vaima',
      'mars 2026',
      'Mois',
      'mars 2026',
      ...all.slice(0, 4),
    ])
    expect(lines.join()).not.toMatch(/Teriipaia|Moea|@/)
  })
  await test.step('[REP-01] « Analyse » leads to the report', async () => {
    await visit(page, '/analyse')
    await page.getByRole('link', { name: 'Rapport mensuel' }).click()
    await expect(page.getByText('Choisissez une société et un mois.')).toBeVisible()
    await page.getByLabel('Société').selectOption('Épicerie Vaima')
    await expect(page).toHaveURL('/analyse/rapport?societe=7')
  })
  await test.step('[REP-01] a month that is not over says so', async () => {
    await page.getByLabel('Mois', { exact: true }).selectOption('2026-04')
    await expect(page.getByRole('article')).toContainText("Mois en cours, jusqu'au 15/04/2026")
  })
  await test.step('[REP-01] the figures of three months are those of a second computation, with midnight in Tahiti', async () => {
    for (const [month, shown] of [
      ['2026-01', 'janvier 2026'],
      ['2026-02', 'février 2026'],
      ['2026-03', 'mars 2026'],
    ] as const) {
      await page.getByLabel('Mois', { exact: true }).selectOption(month)
      await expect(page).toHaveURL(`/analyse/rapport?societe=7&mois=${month}`)
      await expect(page.getByRole('article').getByText(shown, { exact: true })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: finished })).toBeVisible()
      const { all, machines } = await countMonth(world, 7, month)
      const rows = await reportRows(page, 'Par machine')
      expect(Number(all[0])).toBeGreaterThan(100)
      expect(rows).toEqual(new Map([...machines, ['Total', all]].map(([name, cells]) => [name, cells] as const)))
      const weeks = await reportRows(page, 'Par semaine')
      const created = [...weeks].flatMap(([name, [count]]) => (name === 'Total' ? [] : [Number(count)]))
      expect(created.reduce((sum, count) => sum + count, 0)).toBe(Number(all[0]))
    }
    // The month before, beside it.
    const [before] = (await countMonth(world, 7, '2026-02')).all
    await expect(page.getByRole('region', { name: 'Chiffres du mois' })).toContainText(`février 2026\u00A0: ${before}`)
    await expectNoAxeViolations(page)
  })
  await test.step('[REP-01] an empty month says so, and shows the month before beside it', async () => {
    await visit(page, '/analyse/rapport?societe=7&mois=2024-05')
    await expect(page.getByRole('article').getByText('Aucune livraison créée en mai 2024.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Chiffres du mois' })).toContainText('avril 2024\u00A0: 0')
  })
  await test.step('[REP-01] the page of a company leads only administrators to the report', async () => {
    const other = await as('operator').open('/societes/detail/7')
    await expect(title(other, 'Société')).toBeVisible()
    await expect(other.getByRole('link', { name: 'Rapport mensuel' })).toBeHidden()
  })
})
