import type { Browser } from '@playwright/test'
import { inTab } from './browser.ts'
import { staticPage, withPeers, type Program } from './peers.ts'
import { mediansOf, ms, printTable, times } from './print.ts'
import type { Server } from './server.ts'

/** Time to the first ten rows of the delivery list, beside the peers and the smallest page that can show them, in alternating runs. */

const conditions = [
  { name: '1× CPU', cpu: 1, apiDelayMs: 0 },
  { name: '4× CPU slow-down', cpu: 4, apiDelayMs: 0 },
  { name: '200 ms a call of the API', cpu: 1, apiDelayMs: 200 },
]

export const firstRows = (browser: Browser, server: Server, runs: number) =>
  withPeers(server, async (all) => {
    const programs = [...all, await staticPage(browser, server)]
    const rows: string[][] = []
    for (const { name, cpu, apiDelayMs } of conditions) {
      for (const program of programs) program.server.knobs.apiDelayMs = apiDelayMs
      const open = (program: Program) => () =>
        inTab(
          browser,
          program.server,
          async ({ page, rowsShown }) => {
            await page.goto(program.list, { waitUntil: 'commit' })
            return rowsShown()
          },
          cpu,
        )
      const [ours = Number.NaN, ...theirs] = await mediansOf(runs, programs.map(open))
      rows.push([name, ms(ours), ...theirs.flatMap((time) => [ms(time), times(ours / time)])])
    }
    const [, ...others] = programs
    printTable(
      'First ten rows of the delivery list',
      ['', 'console', ...others.flatMap((other) => [other.name, 'console / it'])],
      rows,
    )
  })
