import { holdCalls } from '../support/fixtures/hold.ts'
import { expect, test } from '../support/fixtures/test.ts'
import { countOf, seedWorklists, statuses, worklists } from '../support/pages/orders.ts'
import { expectRows } from '../support/pages/vocabulary.ts'

test.beforeEach(({ world }) => seedWorklists(world))

const without = new Set<string>(['receive', 'operout', 'return', 'cancel'])
const counted = statuses.map(({ status }) => status).filter((status) => !without.has(status))

test('[WRK-02] the counts are read after the rows, and are kept for a minute', async ({ world, as, page }) => {
  const rows = await holdCalls(page, 'GET **/api/orders?page=1&itemsPerPage=10&*')
  await as('admin').open('/livraisons')
  await expect(worklists(page).getByRole('link')).toHaveCount(9)
  await expect.poll(rows.count).toBe(1)
  expect(await world.counts()).toEqual([])
  await rows.letAll()
  await expectRows(page)
  await expect(countOf(page, 'Déposées')).toHaveText('4')
  await expect(countOf(page, 'Expirées')).toHaveText('2')
  await expect(countOf(page, 'En livraison')).toHaveText('0')
  await expect(countOf(page, 'Toutes')).toHaveCount(0)
  const asked = async () => (await world.counts()).map(({ query }) => new URLSearchParams(query).get('status'))
  expect(new Set(await asked())).toEqual(new Set(counted))
  await expect(worklists(page).getByRole('link', { name: 'Expirées' })).toHaveAccessibleDescription('2')

  await page.getByRole('link', { name: 'Machines' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
  await page.goBack()
  await expect(countOf(page, 'Déposées')).toHaveText('4')
  expect(await asked()).toHaveLength(8)
})

test(
  '[WRK-04] on a phone the worklists scroll within their row, with the current one in sight',
  { tag: '@phone' },
  async ({ as }) => {
    const page = await as('admin').open('/livraisons?status=picked_up')
    const link = (name: string) => worklists(page).getByRole('link', { name, exact: true })
    await expect(countOf(page, 'En livraison')).toHaveText('0')
    await expect(link('En livraison')).toBeInViewport({ ratio: 1 })
    await expect(link('Toutes')).not.toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await link('Toutes').scrollIntoViewIfNeeded()
    await link('Expirées').tap()
    await expect(page.getByRole('rowheader')).toHaveText(['6', '5'])
    await expect(link('Expirées')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  },
)
