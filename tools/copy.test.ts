import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Finds unused texts, because Knip checks exports but not the keys of an exported object. */

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]))

interface Table {
  path: string
  name: string
  keys: string[]
}

/** The exported objects of the copy files, with the keys of their first level. */
const tables = [...texts].flatMap(([path, text]): Table[] =>
  /(^|[/.])copy\.ts$/.test(path)
    ? [...text.matchAll(/^export const (\w+)[^=]*= \{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => ({
        path,
        name,
        keys: [...body.matchAll(/^ {2}(?:'([^']+)'|(\w+))[:,(]/gm)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
      }))
    : [],
)

/** The code without its import lines and comments, because they name a table without using it. */
const code = (text: string) =>
  text.replaceAll(/^(import|export) [^;]*? from '[^']+'$/gm, '').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

/** Local name of an exported table in `path`: its name, or the alias of its import. */
function namesIn(path: string, { path: home, name }: Table): string[] {
  if (path === home) return [name]
  const imports = [...texts.get(path)!.matchAll(/^import \{([^}]*)\} from '([^']+)'$/gms)]
  return imports
    .filter(([, , from = '']) => resolved(path, from) === home)
    .flatMap(([, list = '']) => list.split(',').map((each) => each.trim()))
    .flatMap((each) => (each === name ? name : (new RegExp(`^${name} as (\\w+)$`).exec(each)?.[1] ?? [])))
}

const resolved = (path: string, from: string) =>
  from.startsWith('#') ? from.replace('#', 'src/') : from.replace(/^\./, path.replace(/\/[^/]+$/, ''))

/** Characters that may not precede the name: those of a path, a property or a string. A spread may. */
const start = String.raw`(?<![\w'/-]|(?<!\.\.)\.)`

/** Unused keys of a table. A table that is indexed by a variable, or passed on, counts as used. */
function unusedKeys(table: Table): string[] {
  const used = new Set<string>()
  for (const path of files)
    for (const name of namesIn(path, table)) {
      const text = code(texts.get(path)!).replace(new RegExp(`^export const ${name}\\b`, 'm'), '')
      const isHandedOn = new RegExp(`${start}${name}(?=[[\\]),}])`).test(text)
      if (isHandedOn) return []
      for (const [, key = ''] of text.matchAll(new RegExp(`${start}${name}\\.(\\w+)`, 'g'))) used.add(key)
    }
  return table.keys.filter((key) => !used.has(key))
}

test('every text of a copy file is used', () => {
  expect(tables.length).toBeGreaterThan(40)
  expect(tables.flatMap((table) => unusedKeys(table).map((key) => `${table.path}: ${table.name}.${key}`))).toEqual([])
})
