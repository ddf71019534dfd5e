import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Rules of CONTRIBUTING.md that no linter checks, such as the place of French texts and the depth of folders. */

const sources = ['src', 'e2e', 'openapi', 'deploy', 'doctor', 'tools', 'bench'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => `${root}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|tsx|css)$/.test(path) && !path.includes('/node_modules/')),
)

/** Files of src that may hold French texts: copy, the table of URLs, and the tables of the product. */
const frenchHome = [
  /(^|[/.])copy\.ts$/,
  /^src\/api\/generated\//, // messages come from openapi/console.yaml
  /^src\/app\/routes\.ts$/,
  /^src\/app\/routeTree\.gen\.ts$/,
  /^src\/app\/shell\/menu\.ts$/,
  /^src\/features\/orders\/status\.ts$/,
  /^src\/lib\/scan\/code\.ts$/, // the characters of a French keyboard
  /^src\/session\/(roles|permissions)\.ts$/,
]

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** `path:line` of every line of `paths` that breaks the rule. */
function offenders(paths: string[], breaks: (line: string, above?: string) => boolean) {
  return paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index, lines) => (breaks(line, lines[index - 1]) ? [`${path}:${index + 1}`] : [])),
  )
}

/** The line without its comment, because comments may quote the screen. */
const code = (line: string) => line.replace(/^\s*(\/?\*).*|(^|\s)\/\/.*/, '')

/** Edges `a -> b` that are part of a cycle. */
function circlesAmong(edges: string[]): string[] {
  const open = edges.filter((edge) => edges.some((next) => next.split(' -> ')[0] === edge.split(' -> ')[1]))
  return open.length === edges.length ? edges : circlesAmong(open)
}

test('accented letters are only in copy files, product tables and URLs', () => {
  const elsewhere = sources.filter(
    (path) => path.startsWith('src/') && !isTest(path) && !frenchHome.some((home) => home.test(path)),
  )
  expect(offenders(elsewhere, (line) => /(?!\p{ASCII})\p{Letter}/u.test(code(line)))).toEqual([])
})

test('every suppressed rule of the linter has a reason', () => {
  const written = sources.filter((path) => !path.startsWith('tools/') && !path.endsWith('.gen.ts'))
  // The reason is after ` -- ` on the same line, or in the comment right above.
  const unreasoned = (line: string, above = '') =>
    /(oxlint|eslint)-disable/.test(line) && !/ -- .{10,}/.test(line) && !/^\s*(\/\/|\*|\/\*).{10,}/.test(above)
  expect(offenders(written, unreasoned)).toEqual([])
})

test('src holds only the floors, at most three folders deep', () => {
  expect(readdirSync('src').toSorted()).toEqual(['api', 'app', 'features', 'lib', 'list', 'refresh', 'session', 'ui'])
  expect(sources.filter((path) => path.startsWith('src/') && path.split('/').length > 5)).toEqual([])
})

/** Edges between the folders below `parent`, including type imports and dynamic imports. Files in `parent` itself have no name. */
function edgesBelow(parent: string, paths: string[]): string[] {
  const inside = `src/${parent}/`
  const folderOf = (path: string) => /^([^/]+)\/./.exec(path.slice(inside.length))?.[1] ?? ''
  const edges = paths
    .filter((path) => path.startsWith(inside))
    .flatMap((path) => {
      const here = path.slice(0, path.lastIndexOf('/'))
      const imported = [...readFileSync(path, 'utf8').matchAll(/'(#|\.\/)([^']+\.tsx?)'/g)]
      return imported
        .map(([, start, rest]) => (start === '#' ? `src/${rest}` : `${here}/${rest}`))
        .filter((target) => target.startsWith(inside))
        .map((target) => [folderOf(path), folderOf(target)] as const)
    })
  return [...new Set(edges.filter(([from, to]) => from !== to).map(([from, to]) => `${from} -> ${to}`))]
}

test('the folders of a feature import each other in one direction, types included', () => {
  const betweenFolders = (edge: string) => !edge.startsWith(' ') && !edge.endsWith(' ')
  for (const feature of readdirSync('src/features'))
    expect(circlesAmong(edgesBelow(`features/${feature}`, sources).filter(betweenFolders)), feature).toEqual([])
})

test('the folders of app import each other in one direction, and none imports the files beside them', () => {
  // The generated tree imports every route. Tests and their helpers may start the whole console.
  const product = sources.filter((path) => !isTest(path) && !/\/(test-[\w-]+|routeTree\.gen)\.tsx?$/.test(path))
  const edges = edgesBelow('app', product)
  expect(edges).toContain('shell -> session')
  expect(edges.filter((edge) => edge.endsWith('-> '))).toEqual([])
  expect(circlesAmong(edges)).toEqual([])
})

test('dynamic imports respect the floors as well, which the linter does not check', () => {
  const crossing = (line: string) => /\b(import|require)\(\s*['"`](#|\.\.\/)/.test(line)
  const below = (path: string) => path.startsWith('src/') && !path.startsWith('src/app/') && !isTest(path)
  expect(offenders(sources.filter(below), crossing)).toEqual([])
})

