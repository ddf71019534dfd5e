import { defineConfig } from '@playwright/test'
import type { Flavour } from './e2e/stub/types.ts'
import type { Options } from './e2e/support/fixtures/test.ts'
import { chromiumArguments, findChromium } from './tools/chromium.ts'

/** The journeys run against the built console, on a stub that keeps the data of each test apart. */
const port = Number(process.env['E2E_PORT'] ?? 4183)
const baseURL = `http://localhost:${port}`

/** `npm run pictures` takes the pictures of the README. */
const isForReadme = process.env['npm_lifecycle_event'] === 'pictures'

const isPhone = /@phone/
const desktop = { viewport: { width: 1366, height: 850 } }
const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** The journeys run on the generation that the server had first, their cases on the newest. */
const flavour = process.env['E2E_FLAVOUR'] as Flavour | undefined
const ofCases = { flavour: flavour ?? '4' }

export default defineConfig<Options>({
  testDir: 'e2e/journeys',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/journeys',
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A shared machine may stall for seconds. A journey that passes when repeated is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 2,
  // A third of the time a worker waits for its page.
  workers: '150%',
  // Ceilings for a busy machine, which may stall for many seconds. No test waits this long on purpose.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL,
    flavour: flavour ?? '2.7',
    locale: 'fr-FR',
    // Neither the machine's zone nor Tahiti's: a forgotten conversion shows.
    timezoneId: 'Europe/Paris',
    // A worker answers requests that a journey counts or replaces. Those of offline.spec.ts and its cases have it.
    serviceWorkers: 'block',
    // Recording costs a third of a journey's time: only where one is tried again. By hand: `--trace on`.
    trace: 'on-first-retry',
    // A page lives for seconds: V8's optimised code costs more than it saves (6 % of the time).
    launchOptions: { executablePath: findChromium(), args: [...chromiumArguments, '--js-flags=--no-opt,--no-maglev'] },
  },
  // `npm test` plays the first three. `npm run sweep` plays the rest, and some of `desktop` and `phone` once more.
  projects: isForReadme
    ? [{ name: 'pictures', testDir: 'e2e/pictures', use: desktop }]
    : [
        { name: 'desktop', grepInvert: isPhone, use: desktop },
        { name: 'phone', grep: isPhone, use: phone },
        // The build shows these pictures in the help.
        {
          name: 'help',
          testDir: 'e2e/help',
          snapshotPathTemplate: 'src/features/help/pictures/{arg}{ext}',
          use: desktop,
        },
        { name: 'sweep', testDir: 'e2e/sweep', grepInvert: isPhone, use: { ...desktop, ...ofCases } },
        { name: 'sweep-phone', testDir: 'e2e/sweep', grep: isPhone, use: { ...phone, ...ofCases } },
        // The cases of a worker share one page. A trace of each would cost more than the case.
        { name: 'faults', testDir: 'e2e/faults', use: { trace: 'off' } },
      ],
  webServer: {
    command: `node deploy/start.ts --port ${port} --db :memory: --seed demo --control`,
    url: `${baseURL}/config.json`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
  },
})
