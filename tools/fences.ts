/** Rules of this repository that the rules of the linter cannot express. `.oxlintrc.json` loads this file. */

interface Source {
  value: string
}

interface Context {
  filename: string
  report(problem: { node: object; message: string }): void
}

interface Folder {
  feature: string
  /** Folder inside the feature, or '' for its root. */
  folder: string
}

/** The feature and folder of a path: `src/features/orders/list/search.ts`, or `#features/orders/list/search.ts`. */
function folderOf(path: string): Folder | undefined {
  const found = /(?:\/src\/|^#)features\/(?<feature>[^/]+)\/(?:(?<folder>.+)\/)?[^/]+$/.exec(path)?.groups
  return found && { feature: found['feature'] ?? '', folder: found['folder'] ?? '' }
}

/** Reason why `source` may not be imported, or an empty string. */
function problem(from: Folder, source: string): string {
  // Pictures are not code.
  if (source.endsWith('.png')) return ''
  if (from.folder === '' && /^\.\/.+\//.test(source)) return 'The root of a feature imports none of its folders.'
  const to = folderOf(source)
  if (to === undefined) return ''
  if (to.feature !== from.feature) return 'A feature never imports another one: compose them in app/routes.'
  if (to.folder === from.folder) return 'A file of the same folder is imported by ./'
  return from.folder === '' ? 'The root of a feature imports none of its folders.' : ''
}

const ownFeature = {
  create(context: Context) {
    const from = folderOf(context.filename.replaceAll('\\', '/'))
    if (from === undefined) return {}
    const check = ({ source }: { source: Source | null }) => {
      const message = source && problem(from, source.value)
      if (message) context.report({ node: source, message })
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check }
  },
}

/** Storage functions of libraries. Forbidden, because they take any key. */
const storageOfLibrary = /(Local|Session)Storage/i

const ownStorage = {
  create(context: Context) {
    return {
      ImportSpecifier(node: { imported: { name?: string } }) {
        if (storageOfLibrary.test(node.imported.name ?? ''))
          context.report({ node, message: 'Use #lib/storage.ts: it takes only the keys of #lib/storage-keys.ts.' })
      },
    }
  },
}

/** `new Date(text)` reads a date without an offset in the time zone of the browser. The server writes UTC. */
const ownDates = {
  create(context: Context) {
    return {
      NewExpression(node: { callee: { name?: string }; arguments: unknown[] }) {
        if (node.callee.name === 'Date' && node.arguments.length > 0)
          context.report({ node, message: 'Use timeOf and isoOf of #lib/dates.ts.' })
      },
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- the linter asks a plugin for its default export
export default {
  meta: { name: 'house' },
  rules: { 'own-dates': ownDates, 'own-feature': ownFeature, 'own-storage': ownStorage },
}
