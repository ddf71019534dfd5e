import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The scripts of package.json run in every shell: cmd.exe, PowerShell, and those of POSIX. */

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const scripts = Object.entries(manifest.scripts)

/** A program with plain words: no quotes, no variables, nothing that a shell would interpret. */
const isPlain = (command: string) => /^[\w@.-]+( [\w@.,:=/-]+)*$/.test(command) && !/^\w+=/.test(command)

/** Comes with Node or with a package. */
const isThere = (program: string) => ['node', 'npm'].includes(program) || existsSync(`node_modules/.bin/${program}`)

test('a script of package.json is a program of Node or of a package, with plain arguments', () => {
  expect(scripts.length).toBeGreaterThan(20)
  expect(
    scripts.filter(([, command]) => !isPlain(command) || !isThere(command.split(' ')[0] ?? '')).map(([name]) => name),
  ).toEqual([])
})
