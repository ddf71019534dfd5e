import type { Browser } from '@playwright/test'
import { inTab } from './browser.ts'
import { median, printTable } from './print.ts'
import type { Server } from './server.ts'

/** Time to the heading of a screen of the field, opened first with an empty cache, on a slow network. */

const conditions = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const paths = ['/inventaire', '/livraisons', '/inventaire/3/comptage']

export async function slowNetwork(browser: Browser, server: Server, runs: number) {
  const time = (path: string) =>
    inTab(browser, server, async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', conditions)
      await page.goto(path, { waitUntil: 'commit' })
      return page.evaluate(() => window.bench.painted(() => document.querySelector('h1') !== null))
    })
  const rows: string[][] = []
  for (const path of paths) {
    const taken: number[] = []
    for (let run = 0; run < runs; run += 1) taken.push(await time(path))
    rows.push([path, `${(median(taken) / 1000).toFixed(1)} s`])
  }
  printTable('Heading at 400 kbit/s and 400 ms, with an empty cache (goal: 8 s)', ['', 'heading'], rows)
}
