import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

test('without a build the check asks for one', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'chunks-'))
  const { stderr, status } = spawnSync(process.execPath, [resolve('tools/check-chunks.ts')], { cwd, encoding: 'utf8' })
  rmSync(cwd, { recursive: true })
  expect(stderr.trim()).toBe('There is no build in dist: run npm run build.')
  expect(status).toBe(1)
})
