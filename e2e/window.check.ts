import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findScreen } from '../tools/programs.ts'
import { freePort } from './browsers/console.ts'
import { startScreen } from './browsers/screen.ts'
import { createApp } from './stub/app.ts'

/** `npm run e2e` as a person uses it, on the last build: a copied journey, a window, and the report. Part of the sweep. */

const TIMEOUT_MS = 240_000

const name = `copied-${process.pid}`
const journey = join(import.meta.dirname, `journeys/${name}.spec.ts`)

let folder = ''
let running: ChildProcess | undefined
let stopScreen = () => {}
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'window-'))))
afterEach(() => {
  if (running?.exitCode === null && running.pid !== undefined) process.kill(-running.pid)
  stopScreen()
  rmSync(journey, { force: true })
  rmSync(folder, { recursive: true })
})

/** Starts `npm run e2e -- …` for the journey, as a group of processes that ends together. */
async function begin(args: string[], env: Record<string, string> = {}) {
  const port = String(await freePort())
  const given = ['run', '-s', 'e2e', '--', name, '--project=desktop', '--workers=1', `--output=${folder}/out`, ...args]
  running = spawn('npm', given, {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    // Vite builds otherwise in a unit test.
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, CI: '1', E2E_PORT: port, ...env },
  })
  return running
}

async function play(args: string[], env?: Record<string, string>) {
  const [code] = (await once(await begin(args, env), 'close')) as [number]
  return code
}

async function screen() {
  const started = await startScreen()
  stopScreen = started.stop
  return started
}

/** The journey that the page of a stub offers for a link. */
async function copy(link: string) {
  const { fetch } = createApp({ control: true })
  await fetch(new Request(`http://localhost/__stub/apply?${link}`, { method: 'POST' }))
  const answer = await fetch(new Request(`http://localhost/__stub/journey?${link}`))
  writeFileSync(journey, await answer.text())
}

const state = [
  'seed=demo&flavour=4&nulls=keep&clock=2026-01-02T20:04:05Z',
  'fault=orders.list 1 0 500 with a page of HTML',
  'fault=companies.update 2 300 422 on a known field',
  'change=PATCH /orders/200 {"status":"receive"}',
  'change=PATCH /booking_slots/2 {"capacity":3}',
  'change=DELETE /orders/199',
  'as=admin&open=/livraisons',
].join('&')

test('[QA-02] a copied journey runs as it is', { timeout: TIMEOUT_MS }, async () => {
  await copy(state)
  const file = join(folder, 'report.json')
  expect(await play(['--reporter=json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file })).toBe(0)
  const { stats } = JSON.parse(readFileSync(file, 'utf8')) as { stats: object }
  expect(stats).toMatchObject({ expected: 1, unexpected: 0, flaky: 0, skipped: 0 })
})

/** Notes that it was read, as the window does to list its tests. */
const aJourney = `import { writeFileSync } from 'node:fs'
import { expect, test } from '../support/fixtures/test.ts'
if (process.env.READ) writeFileSync(process.env.READ, '')
test('is in a window', async ({ as }) => {
  const page = await as('admin').open('/societes')
  expect(await page.evaluate(() => navigator.userAgent)).not.toContain('Headless')
})`

// The sweep installs Xvfb, or says that these are not run.
describe.skipIf(findScreen() === undefined)('a window of the machine', () => {
  test('[QA-03] --headed plays in it, and the HTML report is written', { timeout: TIMEOUT_MS }, async () => {
    const { display } = await screen()
    writeFileSync(journey, aJourney)
    const report = join(folder, 'report')
    const env = { DISPLAY: display, PLAYWRIGHT_HTML_OUTPUT_DIR: report, PLAYWRIGHT_HTML_OPEN: 'never' }
    expect(await play(['--headed', '--reporter=html'], env)).toBe(0)
    expect(existsSync(join(report, 'index.html'))).toBe(true)
  })

  test('[QA-03] --ui opens the one of Playwright', { timeout: TIMEOUT_MS }, async () => {
    const { display, colours } = await screen()
    writeFileSync(journey, aJourney)
    expect(colours()).toBeLessThan(5)
    const read = join(folder, 'read')
    await begin(['--ui'], { DISPLAY: display, READ: read })
    await expect.poll(() => existsSync(read), { timeout: TIMEOUT_MS / 2, interval: 500 }).toBe(true)
    await expect.poll(colours, { timeout: TIMEOUT_MS / 4, interval: 500 }).toBeGreaterThan(100)
  })
})
