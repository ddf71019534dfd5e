import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { windowOf } from '../e2e/browsers/window.ts'
import { ensureWholeChromium } from './chromium.ts'

/** `npm run e2e`: Playwright, with the browser of this machine also where a person looks at it. */

const args = process.argv.slice(2)
const wanted = windowOf(args)

// `npx playwright show-report test-results/report` shows it again.
process.env['PLAYWRIGHT_HTML_OUTPUT_DIR'] ??= 'test-results/report'
// The headless shell, which is preferred otherwise, has no window.
if (wanted !== undefined) process.env['CHROMIUM_PATH'] = ensureWholeChromium()
// On Windows Playwright finds Edge by itself.
if (wanted === 'own' && process.platform !== 'win32') await offerToPlaywright(ensureWholeChromium())

const cli = resolve('node_modules/@playwright/test/cli.js')
const child = spawn(process.execPath, [cli, 'test', ...args], { stdio: 'inherit' })
// Ctrl-C reaches both: Playwright ends its browsers first. SIGTERM reaches only this process.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill())
child.on('exit', (code) => (process.exitCode = code ?? 1))

/**
 * Playwright looks for the browser of its own window among its downloads, and for Chrome and Edge. A script in the place of
 * the download starts any other browser.
 */
async function offerToPlaywright(browser: string) {
  process.env['PLAYWRIGHT_BROWSERS_PATH'] = resolve('test-results/window')
  // Reads the folder once, when it is imported.
  const { chromium } = await import('@playwright/test')
  const expected = chromium.executablePath()
  mkdirSync(dirname(expected), { recursive: true })
  writeFileSync(expected, `#!/bin/sh\nexec '${browser}' "$@"\n`, { mode: 0o755 })
}
