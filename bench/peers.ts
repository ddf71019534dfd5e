import { execFileSync } from 'node:child_process'
import type { Browser } from '@playwright/test'
import { inTab, type Tab } from './browser.ts'
import { held, type Press } from './press-table.ts'
import { timeOf } from './presses.ts'
import { mediansOf, ms, printTable, times } from './print.ts'
import { startServer, type Server } from './server.ts'

/** Compares the console with react-admin, which shows the same lists and detail of the same server, in alternating runs. */

const directory = 'bench/peers/react-admin'
const speeds = [1, 4]
const conditions = [
  { name: '1× CPU', cpu: 1, apiDelayMs: 0 },
  { name: '4× CPU slow-down', cpu: 4, apiDelayMs: 0 },
  { name: '200 ms a call of the API', cpu: 1, apiDelayMs: 200 },
]

interface Program {
  server: Server
  list: string
  presses: Press[]
}

/** The same presses in the same order. */
const ours: Press[] = [
  {
    name: 'go to another list from the menu',
    at: '/livraisons',
    press: (page) => page.getByRole('link', { name: 'Machines' }).click(held),
  },
  { name: 'turn a page', at: '/livraisons', press: (page) => page.getByRole('link', { name: 'Suivant' }).click(held) },
  {
    name: 'filter by a status',
    at: '/livraisons',
    before: (page) => page.getByLabel('Statut').focus(),
    press: (page) => page.keyboard.press('ArrowDown'),
  },
  { name: 'open a detail', at: '/livraisons', press: (page) => page.locator('tbody th a').first().click(held) },
]

const theirs: Press[] = [
  {
    name: 'go to another list from the menu',
    at: '/#/orders',
    press: (page) => page.getByRole('menuitem', { name: 'Lockers' }).click(held),
  },
  {
    name: 'turn a page',
    at: '/#/orders',
    press: (page) => page.getByRole('button', { name: 'Go to next page' }).click(held),
  },
  {
    name: 'filter by a status',
    at: '/#/orders',
    before: async (page) => {
      await page.getByRole('combobox', { name: 'Status' }).click(held)
      await page.getByRole('option', { name: 'operin' }).focus()
    },
    press: (page) => page.keyboard.press('Enter'),
  },
  { name: 'open a detail', at: '/#/orders', press: (page) => page.locator('tr.RaDatagrid-row').first().click(held) },
]

export async function peers(browser: Browser, server: Server, runs: number) {
  const npm = (...args: string[]) =>
    execFileSync('npm', [...args, '--prefix', directory], { stdio: 'ignore', shell: process.platform === 'win32' })
  npm('ci', '--no-audit', '--no-fund')
  npm('run', 'build')
  const peer = await startServer(`${directory}/dist`)
  try {
    const programs = [
      { server: peer, list: '/#/orders', presses: theirs },
      { server, list: '/livraisons', presses: ours },
    ]
    await compareFirstRows(browser, programs, runs)
    await comparePresses(browser, programs, runs)
  } finally {
    peer.close()
  }
}

async function compareFirstRows(browser: Browser, programs: Program[], runs: number) {
  const rows: string[][] = []
  for (const { name, cpu, apiDelayMs } of conditions) {
    for (const { server } of programs) server.knobs.apiDelayMs = apiDelayMs
    const open =
      (list: string) =>
      async ({ page, rowsShown }: Tab) => {
        await page.goto(list, { waitUntil: 'commit' })
        return rowsShown(10)
      }
    const taken = programs.map(
      ({ server, list }) =>
        () =>
          inTab(browser, server, open(list), cpu),
    )
    const [peer = Number.NaN, console = Number.NaN] = await mediansOf(runs, taken)
    rows.push([name, times(console / peer), ms(console), ms(peer)])
  }
  printTable(
    'First ten rows of the delivery list (goal: × 0.5)',
    ['', 'of react-admin', 'console', 'react-admin'],
    rows,
  )
}

async function comparePresses(browser: Browser, programs: Program[], runs: number) {
  const rows: string[][] = []
  for (const cpu of speeds)
    for (const [index, { name }] of ours.entries()) {
      const taken = programs.map(
        ({ server, presses }) =>
          () =>
            inTab(browser, server, ({ page }) => timeOf(page, presses[index]!), cpu),
      )
      const [peer = Number.NaN, console = Number.NaN] = await mediansOf(runs, taken)
      rows.push([`${name}, ${cpu}×`, times(console / peer), ms(console), ms(peer)])
    }
  printTable('Interaction to next paint', ['', 'of react-admin', 'console', 'react-admin'], rows)
}
