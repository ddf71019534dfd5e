import { readFileSync } from 'node:fs'

/**
 * The budget of the first screen: what a browser has to fetch before its first row, not the chunks it may fetch later.
 * That is the entry, the chunks of the route, and everything they import; gzip, as most servers send it.
 */

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))

/** The list that opens after signing in, and the layout around it: the router splits each route file by itself. */
const firstScreen = /^src\/app\/routes\/(root|console-layout|companies\/list)\.tsx(\?|$)/

const initial = new Set<string>()

function collect(key: string) {
  if (initial.has(key)) return
  initial.add(key)
  manifest[key]?.imports?.forEach(collect)
}

collect('index.html')
Object.keys(manifest)
  .filter((key) => firstScreen.test(key))
  .forEach(collect)

const chunks = [...initial].flatMap((key) => manifest[key] ?? [])
const inDist = (files: string[]) => [...new Set(files)].map((file) => `dist/${file}`)

export default [
  { name: 'First screen, JavaScript', path: inDist(chunks.map(({ file }) => file)), limit: '165 kB', gzip: true },
  { name: 'First screen, CSS', path: inDist(chunks.flatMap(({ css }) => css ?? [])), limit: '25 kB', gzip: true },
]
