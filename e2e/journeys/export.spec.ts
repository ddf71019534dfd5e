import { readFile } from 'node:fs/promises'
import { type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { aCompany } from '../builders/company.ts'
import { anOrder } from '../builders/order.ts'
import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import type { World } from '../support/fixtures/world.ts'
import { expectNoAxeViolations } from '../support/measures/axe.ts'
import { look } from '../support/measures/look.ts'
import { choose, pageBox, selectButton } from '../support/pages/selection.ts'
import { expectRows, retryButton } from '../support/pages/vocabulary.ts'

/** The lists as files for a spreadsheet. */

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Exporter' })
const dialog = (page: Page) => page.getByRole('dialog')
const start = (page: Page) => dialog(page).getByRole('button', { name: 'Exporter' })

async function fileOf(page: Page, press: () => Promise<unknown>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  const text = await readFile(await download.path(), 'utf8')
  const rows: Record<string, string>[] = parse(text, { bom: true, delimiter: ';', columns: true })
  return { name: download.suggestedFilename(), text, rows }
}

const company = { id: 7, name: '=HYPERLINK("http://evil.test")' }

async function seedOrders(world: World, count: number) {
  await world.reset({ seed: 'empty' })
  await world.seed({
    companies: [aCompany(company)],
    orders: Array.from({ length: count }, (_, index) =>
      anOrder({ id: index + 1, company: 7, status: index % 2 === 0 ? 'overtime' : 'created' }),
    ),
  })
}

test('[EXP-01] [EXP-02] [EXP-05] the deliveries of the filter become a file, page after page and one call at a time', async ({
  world,
  as,
}) => {
  await seedOrders(world, 250)
  const page = await as('admin').open('/livraisons?status=overtime&per_page=20')
  await expectRows(page)
  await button(page).click()
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked()
  await expectNoAxeViolations(page)
  await look(page, 'export-dialog')
  const calls: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/orders' && searchParams.get('itemsPerPage') === '100') calls.push(searchParams)
  })
  const { name, text, rows } = await fileOf(page, () => start(page).click())
  expect(name).toMatch(/^livraisons_expirees_\d{4}-\d\d-\d\d_\d{4}\.csv$/)
  expect(rows).toHaveLength(125)
  expect(rows[0]).toMatchObject({ '#': '249', Société: `'${company.name}`, Statut: 'expirée' })
  expect(text.startsWith('\uFEFF')).toBe(true)
  await expect(dialog(page).getByRole('status')).toContainText('125 lignes exportées')
  await expect(dialog(page).getByRole('button', { name: 'Fermer' }).last()).toBeFocused()
  expect(calls.map((query) => [query.get('page'), query.get('itemsPerPage'), query.get('status')])).toEqual([
    ['1', '100', 'overtime'],
    ['2', '100', 'overtime'],
  ])
})

test('[EXP-01] [EXP-03] a page that fails can be read again, and what is there can be kept as a part', async ({
  world,
  as,
}) => {
  await seedOrders(world, 250)
  const page = await as('admin').open('/livraisons')
  await expectRows(page)
  await button(page).click()
  await page.route(/orders\?.*page=2/, (route) => route.abort())
  await start(page).click()
  await expect(dialog(page).getByRole('status')).toHaveText("Une page n'a pas pu être lue.")
  await expect(dialog(page)).toContainText('100 lues sur 250')
  await look(page, 'export-failed')
  // It cannot be closed by mistake.
  await page.keyboard.press('Escape')
  await expect(retryButton(dialog(page))).toBeFocused()
  const part = await fileOf(page, () =>
    dialog(page).getByRole('button', { name: 'Garder les 100 lignes lues' }).click(),
  )
  expect(part.name).toMatch(/_partiel\.csv$/)
  expect(part.rows).toHaveLength(100)
  await expect(dialog(page).getByRole('status')).toContainText('Export partiel : 100 enregistrements sur 250.')
  await look(page, 'export-partial')

  await dialog(page).getByRole('button', { name: 'Fermer' }).last().click()
  await expect(button(page)).toBeFocused()
  await button(page).click()
  await start(page).click()
  await expect(retryButton(dialog(page))).toBeVisible()
  await page.unroute(/orders\?.*page=2/)
  const whole = await fileOf(page, () => retryButton(dialog(page)).click())
  expect(new Set(whole.rows.map((row) => row['#'])).size).toBe(250)
  expect(whole.name).not.toContain('partiel')
})

test('[EXP-01] « Annuler » ends the reading, and leaving in the middle asks', async ({ world, as }) => {
  await seedOrders(world, 250)
  const page = await as('admin').open('/societes')
  await page.getByRole('link', { name: 'Livraisons' }).click()
  await expectRows(page)
  await button(page).click()
  const held = await holdCalls(page, 'GET **/api/orders?*page=2*')
  await start(page).click()
  await expect(dialog(page)).toContainText('100 lues sur 250')
  await look(page, 'export-progress')
  await page.goBack()
  await expect(page.getByRole('dialog', { name: "Quitter pendant l'export ?" })).toBeVisible()
  await page.getByRole('button', { name: 'Rester' }).click()
  await dialog(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await held.letAll()
})

test('[EXP-01] [BULK-02] companies, machines, users, bookings and a selection have their files, for administrators', async ({
  world,
  as,
}) => {
  const page = await as('admin').open('/societes')
  for (const [address, name, table] of [
    ['/societes', /^societes_/, 'companies'],
    ['/lockers', /^machines_/, 'lockers'],
    ['/utilisateurs', /^utilisateurs_/, 'users'],
    ['/bookings', /^bookings_/, undefined],
  ] as const) {
    await page.goto(address)
    await expectRows(page)
    await button(page).click()
    const file = await fileOf(page, () => start(page).click())
    expect(file.name).toMatch(name)
    if (table) expect(file.rows).toHaveLength((await world.table(table)).length)
    else expect(file.rows.length).toBeGreaterThan(0)
  }
  await page.goto('/livraisons')
  await expectRows(page)
  await selectButton(page).click()
  await pageBox(page).check()
  await choose(page, 'Exporter')
  await dialog(page).getByRole('checkbox').check()
  const chosen = await fileOf(page, () => start(page).click())
  expect(chosen.rows).toHaveLength(10)
  expect(Object.keys(chosen.rows[0] ?? {})).toContain('Destinataire')
})

test('[EXP-01] a phone exports, and a member does not', { tag: '@phone' }, async ({ as }) => {
  const page = await as('admin').open('/livraisons')
  await expectRows(page)
  await button(page).click()
  await look(page, 'export-phone')
  await fileOf(page, () => start(page).click())
  await look(page, 'export-phone-done')
  const member = await as('member').open('/livraisons')
  await expect(selectButton(member)).toBeVisible()
  await expect(button(member)).toHaveCount(0)
})
