import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of the build. A change in one of them makes `dist/` stale. */
const inputs = ['src', 'public', 'index.html', 'package-lock.json', 'vite.config.ts']

export const isStale = (dist: string, sources = inputs) => newest(join(dist, 'index.html')) <= newest(...sources)

/** Builds the console when there is no build, or one older than its sources. Prints only warnings and errors. */
export function buildIfStale(dist: string) {
  if (!isStale(dist)) return
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The console could not be built.')
}

/** The latest change of these files and of all files below these directories, or 0 when there are none. */
function newest(...paths: string[]): number {
  const times = paths.filter(existsSync).map((path) => {
    const stats = statSync(path)
    if (!stats.isDirectory()) return stats.mtimeMs
    return newest(...readdirSync(path).map((name) => join(path, name)))
  })
  return Math.max(0, ...times)
}
