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
    { name: 'faults', run: () => playwright({ projects: ['faults'], output: `${reports}/faults` }), needs: 'build' },
    { name: 'browsers', run: () => counting('browsers'), needs: 'build' },
  ],
  reports,
)

async function nginx(): Promise<Outcome> {
  const found = ensureNginx()
  if ('path' in found) return vitest('nginx', reports)
  return notRun(undefined, `deploy/nginx.conf was not tried. ${found.reason}`, found.isFailure)
}
