import type { Page } from '@playwright/test'
import { aCompanyBooking } from '../builders/company-booking.ts'
import { expect, test } from '../support/fixtures/test.ts'
import {
  aRow,
  cell,
  chooseFile,
  correct,
  csv,
  grid,
  importPath,
  reportOf,
  seedImport,
  sendAll,
  sendButton,
} from '../support/pages/import.ts'
import { yes } from '../support/pages/order-menu.ts'
import { refuseNext, sessionOver, signInAgain } from '../support/pages/session.ts'
import { retryButton } from '../support/pages/vocabulary.ts'
import { posted } from '../support/pages/wizard.ts'

/** Fifty rows, with lost answers and refusals at the first, the middle and the last call. */

const fifty = Array.from({ length: 50 }, (_, index) => aRow(index + 1))
const AT = new Set([1, 25, 50])

test.beforeEach(async ({ world }) => seedImport(world))

async function openFifty(page: Page, rows = fifty) {
  await page.goto(importPath)
  await chooseFile(page, csv(rows))
  await expect(sendButton(page)).toHaveText('Créer 50 livraisons')
}

/** Cuts the answers to these creations in the browser. */
async function cutAnswers(page: Page, how: { stored: boolean }) {
  let seen = 0
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    seen += 1
    if (!AT.has(seen)) return route.fallback()
    if (how.stored) await route.fetch()
    return route.abort('connectionreset')
  })
}

const barcodesOf = (orders: readonly Record<string, unknown>[]) => new Set(orders.map(({ barcode }) => barcode))

test('[IMP-04] answers lost at 1, 25 and 50: exactly 50 deliveries, none twice', async ({ as, page, world }) => {
  await as('member').open('/livraisons')
  await openFifty(page)
  await cutAnswers(page, { stored: true })
  await sendAll(page)
  await expect(reportOf(page).getByRole('heading', { level: 4 })).toHaveText(['50 créées'])
  const orders = await world.table('orders')
  expect([orders.length, barcodesOf(orders).size]).toEqual([50, 50])
  expect(await posted(world)).toHaveLength(50)
  await reportOf(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(page.getByRole('link', { name: 'Imprimer les 50 étiquettes' })).toBeVisible()
})

test('[IMP-04] calls lost at 1, 25 and 50 before the server: three in the report, and a retry creates them with the same codes', async ({
  as,
  page,
  world,
}) => {
  await as('member').open('/livraisons')
  await openFifty(page)
  await cutAnswers(page, { stored: false })
  await sendAll(page)
  const report = reportOf(page)
  await expect(report.getByRole('heading', { level: 4 })).toHaveText(['47 créées', '3 en échec'])
  expect(await world.table('orders')).toHaveLength(47)
  await page.unroute('**/api/orders')
  await retryButton(report).click()
  await expect(report.getByRole('heading', { level: 4 })).toHaveText(['50 créées'])
  const orders = await world.table('orders')
  expect([orders.length, barcodesOf(orders).size]).toEqual([50, 50])
})

test('[IMP-04] refusals (422) at 1, 25 and 50: 47 deliveries, and three lines in the report', async ({
  as,
  page,
  world,
}) => {
  await as('member').open('/livraisons')
  await openFifty(page)
  for (const nth of AT)
    await world.fault(
      { method: 'POST', path: '/api/orders$', nth },
      { violations: [{ propertyPath: 'client.phone', message: 'Numéro refusé.' }] },
    )
  await sendAll(page)
  const report = reportOf(page)
  await expect(report.getByRole('heading', { level: 4 })).toHaveText(['47 créées', '3 refusées par le serveur'])
  await expect(report.getByRole('listitem').filter({ hasText: 'Numéro refusé.' })).toHaveCount(3)
  await report.getByRole('button', { name: 'Fermer' }).click()
  expect(await world.table('orders')).toHaveLength(47)
  await expect(grid(page).locator('[aria-invalid=true]')).toHaveText(Array.from({ length: 3 }, () => /Numéro refusé\./))
})

test('[IMP-03] [IMP-04] a file of 50 rows with each fault once is corrected and sent', async ({ as, page, world }) => {
  const wrong: [column: number, text: string, field: string, right: string][] = [
    [0, 'Vinni', 'company', 'Vini'],
    [1, 'Papara', 'machine', 'Taina-3'],
    [2, 'Tiède', 'zone', ''],
    [3, '9x9x9', 'size', ''],
    [4, '', 'lastname', 'Terii'],
    [5, '', 'firstname', 'Moea'],
    [6, '8,98E+07', 'phone', '89123456'],
    [7, 'hina@', 'email', 'hina@mail.pf'],
    [8, '1,2E+12', 'barcode', 'COLIS-9'],
  ]
  const rows = fifty.map((row, index) => {
    const [column = -1, text = ''] = wrong[index - 10] ?? []
    return row.map((each, at) => (at === column ? text : each))
  })
  await as('member').open(importPath)
  await chooseFile(page, csv(rows))
  await expect(page.getByRole('button', { name: 'À corriger (9)' })).toHaveAttribute('aria-pressed', 'true')
  await expect(sendButton(page)).toHaveText('Créer 41 livraisons')
  for (const [index, [, , field, right]] of wrong.entries()) {
    await expect(cell(page, index + 12, field)).toHaveAttribute('aria-invalid', 'true')
    await correct(page, index + 12, field, right)
  }
  await sendAll(page)
  await expect(reportOf(page).getByRole('heading', { level: 4 })).toHaveText(['50 créées'])
  expect(await world.table('orders')).toHaveLength(50)
})

test('[IMP-04] a second tab cannot send while a run is under way, and a stopped run keeps its rows', async ({
  as,
  page,
  context,
  world,
}) => {
  await as('member').open('/livraisons')
  await openFifty(page)
  await page.route('**/api/orders', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 1500))
    return route.fallback()
  })
  await sendButton(page).click()
  await yes(page).click()
  await expect(reportOf(page).getByRole('button', { name: 'Arrêter' })).toBeVisible()

  const other = await context.newPage()
  await openFifty(other)
  await sendButton(other).click()
  await yes(other).click()
  await expect(other.getByRole('dialog')).toContainText('Déjà en cours dans un autre onglet')
  await other.close()

  await reportOf(page).getByRole('button', { name: 'Arrêter' }).click()
  await expect(reportOf(page)).toContainText(/\d+ non envoyées/)
  await reportOf(page).getByRole('button', { name: 'Fermer' }).click()
  await page.unroute('**/api/orders')
  const before = await world.table('orders')
  await expect(grid(page).getByRole('rowheader')).toHaveCount(50 - before.length)
  await sendAll(page)
  expect(await world.table('orders')).toHaveLength(50)
})

