import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures/test.ts'
import { rowsCall } from '../support/pages/orders.ts'
import { field } from '../support/pages/vocabulary.ts'

/** Fast typing, choosing and turning pages: outdated calls are aborted, and the last one decides. */

type End = 'under way' | 'answered' | 'net::ERR_ABORTED'

/** Records the calls that match from now on, and how each of them ends. */
function follow(page: Page, pattern: RegExp) {
  const calls = new Map<unknown, End>()
  const isOurs = (request: { url: () => string; method: () => string }) =>
    request.method() === 'GET' && pattern.test(request.url())
  page.on('request', (request) => isOurs(request) && calls.set(request, 'under way'))
  page.on('requestfinished', (request) => calls.has(request) && calls.set(request, 'answered'))
  page.on('requestfailed', (request) => calls.has(request) && calls.set(request, request.failure()?.errorText as End))
  return () => [...calls.values()]
}

/** All calls but the last one were aborted. */
async function expectLastOnly(ends: () => End[], count: number) {
  const outdated = Array<End>(count - 1).fill('net::ERR_ABORTED')
  await expect.poll(ends).toEqual([...outdated, 'answered'])
}

/** Longer than the next choices take on a busy machine. An aborted call costs no time. */
const slow = { delayMs: 20_000 }

/** Waits for the call of a choice, because the router skips an address that the next one replaces at once. */
async function withCall(page: Page, pattern: RegExp, choose: () => Promise<unknown>) {
  const asked = page.waitForRequest(pattern)
  await choose()
  await asked
}

test('[ORD-16] of several choices in a row, only the last call is answered', async ({ world, as }) => {
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('rowheader').first()).toHaveText('200')
  const ends = follow(page, rowsCall)
  await world.fault({ path: rowsCall.source, nth: 1, times: 2 }, slow)
  for (const status of ['Commande créée', 'annulée'])
    await withCall(page, rowsCall, () => page.getByLabel('Statut').selectOption(status))
  // « Tous » sends no call, because its rows are still in the cache.
  await page.getByLabel('Statut').selectOption('Tous')
  await page.getByLabel('Par page').selectOption('20')
  await expect(page.getByRole('rowheader')).toHaveCount(20)
  await expectLastOnly(ends, 3)
})

test('[ORD-14] a barcode is asked for at Enter, and only the last call is answered', async ({ world, as }) => {
  const page = await as('member').open('/livraisons')
  await expect(page.getByRole('rowheader').first()).toHaveText('200')
  const ends = follow(page, rowsCall)
  const search = page.getByRole('searchbox', { name: 'Code-barres' })
  const [order] = await world.table('orders')
  const barcode = String(order?.['barcode']).slice(-8)
  await search.pressSequentially(barcode)
  await search.clear()
  await world.fault({ path: rowsCall.source, nth: 1, times: barcode.length - 1 }, slow)
  for (const sign of barcode) {
    // After Enter the text is selected.
    await search.press('End')
    await search.press(sign)
    await withCall(page, rowsCall, () => search.press('Enter'))
  }
  await expect(page.getByRole('rowheader')).toHaveText([String(order?.['id'])])
  // A call while a person types would be one more.
  await expectLastOnly(ends, barcode.length)
  await expect(search).toHaveValue(barcode)
})

test('a corrected external id aborts the look-up of the former one', async ({ world, as }) => {
  const page = await as('super_admin').open('/societes/creation')
  const id = field(page, 'Identifiant externe')
  await world.seed({ companies: [{ id: 7, name: 'Vaiana', cleveronCompanyId: 'CMP-12' }] })
  const pattern = /cleveronCompanyId=/
  const ends = follow(page, pattern)
  await world.fault({ path: 'cleveronCompanyId=', nth: 1, times: 5 }, slow)
  for (const sign of 'CMP-12') {
    await id.press(sign)
    await withCall(page, pattern, () => id.blur())
    await id.focus()
    await id.press('End')
  }
  await expect(page.getByText('Vaiana')).toBeVisible()
  await expectLastOnly(ends, 6)
})