test('only one function calls the server, except for static files of the console', () => {
  const others = sources.filter(
    (path) =>
      path.startsWith('src/') &&
      !isTest(path) &&
      !/^src\/app\/(config\/config|offline\/(new-version|register|worker))\.ts$/.test(path),
  )
  expect(offenders(others, (line) => /(?<![.\w])fetch\([^)]|XMLHttpRequest|sendBeacon/.test(code(line)))).toEqual([])
})

/** Opening tags of fields with a keyboard, and of Mantine's inputs. Boxes, radio buttons, files and dates have none. */
const FIELD =
  /<(?:TextInput|PasswordInput|Textarea|NumberInput|Autocomplete|TagsInput|Select|input|textarea)\b[^]*?\n? *\/?>\n|<Box[^<>]*?component="(?:input|textarea)"[^]*?\/>\n/g
const WITHOUT_KEYBOARD = /type="(checkbox|radio|file|date|hidden)"|\breadOnly\n|\baria-hidden\b/

test('every field says which keyboard a phone shows', () => {
  // The cells of the import have a kind by their column.
  const screens = sources.filter((path) => /^src\/.*\.tsx$/.test(path) && !isTest(path) && !path.includes('/import/'))
  const silent = screens.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(FIELD)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes('keyboardOf(') && !WITHOUT_KEYBOARD.test(tag))
      .map((tag) => `${path}: ${tag}`),
  )
  expect(silent).toEqual([])
})

test('no file is named only after its type', () => {
  const vague = /\/(components|hooks|utils|helpers|types|constants|index)(\.tsx?|\/)/
  // The name of a route file comes from its address.
  const named = sources.filter((path) => path.startsWith('src/') && !path.startsWith('src/app/routes/'))
  expect(named.filter((path) => vague.test(path))).toEqual([])
})

test('journeys name « Enregistrer » and « Réessayer » only in their vocabulary', () => {
  // The journeys in `browsers` drive other engines, without Playwright.
  const journeys = sources.filter((path) => path.startsWith('e2e/') && !path.startsWith('e2e/browsers/'))
  const elsewhere = journeys.filter((path) => path !== 'e2e/support/pages/vocabulary.ts')
  const named = /getByRole\('button', \{ name: '(Enregistrer|Réessayer)'/
  expect(offenders(elsewhere, (line) => named.test(line))).toEqual([])
  expect(offenders(journeys, (line) => named.test(line))).toHaveLength(2)
})

test('every Mantine component in use has its style sheet, because a missing one breaks only the style', () => {
  const sheets = readFileSync('src/ui/styles.ts', 'utf8')
  const bare = sources
    .filter((path) => path.startsWith('src/'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      const imported = /import \{([^}]*)\} from '@mantine\/core'/.exec(text)?.[1] ?? ''
      const names = imported.split(',').map((name) => name.trim())
      // Rendered by its container.
      if (text.includes("from '@mantine/notifications'")) names.push('Notification')
      return names
        .filter((name) => existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`))
        .filter((name) => !sheets.includes(`/${name}.layer.css'`))
        .map((name) => `${path}: ${name}`)
    })
  expect(bare).toEqual([])
})

test('each entry of DECISIONS.md has a short title of its own, and says what was decided and what was rejected', () => {
  const [, ...entries] = readFileSync('DECISIONS.md', 'utf8').split(/^### /m)
  const titles = entries.map((entry) => entry.split('\n')[0] ?? '')
  expect(titles.length).toBeGreaterThan(20)
  expect(titles.filter((title) => title.length > 60)).toEqual([])
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  expect(entries.filter((entry) => !/^- \*\*Decided\.\*\* [^]+^- \*\*Rejected\.\*\* /m.test(entry))).toEqual([])
})

test('text grows with the text size of the browser', () => {
  const sheets = sources.filter((path) => path.startsWith('src/') && path.endsWith('.css'))
  expect(offenders(sheets, (line) => /(font-size|line-height|--input-font): [1-9]\d*px/.test(line))).toEqual([])
})

test('no selector depends on following elements, because each change would make the browser restyle the whole page', () => {
  const sheets = sources.filter((path) => path.startsWith('src/') && path.endsWith('.css'))
  expect(offenders(sheets, (line) => /:has\(\s*[+~]/.test(line))).toEqual([])
})
