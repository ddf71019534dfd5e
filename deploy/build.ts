import { spawnSync } from 'node:child_process'
import { globSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of the build. A change in one of them makes `dist/` stale. */
const inputs = ['src', 'public', 'index.html', 'package-lock.json', 'vite.config.ts', 'tools/worker.ts']

export const isStale = (dist: string, sources = inputs) => newest(join(dist, 'index.html')) <= newest(...sources)

/** Free space that a build needs, with the files that it replaces. */
const NEEDED_MB = 20

/** Without it Vite would end with a stack of its bundler. */
export function spaceProblem(freeMb: number) {
  if (freeMb >= NEEDED_MB) return undefined
  return `The disk is full: ${Math.floor(freeMb)} MB are free, and the build needs ${NEEDED_MB} MB. Free some space and start again.`
}

function freeSpace() {
  const { bavail, bsize } = statfsSync('.')
  return (bavail * bsize) / 2 ** 20
}

/** Builds the console when there is no build, or one older than its sources. Prints only warnings and errors. */
export function buildIfStale(dist: string) {
  if (!isStale(dist)) return
  const problem = spaceProblem(freeSpace())
  if (problem !== undefined) throw new Error(problem)
  console.log('Building the console. This takes half a minute, and only after a change of its sources.')
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The console could not be built: the lines above say why.')
}

/** The latest change of these files and of all files below these directories, or 0 when there are none. */
function newest(...paths: string[]) {
  const found = globSync(paths.flatMap((path) => [path, `${path}/**/*`])).map((path) => statSync(path))
  return Math.max(0, ...found.filter((stats) => stats.isFile()).map(({ mtimeMs }) => mtimeMs))
}
