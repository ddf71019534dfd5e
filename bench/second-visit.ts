import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { measured, openProfile } from './browser.ts'
import { staticPage } from './peers.ts'
import { median, ms, printTable, times } from './print.ts'
import type { Server } from './server.ts'

/** First rows with a warm browser cache, compared with a first visit. The smallest page is the lower bound. */

const conditions = [
  { name: '1× CPU', cpu: 1, delayMs: 0 },
  { name: '4× CPU slow-down', cpu: 4, delayMs: 0 },
  { name: '200 ms a request (API and files)', cpu: 1, delayMs: 200 },
]

/** From the third visit on, Chromium also keeps the compiled scripts. */
const visits = 4

export async function secondVisit(browser: Browser, server: Server, runs: number) {
  const floor = await staticPage(browser, server)
  const rows: string[][] = []
  for (const { name, cpu, delayMs } of conditions) {
    server.knobs.delayMs = delayMs
    const subjects = [
      { subject: 'console', path: '/livraisons' },
      { subject: floor.name, path: floor.list },
    ].map((each) => ({ ...each, taken: Array.from({ length: visits }, (): number[] => []) }))
    for (let run = 0; run < runs; run += 1)
      for (const { path, taken } of subjects)
        for (const [visit, time] of (await visitAgain(server, cpu, path)).entries()) taken[visit]?.push(time)
    for (const { subject, taken } of subjects) {
      const [first = Number.NaN, second = Number.NaN, , fourth = Number.NaN] = taken.map(median)
      rows.push([name, subject, times(second / first), times(fourth / first), ms(first), ms(second), ms(fourth)])
    }
  }
  server.knobs.delayMs = 0
  const head = ['', '', 'second / first', 'fourth / first', 'first', 'second', 'fourth']
  printTable('First ten rows when the files are cached', head, rows)
}

/** Profile on disk, because a private window does not cache compiled scripts. */
async function visitAgain(server: Server, cpu: number, path: string) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const context = await openProfile(profile, server)
  try {
    const taken: number[] = []
    for (let visit = 0; visit < visits; visit += 1) taken.push(await visitOnce(context, cpu, path))
    return taken
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function visitOnce(context: BrowserContext, cpu: number, path: string) {
  const { page, rowsShown } = await measured(await context.newPage(), cpu)
  await page.goto(path, { waitUntil: 'commit' })
  const time = await rowsShown()
  await page.waitForLoadState('networkidle')
  // Chromium writes its code cache when the page is idle.
  await page.waitForTimeout(1000)
  await page.close()
  return time
}
