import { mkdirSync, writeFileSync } from 'node:fs'
import { ensureFirefox, ensureWebkit } from '../../tools/programs.ts'
import { startConsole } from './console.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { journey } from './journey.ts'
import { createPage } from './page.ts'
import type { Scene } from './scene.ts'
import { startWebkit } from './webkit.ts'

/**
 * `npm run browsers`: one journey through the built console in Firefox and in WebKit, the engine of Safari. Ends in
 * `N passed, N failed`. `npm run browsers -- webkit` runs one of them; PICTURES=1 saves a picture of every step in
 * test-results/browsers.
 */
const engines = [
  { name: 'Firefox', ensure: ensureFirefox, start: startFirefox },
  { name: 'WebKit', ensure: ensureWebkit, start: startWebkit },
]
const asked = process.argv.slice(2).map((name) => name.toLowerCase())
const pictures = process.env['PICTURES'] === undefined ? undefined : 'test-results/browsers'

/** A shared machine may stall for seconds, so in CI a journey with a failed step is played once more from its start. */
const attempts = process.env['CI'] === undefined ? 1 : 2

const total = { passed: 0, failed: 0 }
/** Plays of the engines that were found, which run side by side: each waits for its browser most of the time. */
const plays: (() => Promise<void>)[] = []
for (const { name, ensure, start } of engines) {
  if (asked.length > 0 && !asked.includes(name.toLowerCase())) continue
  // One after the other, because two installations cannot run at once.
  const found = ensure()
  if ('path' in found) plays.push(() => play(name, () => start(found.path)))
  else console.log(`${name}: NOT RUN. ${found.reason}`)
  if ('isFailure' in found && found.isFailure) total.failed += 1
}
await Promise.all(plays.map((begin) => begin()))
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function play(name: string, start: () => Promise<Engine>) {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await visit(name, start)
    if (outcome.failed > 0 && attempt < attempts) {
      console.log(`${name}: ${outcome.failed} failed, played once more`)
      continue
    }
    total.passed += outcome.passed
    total.failed += outcome.failed
    return
  }
}

async function visit(name: string, start: () => Promise<Engine>) {
  const outcome = { passed: 0, failed: 0 }
  const tell = (step: string, problem: string | undefined) => {
    outcome[problem === undefined ? 'passed' : 'failed'] += 1
    console.log(
      `${name}: ${problem === undefined ? '✓' : '✗'} ${step}${problem === undefined ? '' : `\n    ${problem}`}`,
    )
  }
  let server: Scene['server'] | undefined
  let engine: Engine | undefined
  try {
    server = await startConsole()
    engine = await start()
    await engine.resize(1366, 850)
    const scene: Scene = { page: createPage(engine, server.base), engine, server }
    for (const [index, step] of journey.entries()) {
      const reason = step.without?.[name]
      if (reason === undefined) tell(step.name, await problemOf(() => step.run(scene), engine))
      else console.log(`${name}: NOT RUN ${step.name}. ${reason}`)
      if (pictures !== undefined) await keepPicture(engine, `${name}-${String(index + 1).padStart(2, '0')}`)
    }
  } catch (error) {
    tell(engine === undefined ? 'the console and the browser start' : 'the browser works', String(error))
  } finally {
    await engine?.close()
    server?.stop()
  }
  return outcome
}

/** Returns the error of the step, or the errors of the browser's console during it. */
async function problemOf(run: () => Promise<unknown>, { errors }: Engine) {
  errors.length = 0
  try {
    await run()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...errors].join('\n    ')
  }
  return errors.length > 0 ? errors.join('\n    ') : undefined
}

async function keepPicture(engine: Engine, file: string) {
  mkdirSync(pictures ?? '', { recursive: true })
  writeFileSync(`${pictures}/${file}.png`, Buffer.from(await engine.picture(), 'base64'))
}
