import type { Browser } from '@playwright/test'
import { inTab, type Tab } from './browser.ts'
import { median, mediansOf, ms, printTable, times } from './print.ts'
import type { Server } from './server.ts'

/** Delivery list with 100,000 orders and fewer, down to ten: first rows, pages, and the time of the API alone. */

const counts = [100_000, 10_000, 1000, 100, 10]

/** Afterwards the server has the smallest number of orders. */
export async function growth(browser: Browser, server: Server, runs: number) {
  const rows: (string | number)[][] = []
  for (const count of counts) {
    server.keepOrders(count)
    const [first = Number.NaN] = await mediansOf(runs, [
      () =>
        inTab(browser, server, async ({ page, rowsShown }) => {
          await page.goto('/livraisons', { waitUntil: 'commit' })
          return rowsShown()
        }),
    ])
    const turns = count > 10 ? await inTab(browser, server, (tab) => turnPages(tab, server)) : ['–', '–', '–']
    rows.push([count.toLocaleString('en'), ms(first), ...turns])
  }
  const head = ['orders', 'first rows', 'page turn / API', 'page turn', 'API alone']
  printTable('The delivery list as it grows', head, rows)
}

async function turnPages({ page, rowsShown }: Tab, server: Server) {
  await page.goto('/livraisons', { waitUntil: 'commit' })
  await rowsShown()
  // The numbers of the pages may appear after the rows, when the count has arrived.
  await page.locator('nav[aria-label=Pagination] a').first().waitFor()
  const turns: number[] = []
  const api: number[] = []
  for (let turn = 0; turn < 9; turn += 1) {
    await page.mouse.move(0, 0)
    server.apiTimes.length = 0
    turns.push(await page.evaluate(turnPage))
    api.push(server.apiTimes[0] ?? Number.NaN)
  }
  const ratio = median(turns) / median(api)
  return [times(ratio), ms(median(turns)), ms(median(api))]
}

/** Runs in the page: clicks « Suivant » and waits until other rows are painted. */
async function turnPage() {
  const first = () => document.querySelector('tbody th[scope=row]')?.textContent
  const before = first()
  const start = performance.now()
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label=Pagination] a')]
  links.at(-1)?.click()
  const end = await window.bench.painted(() => first() !== before)
  return end - start
}