test('[IMP-04] [IMP-05] a session that ends in the middle pauses the run, and the same person goes on', async ({
  as,
  page,
  world,
  tolerate,
}) => {
  tolerate(/401/)
  await as('member').open('/livraisons')
  await openFifty(page)
  let seen = 0
  await page.route('**/api/orders', async (route) => {
    seen += Number(route.request().method() === 'POST')
    if (seen === 10 && route.request().method() === 'POST') {
      await world.expireTokens()
      await refuseNext(page, world)
    }
    return route.fallback()
  })
  await sendButton(page).click()
  await yes(page).click()
  await expect(sessionOver(page)).toBeVisible()
  await world.mend()
  await signInAgain(page)
  const close = reportOf(page).getByRole('button', { name: 'Fermer' })
  await expect(close).toBeVisible({ timeout: 30_000 })
  // Calls that were on their way when the session ended may have failed without being processed.
  const retry = retryButton(reportOf(page))
  if (await retry.isVisible()) await retry.click()
  await expect(reportOf(page).getByRole('heading', { level: 4 })).toHaveText(['50 créées'])
  expect(await world.table('orders')).toHaveLength(50)
})

test('[IMP-01] [IMP-03] 500 rows are read, judged and corrected', async ({ as, page, world }) => {
  await world.seed({
    bookingSlots: [aCompanyBooking({ id: 71, company: 7, machine: 'Taina-3', capacity: 500, size: [40, 50, 60] })],
  })
  await as('member').open(importPath)
  await chooseFile(page, csv(Array.from({ length: 500 }, (_, index) => aRow(index + 1))))
  // Not by role, because that reads all cells of 500 rows at each try.
  await expect(page.locator('[role=status]', { hasText: '500 prêtes, 0 à corriger.' })).toBeVisible({
    timeout: 40_000,
  })
  await correct(page, 250, 'lastname', '')
  await expect(cell(page, 250, 'lastname')).toContainText('Ce champ est obligatoire')
})
