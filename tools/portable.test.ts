import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The scripts of package.json run in every shell: cmd.exe, PowerShell, and those of POSIX. */

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const scripts = Object.entries(manifest.scripts)

/** A program with plain words: no quotes, no variables, nothing that a shell would interpret. */
const isPlain = (command: string) => /^[\w@.-]+( [\w@.,:=/-]+)*$/.test(command)

/** Comes with Node or with a package. */
const isThere = (program: string) => ['node', 'npm'].includes(program) || existsSync(`node_modules/.bin/${program}`)

const needingShell = (command: string) =>
  !isPlain(command) || /^\w+=/.test(command) || !isThere(command.split(' ')[0] ?? '')

test('a script of package.json is a program of Node or of a package, with plain arguments', () => {
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter(([, command]) => needingShell(command))).toEqual([])
})

test.each([
  'rm -rf dist',
  'PORT=4174 node deploy/start.ts',
  'chmod +x .ci/run',
  'bash .ci/run',
  'vite build && node deploy/start.ts',
  "vitest run -t 'a title'",
  'node $HOME/start.ts',
  'node deploy/*.ts',
])('« %s » would be noticed', (command) => expect(needingShell(command)).toBe(true))

test('every script of Node says first when Node is too old', () => {
  const ofNode = scripts.filter(([, command]) => command.startsWith('node '))
  expect(ofNode.length).toBeGreaterThan(10)
  expect(ofNode.filter(([, command]) => !command.startsWith('node -r ./tools/node.cjs '))).toEqual([])
})

const sources = ['deploy', 'doctor', 'e2e', 'openapi', 'tools', 'bench'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => `${root}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.includes('/node_modules/')),
)
const textOf = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]))

/** Programs that the code starts by name. */
const started = [...textOf].flatMap(([path, text]) =>
  [...text.matchAll(/(?<![.\w])(?:spawn|spawnSync|execFile|execFileSync|exec|execSync)\(\s*'([^']+)'/g)].map(
    ([, program = '']) => ({ path, program }),
  ),
)

/** Programs outside of Node, by the file that may start them: what they serve is left out where they are missing. */
const foreign: Record<string, string[]> = {
  'bench/server.ts': ['openssl'],
  'deploy/archive.test.ts': ['tar'],
  'deploy/release.ts': ['git'],
  'deploy/site.ts': ['openssl'],
  'e2e/browsers/webkit.ts': ['Xvfb', 'convert', 'dbus-run-session'],
  'tools/citations.test.ts': ['git'],
  'tools/servers.ts': ['openssl'],
  'tools/poppler.ts': ['pdftoppm'],
}

test('the code starts Node itself, and other programs only where they are optional', () => {
  expect(started.length).toBeGreaterThan(8)
  const unknown = started.filter(({ path, program }) => program !== 'npm' && !foreign[path]?.includes(program))
  expect(unknown.map(({ path, program }) => `${path}: ${program}`)).toEqual([])
})

test('npm is started through a shell on Windows, where it is a .cmd file', () => {
  const paths = started.filter(({ program }) => program === 'npm').map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(2)
  expect(paths.filter((path) => !/\bshell\b.*process\.platform === 'win32'/.test(textOf.get(path) ?? ''))).toEqual([])
})

test('no path is taken from the text of a file address, which begins with a slash before the drive on Windows', () => {
  const wrong = /import\.meta\.url\)\.pathname|new URL\([^)]*import\.meta\.url\)\.pathname/
  const offending = [...textOf].filter(([path, text]) => path !== 'tools/portable.test.ts' && wrong.test(text))
  expect(offending.map(([path]) => path)).toEqual([])
})

test('a checkout has the line ends of the repository on every system', () => {
  expect(readFileSync('.gitattributes', 'utf8')).toMatch(/^\* text=auto eol=lf$/m)
  expect(readFileSync('.editorconfig', 'utf8')).toMatch(/^end_of_line = lf$/m)
})
