import { readFileSync } from 'node:fs'

/**
 * The budget of the first screen: what a browser has to fetch before its first row, not the chunks it may fetch later.
 * That is the entry, the chunks of the route, and everything they import; gzip, as most servers send it.
 */

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))

/** What every screen behind the sign-in fetches, and the two lists it is judged by: the first one, and where staff live. */
const frame = /^src\/app\/routes\/(root|console-layout)\.tsx(\?|$)/
const lists = {
  Sociétés: /^src\/app\/routes\/companies\/list\.tsx(\?|$)/,
  Livraisons: /^src\/app\/routes\/orders\/list\.tsx(\?|$)/,
}

/** The chunks named, and all that they import. */
function withImports(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    withImports(manifest[key]?.imports ?? [], seen)
  }
  return seen
}

const inDist = (files: string[]) => [...new Set(files)].map((file) => `dist/${file}`)

export default Object.entries(lists).flatMap(([name, list]) => {
  const roots = Object.keys(manifest).filter((key) => key === 'index.html' || frame.test(key) || list.test(key))
  const chunks = [...withImports(roots)].flatMap((key) => manifest[key] ?? [])
  return [
    { name: `${name}, JavaScript`, path: inDist(chunks.map(({ file }) => file)), limit: '176 kB', gzip: true },
    { name: `${name}, CSS`, path: inDist(chunks.flatMap(({ css = [] }) => css)), limit: '25 kB', gzip: true },
  ]
})
