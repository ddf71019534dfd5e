import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isStale, spaceProblem } from './build.ts'

const home = mkdtempSync(join(tmpdir(), 'build-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

function write(path: string, time: number) {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), '')
  utimesSync(join(home, path), time, time)
}

test('a build is stale when it is missing or older than one of its sources', () => {
  const stale = () => isStale(join(home, 'dist'), [join(home, 'src'), join(home, 'index.html')])
  write('src/app/main.tsx', 100)
  write('index.html', 90)
  expect(stale()).toBe(true)
  write('dist/index.html', 110)
  expect(stale()).toBe(false)
  write('src/lib/deep/dates.ts', 120)
  expect(stale()).toBe(true)
})

test('a disk that is full stops the build with a sentence', () => {
  expect(spaceProblem(3.2)).toBe(
    'The disk is full: 3 MB are free, and the build needs 20 MB. Free some space and start again.',
  )
  expect(spaceProblem(20)).toBeUndefined()
})
