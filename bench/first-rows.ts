import type { Browser } from '@playwright/test'
import { inTab } from './browser.ts'
import { conditions } from './conditions.ts'
import { floorPath } from './floor.ts'
import { mediansOf, ms, printTable, times } from './print.ts'
import type { Server } from './server.ts'

/** Time to the first ten rows of the delivery list, compared with the smallest page that can show them. */

export async function firstRows(browser: Browser, server: Server, runs: number) {
  const floor = await floorPath(browser, server)
  const time = (path: string, cpu: number) =>
    inTab(
      browser,
      server,
      async ({ page, rowsShown }) => {
        await page.goto(path, { waitUntil: 'commit' })
        return rowsShown(10)
      },
      cpu,
    )

  const rows: string[][] = []
  for (const { name, cpu, delayMs } of conditions) {
    server.knobs.delayMs = delayMs
    const [least = Number.NaN, console = Number.NaN] = await mediansOf(
      runs,
      [floor, '/livraisons'].map((path) => () => time(path, cpu)),
    )
    rows.push([name, times(console / least), ms(console), ms(least)])
  }
  server.knobs.delayMs = 0
  printTable('First ten rows of the delivery list', ['', 'of the floor', 'console', 'floor'], rows)
}
