import { matchesGlob, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Modules that many screens share, fetched in one request. Without such a rule each of them is a request of its own. */
export interface SharedChunk {
  name: string
  /** A module that two chunks name belongs to the one of higher priority. */
  priority: number
  /** Paths from the root, as globs. What a module imports comes with it. */
  holds: readonly string[]
  /** Modules among those of `holds` that are fetched later. */
  except?: readonly string[]
}

/** From the root, or from node_modules, which may be a link to another place. */
function pathOf(module: string): string {
  const file = module.replace(/\?.*/, '').replaceAll('\\', '/')
  return /.*\/(node_modules\/.*)/.exec(file)?.[1] ?? relative(process.cwd(), file)
}

const isAt = (module: string) => {
  const path = pathOf(module)
  return (glob: string) => matchesGlob(path, glob)
}

export const chunkGroup = ({ name, priority, holds, except = [] }: SharedChunk) => ({
  name,
  priority,
  test: (module: string) => holds.some(isAt(module)) && !except.some(isAt(module)),
})

interface ModuleLinks {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

interface Modules {
  getModuleInfo: (module: string) => ModuleLinks | null
}

/** Whether something is true of a module, or of one that these links lead to. */
function isAlong(
  links: 'importedIds' | 'importers',
  module: string,
  modules: Modules,
  isFound: (info: ModuleLinks) => boolean,
  seen = new Set<string>(),
): boolean {
  const info = modules.getModuleInfo(module)
  if (info === null || seen.has(module)) return false
  seen.add(module)
  return isFound(info) || info[links].some((each) => isAlong(links, each, modules, isFound, seen))
}

/** The module, or one that it imports, holds the file name of a chunk. */
const fetchesLate = (module: string, modules: Modules) =>
  isAlong('importedIds', module, modules, ({ dynamicallyImportedIds }) => dynamicallyImportedIds.length > 0)

const isUsedLate = (module: string, modules: Modules) =>
  isAlong('importers', module, modules, ({ dynamicImporters }) => dynamicImporters.length > 0)

/**
 * What index.html loads, in two chunks. A file name changes with the content, so a chunk that names others changes with
 * each of them, and so does every chunk that imports it. `base` is what screens build on, and names no late code: a
 * change in one screen leaves it in the browser's cache, and with it what builds on it.
 */
export const firstChunks = {
  name: (module: string, modules: Modules) => {
    // Without index.html itself, which then is nothing but a list of scripts: `early` runs while the others are on their way.
    if (module.endsWith('.html')) return null
    // One sheet, because the order of rules counts.
    if (module.includes('node_modules') || module.endsWith('.css')) return 'base'
    return isUsedLate(module, modules) && !fetchesLate(module, modules) ? 'base' : 'start'
  },
  debugName: 'first chunks',
  tags: ['$initial' as const],
  priority: 3,
}

/**
 * Fails the build when a glob of a chunk has no effect. Otherwise a file that is moved would silently leave its chunk,
 * and the only sign would be one more request on every screen.
 */
export function everyGlobCounts(chunks: readonly SharedChunk[]): Plugin {
  return {
    name: 'every-glob-counts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const built = Object.values(bundle).filter((file) => file.type === 'chunk')
      const modules = [...this.getModuleIds()]
      const idle = chunks.flatMap(({ name, holds, except = [] }) => {
        const inside = built.filter((chunk) => chunk.name === name).flatMap(({ moduleIds }) => moduleIds)
        return [
          ...holds.filter((glob) => !inside.some((module) => isAt(module)(glob))),
          ...except.filter((glob) => !modules.some((module) => isAt(module)(glob))),
        ].map((glob) => `${name}: ${glob}`)
      })
      if (idle.length > 0)
        this.error(`These globs of tools/shared-chunks.ts or tools/list-chunks.ts have no effect:\n${idle.join('\n')}`)
    },
  }
}
