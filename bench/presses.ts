import type { Browser } from '@playwright/test'
import { inTab } from './browser.ts'
import { withPeers } from './peers.ts'
import { timeOf } from './press.ts'
import { mediansOf, ms, printTable, times } from './print.ts'
import type { Server } from './server.ts'

/** From a key or a click to the next frame, beside the peers in alternating runs. */

const speeds = [1, 4]

export const presses = (browser: Browser, consoleServer: Server, runs: number) =>
  withPeers(consoleServer, async (all) => {
    const programs = all.filter((program) => program.presses.length > 0)
    const rows: string[][] = []
    for (const cpu of speeds)
      for (const [index, { name }] of (programs[0]?.presses ?? []).entries()) {
        const medians = await mediansOf(
          runs,
          programs.map(({ server, list, presses: own }) => () => {
            const press = own[index]
            if (press?.name !== name) throw new Error(`The peers have no common press ${index}.`)
            return inTab(browser, server, ({ page }) => timeOf(page, list, press), cpu)
          }),
        )
        const [ours = Number.NaN, ...theirs] = medians
        rows.push([`${name}, ${cpu}×`, ms(ours), ...theirs.flatMap((time) => [ms(time), times(ours / time)])])
      }
    const [, ...peers] = programs
    printTable(
      'Interaction to next paint',
      ['', 'console', ...peers.flatMap(({ name }) => [name, 'console / it'])],
      rows,
    )
  })
