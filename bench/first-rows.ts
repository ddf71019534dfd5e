import type { Browser } from '@playwright/test'
import { inTab, type Tab } from './browser.ts'
import { staticPage, withPeers, type Program } from './peers.ts'
import { mediansOf, ms, printTable, times } from './print.ts'
import type { Server } from './server.ts'

/**
 * Time to the first ten rows of the delivery list and to the console's whole screen, beside the peers and the smallest page that
 * can show them, in alternating runs. Each is printed as a multiple of the bare stack.
 */

const conditions = [
  { name: '1× CPU', cpu: 1, apiDelayMs: 0 },
  { name: '4× CPU slow-down', cpu: 4, apiDelayMs: 0 },
  { name: '200 ms a call of the API', cpu: 1, apiDelayMs: 200 },
]

export const firstRows = (browser: Browser, server: Server, runs: number) =>
  withPeers(server, async (all) => {
    const whole = { ...all[0]!, name: 'whole screen' }
    const programs = [...all, whole, await staticPage(browser, server)]
    const rows: string[][] = []
    for (const { name, cpu, apiDelayMs } of conditions) {
      for (const program of programs) program.server.knobs.apiDelayMs = apiDelayMs
      const open = (program: Program) => () => {
        const shown = async ({ page, rowsShown, screenShown }: Tab) => {
          await page.goto(program.list, { waitUntil: 'commit' })
          return program === whole ? screenShown() : rowsShown()
        }
        return inTab(browser, program.server, shown, cpu)
      }
      const taken = await mediansOf(runs, programs.map(open))
      const stack = taken[programs.findIndex((program) => program.name === 'bare stack')] ?? Number.NaN
      rows.push([name, ...taken.flatMap((time) => [ms(time), times(time / stack)])])
    }
    printTable(
      'First ten rows of the delivery list, as multiples of the bare stack',
      ['', ...programs.flatMap((program) => [program.name, ''])],
      rows,
    )
  })
