import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { ensureChromium, ensureWholeChromium } from './chromium.ts'
import { ensurePoppler } from './programs.ts'
import { countsOf, failuresIn, type Report } from './reports.ts'
import { say, type Outcome, type Print } from './steps.ts'

/** How a step runs a script of package.json and counts its results. */

interface Options {
  args?: string[]
  env?: Record<string, string>
  print?: Print
}

/** A script that passes or fails as a whole. */
export async function script(name: string, { args = [], env, print }: Options = {}): Promise<Outcome> {
  const exit = await npm(name, { args, ...(env && { env }), print })
  return exit === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A script of Vitest, counted by test. */
export async function vitest(name: string, reports: string): Promise<Outcome> {
  const file = `${reports}/${name}.json`
  const exit = await npm(name, { args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`] })
  return outcomeOf(exit, file)
}

interface Journeys {
  projects: string[]
  /** Folder for the artifacts of failed tests. The counts are in `<output>.json`. */
  output: string
  args?: string[]
  env?: Record<string, string>
}

/** Projects of playwright.config.ts on the last build, counted by test. */
export async function playwright({ projects, output, args = [], env = {} }: Journeys): Promise<Outcome> {
  const file = `${output}.json`
  const selected = projects.flatMap((name) => ['--project', name])
  // Installed here and not in the journeys, because two workers cannot install at once.
  ensureWholeChromium()
  ensurePoppler()
  const exit = await npm('e2e', {
    args: [...selected, '--output', output, '--reporter', 'list,json', ...args],
    env: { CHROMIUM_PATH: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
  })
  return outcomeOf(exit, file)
}

/** A script whose last line is `N passed, N failed`, and that begins the line of a failed check with ✗ after its name. */
export async function counting(name: string): Promise<Outcome> {
  let output = ''
  const exit = await npm(name, {
    print: (text) => {
      process.stdout.write(text)
      output += text
    },
  })
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? []
  const failures = output.split('\n').filter((line) => /^\w+: ✗ /.test(line))
  return { ...counted(exit, Number(passed ?? 0), Number(failed ?? 0)), failures }
}

/** Tool that is unavailable on this machine. Counts nothing. */
export function notRun(print: Print, reason: string): Outcome {
  say(print, `NOT RUN: ${reason}`)
  return { passed: 0, failed: 0 }
}

function outcomeOf(exit: number, file: string): Outcome {
  if (!existsSync(file)) return counted(exit)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  return { ...counted(exit, ...countsOf(report)), failures: failuresIn(report) }
}

/** A runner that ends before it counts, or fails outside of any test, counts as one failure. */
function counted(exit: number, passed = 0, failed = 0): Outcome {
  return { passed, failed: exit !== 0 && failed === 0 ? 1 : failed }
}

function npm(name: string, { args = [], env = {}, print }: Options) {
  return new Promise<number>((resolve) => {
    // npm is a .cmd file on Windows, which only a shell can start. No argument here contains a space.
    const shell = process.platform === 'win32'
    const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
      stdio: print === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell,
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => print?.(text))
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}
