import type { Browser } from '@playwright/test'
import { inTab } from './browser.ts'
import { median, ms, printTable, times } from './print.ts'
import { type Server, startServer } from './server.ts'

/** « Aujourd'hui » with 200 ms a request: time until each section has content, compared with the first rows of the deliveries. */

const parts = ['the last count of a worklist', 'parcels that expire', 'machines under tension', 'bookings']

/** Runs in the page: time until each section has a number, rows, or its empty state. */
function shown() {
  const areFilled = (selector: string) => {
    const figures = [...document.querySelectorAll(selector)]
    return figures.length > 0 && figures.every(({ textContent }) => textContent !== '')
  }
  const section = (title: string, selector: string) =>
    [...document.querySelectorAll('section')].some(
      (each) => each.querySelector('h2')?.textContent === title && each.querySelector(selector) !== null,
    )
  return Promise.all(
    [
      () => areFilled('[id^=worklist-]'),
      () => section('Expirent dans les 6 heures', 'tbody th, p'),
      () => section('Machines sous tension', 'li, p'),
      () => areFilled('[id^=bookings-]'),
    ].map((isDone) => window.bench.painted(isDone)),
  )
}

/** HTTP/2, as in the nginx sample. Over HTTP/1.1 a browser sends six requests at a time, so half of the figures would be waiting. */
export async function today(browser: Browser, server: Server, runs: number) {
  await measure(browser, server, runs, 'HTTP/1.1')
  const newer = await startServer('dist', 'HTTP/2')
  newer.keepOrders(2000)
  try {
    await measure(browser, newer, runs, 'HTTP/2')
  } finally {
    newer.close()
  }
}

async function measure(browser: Browser, server: Server, runs: number, protocol: string) {
  server.knobs.delayMs = 200
  const deliveries: number[] = []
  const found = parts.map((): number[] => [])
  for (let run = 0; run < runs; run += 1) {
    deliveries.push(
      await inTab(browser, server, async ({ page, rowsShown }) => {
        await page.goto('/livraisons', { waitUntil: 'commit' })
        return rowsShown(10)
      }),
    )
    const all = await inTab(browser, server, async ({ page }) => {
      await page.goto('/aujourd-hui', { waitUntil: 'commit' })
      return page.evaluate(shown)
    })
    for (const [index, time] of all.entries()) found[index]?.push(time)
  }
  server.knobs.delayMs = 0
  const least = median(deliveries)
  const rows = parts.map((name, index) => {
    const time = median(found[index] ?? [])
    return [name, times(time / least), ms(time), ms(least)]
  })
  printTable(
    `Aujourd'hui, 200 ms a request, ${protocol} (goal: × 2)`,
    ['', 'of the deliveries', "Aujourd'hui", 'deliveries'],
    rows,
  )
}
