import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { inTab } from './browser.ts'
import { held, type Press } from './press.ts'
import { startServer, type Server } from './server.ts'

/** Programs that show the same lists and the same detail from the same server, so that their times compare in one run. */

export interface Program {
  name: string
  server: Server
  /** Address of the list of deliveries. */
  list: string
  /** The same presses in the same order; none for a program that only shows the list. */
  presses: Press[]
}

/** Presses of the console, by the name that the table prints. */
const ofConsole: Press[] = [
  {
    name: 'go to another list from the menu',
    press: (page) => page.getByRole('link', { name: 'Machines' }).click(held),
  },
  { name: 'turn a page', press: (page) => page.getByRole('link', { name: 'Suivant' }).click(held) },
  {
    name: 'filter by a status',
    before: (page) => page.getByLabel('Statut').focus(),
    press: (page) => page.keyboard.press('ArrowDown'),
  },
  { name: 'open a detail', press: (page) => page.locator('tbody th a').first().click(held) },
]

const ofReactAdmin: Press[] = [
  {
    name: 'go to another list from the menu',
    press: (page) => page.getByRole('menuitem', { name: 'Lockers' }).click(held),
  },
  { name: 'turn a page', press: (page) => page.getByRole('button', { name: 'Go to next page' }).click(held) },
  {
    name: 'filter by a status',
    before: async (page) => {
      await page.getByRole('combobox', { name: 'Status' }).click(held)
      await page.getByRole('option', { name: 'operin' }).focus()
    },
    press: (page) => page.keyboard.press('Enter'),
  },
  { name: 'open a detail', press: (page) => page.locator('tr.RaDatagrid-row').first().click(held) },
]

/**
 * Each has a folder in `bench/peers`. The bare stack is the console's own packages with a frame and a table, and nothing else: what
 * no console on this stack can beat. The rows of a list are found by `rowsOf` in browser.ts.
 */
const peers = [
  { name: 'bare stack', list: '/livraisons', presses: [] },
  { name: 'react-admin', list: '/#/orders', presses: ofReactAdmin },
]

/** Installs and builds the peers, and runs `work` with the console first. */
export async function withPeers(server: Server, work: (programs: Program[]) => Promise<void>) {
  const programs: Program[] = [{ name: 'console', server, list: '/livraisons', presses: ofConsole }]
  try {
    for (const peer of peers) programs.push({ ...peer, server: await startServer(build(peer.name)) })
    await work(programs)
  } finally {
    for (const { server: other } of programs.slice(1)) other.close()
  }
}

function build(name: string) {
  const directory = `bench/peers/${name.replace(' ', '-')}`
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: 'ignore', shell: process.platform === 'win32' })
  if (existsSync(`${directory}/package.json`)) run('npm', 'ci', '--no-audit', '--no-fund', '--prefix', directory)
  run('npx', 'vite', 'build', directory)
  return `${directory}/dist`
}

/** The smallest page that can show the first rows. It sends the same call as the console. */
export async function staticPage(browser: Browser, server: Server): Promise<Program> {
  const call = await inTab(browser, server, async ({ page, rowsShown, calls }) => {
    await page.goto('/livraisons')
    await rowsShown()
    return calls[0] ?? ''
  })
  return { name: 'static page', server, list: `/floor.html?call=${encodeURIComponent(call)}`, presses: [] }
}
