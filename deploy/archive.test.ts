import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { tarball } from './archive.ts'

const file = (path: string, text: string) => ({ path, content: Buffer.from(text) })
const time = Date.UTC(2026, 10, 24, 12) / 1000

test('the order in which a system lists files changes no byte', () => {
  const [a, b] = [file('r/a.txt', 'one'), file('r/b/c.txt', 'two')]
  expect(tarball([a, b], time).equals(tarball([b, a], time))).toBe(true)
  expect(tarball([a], time).equals(tarball([a], time + 1))).toBe(false)
})

test('a path that the format cannot hold is refused', () => {
  expect(() => tarball([file('é'.repeat(51), '')], time)).toThrow('The path is too long for the archive')
})

test.skipIf(spawnSync('tar', ['--version']).status !== 0)('tar unpacks what was packed, with its time', () => {
  const home = mkdtempSync(join(tmpdir(), 'archive-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const texts = ['', 'é', 'x'.repeat(512), 'y'.repeat(513)]
  writeFileSync(
    join(home, 'a.tar.gz'),
    tarball(
      texts.map((text, at) => file(`r/${at}/file.txt`, text)),
      time,
    ),
  )
  expect(spawnSync('tar', ['-xzf', 'a.tar.gz'], { cwd: home }).status).toBe(0)
  expect(texts.map((_, at) => readFileSync(join(home, `r/${at}/file.txt`), 'utf8'))).toEqual(texts)
  expect(statSync(join(home, 'r/0/file.txt')).mtimeMs).toBe(time * 1000)
})
