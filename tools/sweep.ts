import { ensureWholeChromium } from './chromium.ts'
import { ensureScreen, ensureServers, installedServers, type Lack } from './programs.ts'
import { counting, notRun, playwright, script, vitest } from './run.ts'
import { performAll, type Outcome } from './steps.ts'

/** `npm run sweep`: the checks of every state, width, odd answer, fault, browser and server. Takes longer than `npm test`. */

const reports = 'test-results/sweep'

/** Rows of the journeys that show each kind of write of each resource. The cases in e2e/sweep run on 4.1 anyway. */
const writes = [
  'AUTH-(05|20|42)',
  'BK-(20|33|53)',
  'CO-(17|18|35)',
  'COD-(42|51)',
  'DUP-10',
  'LOC-(29|34)',
  'ORD-(55|75|79)',
  'ORDD-(05|15|25)',
  'SLT-14',
  'USR-(16|39)',
  'VAL-72',
  'WIZ-20',
  'ZON-08',
]

/**
 * Tests in which the full browser may differ from the headless shell, which is preferred: downloads, printing, service workers,
 * keys, and what a page loads. Cases with a camera start the full browser themselves.
 */
const browserParts = [
  'journeys/export',
  'journeys/labels',
  'journeys/offline',
  'journeys/scan',
  'sweep/security-policy',
]

const journeys = ['desktop', 'phone']

await performAll(
  [
    { name: 'build', run: () => script('build', { args: ['--logLevel', 'warn'] }) },
    { name: 'servers', run: servers, needs: 'build' },
    { name: 'processes', run: () => vitest('processes', reports) },
    {
      name: 'journeys over every state',
      run: () => playwright({ projects: ['sweep', 'sweep-phone'], output: `${reports}/journeys` }),
      needs: 'build',
    },
    { name: 'windows', run: windows, needs: 'build' },
    { name: 'hosts', run: () => vitest('hosts', reports), needs: 'build' },
    { name: 'writes on API Platform 4.1', run: writesOnNewestApi, needs: 'build' },
    { name: 'journeys in the whole Chromium', run: journeysInWholeChromium, needs: 'build' },
    { name: 'faults', run: () => playwright({ projects: ['faults'], output: `${reports}/faults` }), needs: 'build' },
    { name: 'browsers', run: () => counting('browsers'), needs: 'build' },
    // Last, because it builds anew.
    { name: 'release', run: () => vitest('release:check', reports), needs: 'build' },
  ],
  reports,
)

function writesOnNewestApi(): Promise<Outcome> {
  const env = { E2E_FLAVOUR: '4', E2E_APPEARANCE: 'off' }
  return playwright({
    projects: journeys,
    output: `${reports}/generation-4`,
    env,
    args: ['--grep', `\\[(${writes.join('|')})\\]`],
  })
}

function journeysInWholeChromium(): Promise<Outcome> {
  const env = { E2E_APPEARANCE: 'off', CHROMIUM_PATH: ensureWholeChromium() }
  const projects = [...journeys, 'sweep', 'sweep-phone']
  return playwright({ projects, output: `${reports}/chromium`, env, args: browserParts })
}

/** Samples whose server is missing are skipped, and the others are tried. */
function servers(): Promise<Outcome> {
  return withPrograms('servers', ensureServers(), () => installedServers().length > 0)
}

/** Without a virtual screen only the journey that the page of the stub offers is played, which needs none. */
function windows(): Promise<Outcome> {
  return withPrograms('windows', ensureScreen())
}

async function withPrograms(name: string, lacks: Lack[], isPossible = () => true): Promise<Outcome> {
  for (const { reason } of lacks) notRun(undefined, reason)
  const notInstalled = lacks.filter(({ isFailure }) => isFailure).map(({ reason }) => reason)
  const tried: Outcome = isPossible() ? await vitest(name, reports) : { passed: 0, failed: 0 }
  const failures = [...notInstalled, ...(tried.failures ?? [])]
  return { passed: tried.passed, failed: tried.failed + notInstalled.length, failures }
}
