import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { styleText } from 'node:util'

/** Steps of `npm test` and `npm run sweep`, which count passes and failures. */

export interface Outcome {
  passed: number
  failed: number
  /** Titles of the failed tests, where the runner tells them. */
  failures?: string[]
}

export interface Step {
  name: string
  /** A parallel step buffers its output in `print` until it ends. */
  run: (print: Print) => Promise<Outcome> | Outcome
  /** Required earlier step, which this one waits for. If it has failed, this one is skipped and counts as failed. */
  needs?: string
}

/** Output of a step; undefined when the step may write to the terminal. */
export type Print = ((text: string) => void) | undefined

/** Steps that follow each other; those of an inner list run side by side, as many as the machine has cores. */
export type Plan = (Step | Step[])[]

/**
 * Performs every step, even after failures, and ends with `N passed, N failed`. Artifacts of the steps are in `reports`.
 */
export async function performAll(plan: Plan, reports: string) {
  /** Failed steps with the titles of their failed tests. */
  const failedSteps = new Map<string, string[]>()
  const total = { passed: 0, failed: 0 }
  const start = performance.now()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const count = (name: string, { passed, failed, failures = [] }: Outcome) => {
    total.passed += passed
    total.failed += failed
    if (failed > 0) failedSteps.set(name, failures)
  }
  const finished = new Map<string, PromiseWithResolvers<void>>(
    plan.flat().map(({ name }) => [name, Promise.withResolvers<void>()]),
  )
  const attempt = async (step: Step, print: Print) => {
    await finished.get(step.needs ?? '')?.promise
    const isPossible = step.needs === undefined || !failedSteps.has(step.needs)
    count(step.name, isPossible ? await outcomeOf(step, print) : skipped(step, print))
    finished.get(step.name)?.resolve()
  }
  for (const part of plan) {
    if (Array.isArray(part)) await sideBySide(part, attempt)
    else await perform(part, attempt, true)
  }
  for (const [name, failures] of failedSteps) console.log([`\nFailed: ${name}`, ...failures].join('\n  '))
  console.log(`\nAll steps in ${secondsSince(start)} s`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

type Attempt = (step: Step, print: Print) => Promise<void>

/** Alone a step writes to the terminal itself. Beside others its output comes when it has ended. */
async function perform(step: Step, attempt: Attempt, isAlone: boolean) {
  const start = performance.now()
  let output = ''
  const begin = () => console.log(styleText('bold', `\n▸ ${step.name}`))
  if (isAlone) begin()
  await attempt(step, isAlone ? undefined : (text) => void (output += text))
  if (!isAlone) begin()
  if (output !== '') console.log(output.trimEnd())
  console.log(`${step.name} took ${secondsSince(start)} s`)
}

async function sideBySide(steps: Step[], attempt: Attempt) {
  const waiting = [...steps]
  async function work() {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await perform(step, attempt, false)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function outcomeOf({ name, run }: Step, print: Print): Promise<Outcome> {
  let outcome: Outcome
  try {
    outcome = await run(print)
  } catch (error) {
    say(print, String(error))
    outcome = { passed: 0, failed: 1 }
  }
  const { passed, failed } = outcome
  say(print, failed > 0 ? styleText('red', `✗ ${name}`) : passed > 0 ? styleText('green', `✓ ${name}`) : `– ${name}`)
  return outcome
}

function skipped({ name, needs }: Step, print: Print): Outcome {
  say(print, `${name} is not run: ${needs} failed.`)
  return { passed: 0, failed: 1 }
}

/** Prints a message of a step. */
export function say(print: Print, sentence: string) {
  if (print === undefined) console.log(sentence)
  else print(`${sentence}\n`)
}

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1)
