import { ensureChromium, ensureWholeChromium } from './chromium.ts'
import { ensureNginx } from './nginx.ts'
import { counting, notRun, playwright, script, vitest } from './run.ts'
import { performAll, type Outcome } from './steps.ts'

/** `npm run sweep`: the checks of every state, width, odd answer, fault, browser and server. Takes longer than `npm test`. */

const reports = 'test-results/sweep'

await performAll(
  [
    { name: 'build', run: () => script('build', { args: ['--logLevel', 'warn'] }) },
    { name: 'nginx', run: nginx, needs: 'build' },
    {
      name: 'journeys over every state',
      run: () => playwright({ projects: ['sweep', 'sweep-phone'], output: `${reports}/journeys` }),
      needs: 'build',
    },
    { name: 'journeys in the whole Chromium', run: journeysInWholeChromium, needs: 'build' },
    { name: 'faults', run: () => playwright({ projects: ['faults'], output: `${reports}/faults` }), needs: 'build' },
    { name: 'browsers', run: () => counting('browsers'), needs: 'build' },
  ],
  reports,
)

/** Journeys in a full browser. `npm test` uses the headless shell, if available, which differs, for example in what it loads. */
async function journeysInWholeChromium(): Promise<Outcome> {
  const whole = ensureWholeChromium()
  if (whole === ensureChromium()) return notRun(undefined, '`npm test` plays the journeys in this browser.')
  const env = { CHROMIUM_PATH: whole }
  return playwright({ projects: ['desktop', 'phone'], output: `${reports}/whole-chromium`, env })
}

async function nginx(): Promise<Outcome> {
  const found = ensureNginx()
  if ('path' in found) return vitest('nginx', reports)
  return notRun(undefined, `deploy/nginx.conf was not tried. ${found.reason}`, found.isFailure)
}
