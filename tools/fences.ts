/** Rules of this repository that the rules of the linter cannot express. `.oxlintrc.json` loads this file. */

import { existsSync, readFileSync } from 'node:fs'

interface Source {
  value: unknown
}

interface Context {
  filename: string
  options: unknown[]
  report(problem: { node: object; message: string }): void
}

const pathOf = ({ filename }: Context) => filename.replaceAll('\\', '/')
const isTest = (path: string) => /\.test\.tsx?$|\/test-[\w-]+\.tsx?$/.test(path)

/** Every way in which a file names another one, `import()` and types included. */
function onImport(check: (source: Source & object) => void) {
  const visit = ({ source }: { source: (Source & object) | null }) => {
    if (source !== null) check(source)
  }
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
  }
}

interface Folder {
  /** `app` or `features/orders`. */
  parent: string
  /** Folder inside the parent, or '' for its root. */
  folder: string
}

/** The parent and folder of a path: `src/features/orders/list/search.ts`, or `#features/orders/list/search.ts`. */
function folderOf(path: string): Folder | undefined {
  const found = /(?:\/src\/|^#)(?<parent>app|features\/[^/]+)\/(?:(?<folder>[^/]+)\/)?/.exec(path)?.groups
  return found && { parent: found['parent'] ?? '', folder: found['folder'] ?? '' }
}

/** The folders of a parent, each after those that it may import. */
type Orders = Record<string, string[]>

/** Reason why `source` may not be imported, or an empty string. */
function problem(from: Folder, source: string, orders: Orders): string {
  // Pictures are not code.
  if (source.endsWith('.png')) return ''
  const isFeature = from.parent !== 'app'
  if (isFeature && from.folder === '' && /^\.\/.+\//.test(source))
    return 'The root of a feature imports none of its folders.'
  const to = folderOf(source)
  if (to === undefined || (!isFeature && to.parent !== 'app')) return ''
  if (to.parent !== from.parent) return 'A feature never imports another one: compose them in app/routes.'
  if (to.folder === from.folder) return isFeature ? 'A file of the same folder is imported by ./' : ''
  if (from.folder === '') return isFeature ? 'The root of a feature imports none of its folders.' : ''
  if (to.folder === '')
    return isFeature ? '' : 'The files beside the folders of app start the console: no folder imports them.'
  const order = orders[from.parent] ?? []
  return order.indexOf(to.folder) < order.indexOf(from.folder) && order.includes(to.folder)
    ? ''
    : `${from.folder} may import the folders before it in structure/own-folder of .oxlintrc.json only.`
}

const ownFolder = {
  meta: { schema: [{ type: 'object' }] },
  create(context: Context) {
    const from = folderOf(pathOf(context))
    if (from === undefined || (from.parent === 'app' && isTest(pathOf(context)))) return {}
    return onImport((source) => {
      const message = problem(from, String(source.value), context.options[0] as Orders)
      if (message !== '') context.report({ node: source, message })
    })
  },
}

/** The layers, which the linter knows one by one: a folder beside them would have no rule. */
const layers = /\/src\/(api|app|domain|features|lib|list|refresh|session|ui)\//

const ownLayer = {
  create(context: Context) {
    const path = pathOf(context)
    const report = (node: object, message: string) => context.report({ node, message })
    const late = ({ source }: { source: Source & object }) => {
      if (!path.includes('/src/app/') && !isTest(path) && /^(#|\.\.\/)/.test(String(source.value)))
        report(source, 'Late code of another folder is imported by app only: pass it down.')
    }
    return {
      Program: (node: object) => {
        if (!layers.test(path)) report(node, 'src holds only the layers (CONTRIBUTING.md).')
      },
      ImportExpression: late,
      TSImportType: late,
    }
  },
}

/** French is in copy files and in the tables of the product, which `.oxlintrc.json` exempts. */
const ownWords = {
  create(context: Context) {
    const check = (node: { raw?: string; name?: string; value?: unknown }) => {
      const text = node.raw ?? node.name ?? (node.value as { raw?: string } | undefined)?.raw ?? ''
      if (/(?!\p{ASCII})\p{Letter}/u.test(text))
        context.report({ node, message: 'French belongs to copy.ts: accented letters are nowhere else.' })
    }
    return { Literal: check, TemplateElement: check, JSXText: check, Identifier: check, JSXIdentifier: check }
  },
}

/** The console loads the style sheets of the used components only. A missing one breaks nothing but the look. */
const ownSheets = {
  create(context: Context) {
    const hasSheet = (name: string) => existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`)
    const sheets = existsSync('src/ui/styles.ts') ? readFileSync('src/ui/styles.ts', 'utf8') : ''
    return {
      ImportDeclaration({ source, specifiers }: { source: Source; specifiers: { imported?: { name?: string } }[] }) {
        // The container of the notifications draws them with this component.
        const names = source.value === '@mantine/notifications' ? ['Notification'] : []
        if (source.value === '@mantine/core') names.push(...specifiers.map(({ imported }) => imported?.name ?? ''))
        for (const name of names)
          if (hasSheet(name) && !sheets.includes(`/${name}.layer.css'`))
            context.report({ node: source, message: `Import the style sheet of ${name} in src/ui/styles.ts.` })
      },
    }
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

interface Attribute {
  name?: { name?: string }
  value?: { value?: string } | null
  /** Of `{...keyboardOf(kind)}`. */
  argument?: { callee?: { name?: string } }
}

/** A field without a kind shows the wrong keyboard on a phone. Boxes, files, dates and unchangeable fields have none. */
const ownFields = {
  create(context: Context) {
    return {
      JSXOpeningElement(node: { name: { name?: string }; attributes: Attribute[] }) {
        const valueOf = (name: string) => node.attributes.find((each) => each.name?.name === name)?.value
        const element = valueOf('component')?.value ?? node.name.name ?? ''
        if (!/^(input|Select|Autocomplete|(Text|Password|Number|Tags)Input)$/.test(element)) return
        const hasNone = /^(checkbox|radio|file|date|hidden)$/.test(valueOf('type')?.value ?? '')
        const isShut = valueOf('readOnly') === null || valueOf('aria-hidden') === null
        if (!hasNone && !isShut && !node.attributes.some(({ argument }) => argument?.callee?.name === 'keyboardOf'))
          context.report({ node, message: 'Give the field a kind: {...keyboardOf(…)} of #ui/form/kinds.ts.' })
      },
    }
  },
}

// oxlint-disable-next-line import/no-default-export -- the linter asks a plugin for its default export
export default {
  meta: { name: 'structure' },
  rules: {
    'own-dates': ownDates,
    'own-fields': ownFields,
    'own-layer': ownLayer,
    'own-folder': ownFolder,
    'own-sheets': ownSheets,
    'own-storage': ownStorage,
    'own-words': ownWords,
  },
}
