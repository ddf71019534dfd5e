import type { Browser, Locator, Page } from '@playwright/test'
import { inTab, type Tab } from './browser.ts'
import { median, ms, printTable } from './print.ts'
import type { Server } from './server.ts'

/** A hovered link preloads its screen. Measures the remaining calls of the click, and the time until the title shows. */

const ways: [name: string, from: string, link: (page: Page) => Locator][] = [
  ['menu → deliveries', '/societes', (page) => page.getByRole('navigation').getByRole('link', { name: 'Livraisons' })],
  ['menu → users', '/societes', (page) => page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' })],
  ['row → company', '/societes', (page) => page.locator('tbody th a').first()],
  ['row → delivery', '/livraisons', (page) => page.locator('tbody th a').first()],
  ['row → machine', '/lockers', (page) => page.locator('tbody th a').first()],
]

export async function hover(browser: Browser, server: Server, runs: number) {
  const rows: (string | number)[][] = []
  for (const [name, from, link] of ways) {
    const found: { requests: string[]; paint: number }[] = []
    for (let run = 0; run < runs; run += 1)
      found.push(await inTab(browser, server, (tab) => clickAfterHover(tab, from, link)))
    const asked = new Set(found.flatMap(({ requests }) => requests))
    rows.push([name, ms(median(found.map(({ paint }) => paint))), [...asked].join(' ') || 'none'])
  }
  printTable('A click on a hovered link', ['', 'to paint', 'requests until then'], rows)
}

async function clickAfterHover({ page, rowsShown }: Tab, from: string, link: (page: Page) => Locator) {
  await page.goto(from)
  await rowsShown(10)
  await link(page).hover()
  await page.waitForLoadState('networkidle')
  // The browser may report the calls of the hover shortly after the network is idle.
  await page.waitForTimeout(300)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.evaluate(() => {
    const title = document.querySelector('h1')?.textContent
    const clicked = new Promise<number>((resolve) =>
      addEventListener('click', () => resolve(performance.now()), { capture: true, once: true }),
    )
    const changed = () => ![undefined, title].includes(document.querySelector('h1')?.textContent)
    Object.assign(window, { way: Promise.all([clicked, window.bench.painted(changed)]) })
  })
  await link(page).click()
  const paint = await page.evaluate(async () => {
    const [start, end] = await (window as unknown as { way: Promise<[number, number]> }).way
    return end - start
  })
  return { requests, paint }
}
