import type { Browser } from '@playwright/test'
import { inTab, type Tab } from './browser.ts'
import { median, ms, percentile, printTable } from './print.ts'
import type { Server } from './server.ts'

/** Many rows in one list, as after many clicks on « Charger plus ». */

const counts = [10, 100, 101, 1000, 10_000]

export async function longList(browser: Browser, server: Server) {
  server.addCompanies(10_000)
  const rows: (string | number)[][] = []
  for (const count of counts) {
    server.knobs.rowsPerPage = count
    rows.push([count, ...(await inTab(browser, server, scrollThrough))])
  }
  server.knobs.rowsPerPage = undefined
  printTable(
    'Filtering and sorting 10,000 companies',
    ['to read all', 'to filter', 'to sort'],
    [await inTab(browser, server, narrow)],
  )
  const head = ['rows loaded', 'in the DOM', 'median frame', '95th frame', 'heap', 'to show']
  printTable('Scrolling a list with many rows loaded', head, rows)
}

async function scrollThrough({ page, rowsShown, heapMb }: Tab) {
  await page.goto('/societes', { waitUntil: 'commit' })
  const shown = await rowsShown(10)
  await page.waitForLoadState('networkidle')
  const frames = await page.evaluate(scroll)
  const inDom = await page.locator('tbody > tr').count()
  return [inDom, ms(median(frames)), ms(percentile(frames, 0.95)), `${(await heapMb()).toFixed(1)} MB`, ms(shown)]
}

/** Runs in the page: scrolls down by three rows a frame, for 240 frames, and returns how long each took. */
async function scroll() {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const taken: number[] = []
  let last = await frame()
  for (let step = 0; step < 240; step += 1) {
    window.scrollBy(0, 120)
    // Sequential, because each frame is measured separately.
    const now = await frame()
    taken.push(now - last)
    last = now
  }
  return taken
}

/** The first letter fetches the rest of the collection. After that all rows are loaded. */
async function narrow({ page, rowsShown }: Tab) {
  await page.goto('/societes', { waitUntil: 'commit' })
  await rowsShown(10)
  const filter = page.getByRole('searchbox', { name: 'Filtrer' })
  const found = page.getByText(/résultats? sur 10/)
  const timed = async (act: () => Promise<unknown>) => {
    const start = performance.now()
    await act()
    return ms(performance.now() - start)
  }
  const read = await timed(async () => {
    await filter.fill('a')
    await found.waitFor({ timeout: 300_000 })
  })
  const filtered = await timed(async () => {
    await filter.fill('introuvable')
    await page.getByText('Aucun résultat').first().waitFor()
  })
  await filter.fill('')
  await page.getByRole('columnheader', { name: 'Nom' }).getByRole('button').click()
  const sorted = await timed(async () => {
    await page.getByRole('columnheader', { name: 'Nom' }).getByRole('button').click()
    await page.locator('th[aria-sort=descending]').waitFor()
  })
  return [read, filtered, sorted]
}
