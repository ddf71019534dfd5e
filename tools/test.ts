import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { styleText } from 'node:util'
import { audit } from './audit.ts'
import { ensureChromium } from './chromium.ts'
import { ensureNginx } from './nginx.ts'

/**
 * `npm test`: everything that has to hold before a change is kept, in the order in which a mistake is cheapest to hear
 * about. A failing step does not hide what the next ones know; only the journeys need a build that succeeded.
 * The last line is `N passed, N failed`: unit tests, journeys, and every other step counted as one.
 */

const reports = 'test-results'
const routeTree = 'src/app/routeTree.gen.ts'

interface Outcome {
  passed: number
  failed: number
}

interface Step {
  name: string
  run: () => Promise<Outcome> | Outcome
  needs?: string
}

const npm = (script: string, ...args: string[]) => run('npm', ['run', '--silent', script, '--', ...args])

/** What the router plugin wrote last: the build must not change it. */
const routeTreeBefore = readText(routeTree)

const steps: Step[] = [
  { name: 'generate:check', run: () => one(npm('generate:check')) },
  { name: 'types', run: () => one(npm('types')) },
  { name: 'lint', run: () => one(npm('lint')) },
  { name: 'format:check', run: () => one(npm('format:check')) },
  { name: 'knip', run: () => one(npm('knip')) },
  { name: 'audit', run: supplied },
  { name: 'unit', run: unit },
  { name: 'build', run: () => one(npm('build', '--logLevel', 'warn')) },
  { name: 'route tree', run: routeTreeIsCommitted, needs: 'build' },
  { name: 'chunks', run: () => one(npm('chunks')), needs: 'build' },
  { name: 'size', run: () => one(npm('size')), needs: 'build' },
  { name: 'nginx', run: nginx, needs: 'build' },
  { name: 'journeys', run: journeys, needs: 'build' },
]

const failedSteps = new Set<string>()
const total: Outcome = { passed: 0, failed: 0 }

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
for (const step of steps) await perform(step)
if (failedSteps.size > 0) console.log(`\nFailed: ${[...failedSteps].join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function perform({ name, run: work, needs }: Step) {
  console.log(styleText('bold', `\n▸ ${name}`))
  const start = performance.now()
  const outcome = needs !== undefined && failedSteps.has(needs) ? skipped(needs) : await attempt(work)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  total.passed += outcome.passed
  total.failed += outcome.failed
  if (outcome.failed > 0) failedSteps.add(name)
  const verdict = outcome.failed > 0 ? styleText('red', `✗ ${name}`) : styleText('green', `✓ ${name}`)
  console.log(`${verdict} in ${seconds} s`)
}

async function attempt(work: Step['run']): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    console.log(String(error))
    return { passed: 0, failed: 1 }
  }
}

function skipped(needs: string): Outcome {
  console.log(`Not run: ${needs} failed.`)
  return { passed: 0, failed: 1 }
}

async function one(exit: Promise<number>): Promise<Outcome> {
  return (await exit) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function routeTreeIsCommitted(): Outcome {
  if (readText(routeTree) === routeTreeBefore) return { passed: 1, failed: 0 }
  console.log(`${routeTree} was stale: commit the file as the build has just written it.`)
  return { passed: 0, failed: 1 }
}

function supplied(): Outcome {
  const answer = audit()
  if ('found' in answer) return { passed: answer.found > 0 ? 0 : 1, failed: answer.found }
  console.log(`NOT RUN: dependencies were not audited. ${answer.reason}`)
  return { passed: 0, failed: 0 }
}

async function unit(): Promise<Outcome> {
  return vitest('unit')
}

/** Where there is no nginx and no way to get one, nothing is counted: neither passed nor failed. */
async function nginx(): Promise<Outcome> {
  const found = ensureNginx()
  if ('path' in found) return vitest('nginx')
  console.log(`NOT RUN: deploy/nginx.conf was not tried. ${found.reason}`)
  return { passed: 0, failed: found.isFailure ? 1 : 0 }
}

async function vitest(script: string): Promise<Outcome> {
  const file = `${reports}/${script}.json`
  const exit = await npm(script, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`)
  const report = readJson(file) as { numPassedTests: number; numFailedTests: number } | undefined
  return counted(exit, report?.numPassedTests, report?.numFailedTests)
}

async function journeys(): Promise<Outcome> {
  const chromium = ensureChromium()
  const file = `${reports}/journeys.json`
  const exit = await run('npm', ['run', '--silent', 'e2e'], { CHROMIUM_PATH: chromium })
  const report = readJson(file) as { stats: { expected: number; flaky: number; unexpected: number } } | undefined
  const passed = report && report.stats.expected + report.stats.flaky
  return counted(exit, passed, report?.stats.unexpected)
}

/** A runner that died before it could count, or failed outside of any test, still counts as one failure. */
function counted(exit: number, passed = 0, failed = 0): Outcome {
  return { passed, failed: exit !== 0 && failed === 0 ? 1 : failed }
}

function run(command: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<number>((resolve) => {
    // npm is a .cmd file on Windows, which only a shell can start; no argument here holds a space.
    const shell = process.platform === 'win32'
    const child = spawn(command, args, { stdio: 'inherit', shell, env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

function readText(path: string) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function readJson(path: string): unknown {
  const text = readText(path)
  return text === undefined ? undefined : JSON.parse(text)
}
