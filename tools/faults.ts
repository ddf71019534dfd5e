import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.ts'

/** `npm run faults` plays every fault of every call on the last build. It ends in `N passed, N failed`. */
const file = 'test-results/faults.json'
rmSync(file, { force: true })

const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), FAULTS_SPREAD: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file }
const args = ['playwright', 'test', '--project', 'faults', '--reporter', 'line,json', ...process.argv.slice(2)]
const child = spawn('npx', args, { stdio: 'inherit', shell: process.platform === 'win32', env })
child.on('exit', (code) => {
  const { stats } = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { stats: {} }) as {
    stats: { expected?: number; flaky?: number; unexpected?: number }
  }
  const { expected = 0, flaky = 0, unexpected = 0 } = stats
  // A runner that ended before it could count is one failure.
  const failed = code !== 0 && unexpected === 0 ? 1 : unexpected
  console.log(`${expected + flaky} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
