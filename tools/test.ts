import { existsSync, readFileSync } from 'node:fs'
import { audit } from './audit.ts'
import { notRun, playwright, script, vitest } from './run.ts'
import { performAll, type Outcome, type Print, type Step } from './steps.ts'

/**
 * `npm test`: required checks of every change, the cheapest first. `npm run sweep` has the checks over every state, width,
 * fault, browser and server.
 */

const reports = 'test-results/test'
const routeTree = 'src/app/routeTree.gen.ts'

/** The committed route tree. A build that changes it had a stale one. */
const routeTreeBefore = readText(routeTree)

const check = (name: string): Step => ({ name, run: (print) => script(name, { print }) })

await performAll(
  [
    [
      { name: 'build', run: (print) => script('build', { args: ['--logLevel', 'warn'], print }) },
      check('lint'),
      { name: 'audit', run: auditDependencies },
      check('types'),
      check('knip'),
      check('generate:check'),
      check('format:check'),
      { name: 'route tree', run: routeTreeIsCommitted, needs: 'build' },
      { ...check('chunks'), needs: 'build' },
      { ...check('size'), needs: 'build' },
    ],
    { name: 'unit', run: () => vitest('unit', reports) },
    {
      name: 'journeys',
      run: () => playwright({ projects: ['desktop', 'phone', 'help'], output: `${reports}/journeys` }),
      needs: 'build',
    },
  ],
  reports,
)

function routeTreeIsCommitted(print: Print): Outcome {
  if (readText(routeTree) === routeTreeBefore) return { passed: 1, failed: 0 }
  print?.(`${routeTree} was stale: commit the file that the build has just written.\n`)
  return { passed: 0, failed: 1 }
}

async function auditDependencies(print: Print): Promise<Outcome> {
  const answer = await audit()
  if ('found' in answer) return { passed: answer.found > 0 ? 0 : 1, failed: answer.found }
  return notRun(print, `the dependencies were not audited. ${answer.reason}`)
}

function readText(path: string) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
