/** `npm run doctor -- https://api.example.org --user admin` checks whether the console works with a server (docs/doctor.md). */
import { readFileSync } from 'node:fs'
import { readArguments, WrongUse } from './arguments.ts'
import { usage } from './copy.ts'
import { examine } from './examine.ts'
import { readPassword } from './password.ts'
import { asJson, asTable, exitCodeOf } from './report.ts'
import { stopwatch } from './wire.ts'

/** EX_USAGE of sysexits.h. */
const WRONG_USE = 64

const packageFile = new URL('../package.json', import.meta.url)
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }

async function run(): Promise<number> {
  const request = readArguments(process.argv.slice(2))
  if (request === 'help') {
    console.log(usage)
    return 0
  }
  const { json, ...subject } = request
  const password = await readPassword(process.env, subject.user)
  const at = Date.now()
  const findings = await examine({
    ...subject,
    password,
    transport: (call) => fetch(call),
    now: Date.now,
    measure: stopwatch,
  })
  const report = { version, server: subject.base.origin, user: subject.user, at, findings }
  console.log(json ? asJson(report) : asTable(report))
  return exitCodeOf(findings)
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof WrongUse)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = WRONG_USE
}
