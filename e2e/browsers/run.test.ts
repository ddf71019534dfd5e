import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

test('a console that does not start is a failure, counted in the last line', () => {
  // Without deploy/start.ts in the working directory the start fails before any browser.
  const cwd = mkdtempSync(join(tmpdir(), 'browsers-'))
  const { stdout, status } = spawnSync(process.execPath, [resolve('e2e/browsers/run.ts'), 'firefox'], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, FIREFOX_PATH: process.execPath },
    timeout: 20_000,
  })
  rmSync(cwd, { recursive: true })
  expect(stdout).toContain('Firefox: ✗ the console and the browser start')
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed')
  expect(status).toBe(1)
})
