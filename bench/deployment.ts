import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { kb, printTable } from './print.ts'

/**
 * Files that a returning browser fetches after a deployment: those with a new name. The sources are built in a temporary
 * copy, once unchanged and once for each change.
 */

const sources = ['src', 'openapi', 'public', 'tools', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']

interface Change {
  name: string
  file: string
  /** Text that is replaced in the file. */
  from: string
}

/** Changes, each of one word. */
const changes: Change[] = [
  { name: 'the companies', file: 'src/features/companies/copy.ts', from: "'Nom'" },
  { name: 'the map', file: 'src/features/network/copy.ts', from: "'Carte du réseau'" },
  { name: 'the inventory', file: 'src/features/inventory/copy.ts', from: "'Inventaire'" },
  { name: 'the deliveries', file: 'src/features/orders/list/copy.ts', from: "'Code-barres'" },
  { name: 'the frame', file: 'src/app/shell/copy.ts', from: "'Réduire le menu'" },
]

export function deployment() {
  const copy = mkdtempSync(join(tmpdir(), 'bench-deployment-'))
  try {
    for (const source of sources) cpSync(source, join(copy, source), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
    const before = build(copy)
    printTable(
      'What a browser fetches again after a deployment (goal: a quarter of all, for a change in one feature)',
      ['after a change of', 'files', 'of', 'bytes (gzip)', 'of all', 'of the first screen'],
      changes.map((change) => [change.name, ...costOf(before, changed(copy, change))]),
    )
  } finally {
    rmSync(copy, { recursive: true })
  }
}

interface Build {
  /** Gzip size by file name. */
  files: Map<string, number>
  /** Files that index.html refers to. */
  first: string[]
}

function build(copy: string): Build {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { cwd: copy })
  const dist = join(copy, 'dist')
  const read = (file: string) => readFileSync(join(dist, file))
  const files = new Map(globSync('assets/*', { cwd: dist }).map((file) => [file, gzipSync(read(file)).length]))
  const html = read('index.html').toString()
  return { files, first: [...files.keys()].filter((file) => html.includes(file)) }
}

function changed(copy: string, { file, from }: Change): Build {
  const path = join(copy, file)
  const source = readFileSync(path, 'utf8')
  const text = source.replace(from, "'Autre texte'")
  if (text === source) throw new Error(`${file} does not hold ${from}.`)
  writeFileSync(path, text)
  const after = build(copy)
  writeFileSync(path, source)
  return after
}

function costOf(before: Build, after: Build) {
  const isNew = (file: string) => !before.files.has(file)
  const bytesOf = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + (after.files.get(file) ?? 0), 0)
  const all = [...after.files.keys()]
  const again = all.filter(isNew)
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`
  return [
    again.length,
    all.length,
    kb(bytesOf(again)),
    share(bytesOf(again), bytesOf(all)),
    share(bytesOf(after.first.filter(isNew)), bytesOf(after.first)),
  ]
}
