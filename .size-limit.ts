import { readFileSync } from 'node:fs'

/**
 * The ceiling of the first screen: the scripts and sheets that index.html names, gzip, as most servers send them. The lists
 * are among them. Time beside the peers rules, not bytes (bench/peers.ts): a part never arrives late to stay below this.
 */
const html = readFileSync('dist/index.html', 'utf8')

const named = (type: 'js' | 'css') => [
  ...new Set([...html.matchAll(new RegExp(`"/(assets/[^"]+\\.${type})"`, 'g'))].map(([, file]) => `dist/${file}`)),
]

export default [
  { name: 'First screen, JavaScript', path: named('js'), limit: '230 kB', gzip: true },
  { name: 'First screen, CSS', path: named('css'), limit: '25 kB', gzip: true },
]
