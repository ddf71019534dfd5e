import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * Each rule refuses what it was written for, and nothing beside it. A case is a small file at a path of the repository, linted by
 * its configuration in another directory.
 */
const importFence = 'eslint(no-restricted-imports)'
const folder = 'structure(own-folder)'
const layer = 'structure(own-layer)'
const properties = 'eslint(no-restricted-properties)'
const globals = 'eslint(no-restricted-globals)'

const refused: [path: string, source: string, rule?: string][] = [
  // The import rules that oxlint brings, as samples: a configuration of its own has the layers.
  ['src/lib/b.ts', `import { x } from 'react'`],
  ['src/api/c.ts', `import ky from 'ky'`],
  ['src/ui/a.ts', `import { x } from '#api/client.ts'`],
  ['src/domain/b.ts', `import { useState } from 'react'`],
  ['src/features/companies/d.ts', `import { x } from '#app/copy.ts'`],
  ['e2e/journeys/a.spec.ts', `import { x } from '#api/generated/companies.ts'`],
  ['src/widgets/a.ts', `export const x = 1`, layer],
  ['src/ui/late.ts', `export const x = () => import('#features/users/copy.ts')`, layer],
  ['src/features/users/late.ts', `export type X = import('#domain/orders/status.ts').Status`, layer],

  // The folders of a feature and of app.
  ['src/features/companies/a.ts', `import { x } from '#features/users/copy.ts'`, folder],
  ['src/features/orders/h.ts', `import type { X } from '#features/orders/list/search.ts'`, folder],
  ['src/features/orders/change/a.ts', `import { x } from '#features/orders/detail/copy.ts'`, folder],
  ['src/features/orders/change/late.ts', `export const x = () => import('#features/orders/list/copy.ts')`, folder],
  ['src/app/query/b.ts', `import { x } from '#app/router.ts'`, folder],

  ['src/ui/words.tsx', `export const W = () => <p title="a">Réessayer</p>`, 'structure(own-words)'],
  ['src/ui/words.ts', `export const w = \`é\${1}\``, 'structure(own-words)'],
  ['src/ui/sheet.ts', `import { Spoiler } from '@mantine/core'`, 'structure(own-sheets)'],
  ['src/ui/hook.ts', `import { useLocalStorage } from '@mantine/hooks'`, 'structure(own-storage)'],
  ['src/ui/field.tsx', `export const F = () => <input aria-label="x" />`, 'structure(own-fields)'],
  ['src/ui/date.ts', `export const x = (date: string) => new Date(date)`, 'structure(own-dates)'],

  // What a text or a stored value must not become.
  ['src/ui/html.ts', `document.body.innerHTML = 'x'`, properties],
  ['src/ui/Danger.tsx', `export const D = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />`, 'react(no-danger)'],
  ['src/ui/store.ts', `localStorage.clear()`, globals],
  ['src/app/store.ts', `globalThis.sessionStorage.clear()`, properties],
  ['src/app/config/config.ts', `indexedDB.open('x')`, globals],
  ['src/session/call.ts', `await fetch('/api/me')`, globals],
  ['src/ui/beacon.ts', `navigator.sendBeacon('/api/me')`, properties],
  ['src/api/parse.ts', `export const x = (date: string) => Date.parse(date)`, properties],
]

const allowed: [path: string, source: string][] = [
  ['src/api/ok.ts', `import { x } from '#lib/storage.ts'\n// « Réessayer »\nexport const now = () => new Date()`],
  [
    'src/api/ok.test.ts',
    `import { createApp } from '../../e2e/stub/app.ts'\nexport const x = new Date('2026-01-01T00:00:00Z')`,
  ],
  ['src/ui/ok.tsx', `export const F = () => <input {...keyboardOf('code')} />`],
  ['src/ui/ok.ts', `import { Modal } from '@mantine/core'`],
  ['src/features/companies/copy.ts', `export const copy = { again: 'Réessayer' }`],
  ['src/features/help/ok.ts', `import x from './pictures/today.png'`],
  ['src/features/orders/create/ok.ts', `import { x } from '#domain/orders/status.ts'`],
  ['src/features/orders/detail/ok.ts', `import { x } from '#features/orders/create/contents.ts'`],
  ['src/app/late.ts', `export const x = () => import('#features/help/HelpPage.tsx')`],
]

interface Report {
  diagnostics: { code: string; filename: string }[]
}

let house: string
let reported: Map<string, string[]>

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'fences-'))
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json', 'tools/fences.ts', 'src/ui/styles.ts'])
    cpSync(file, join(house, file))
  symlinkSync(join(process.cwd(), 'node_modules'), join(house, 'node_modules'), 'junction')
  for (const [path, source] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), `${source}\n`)
  }
  reported = new Map()
  for (const { code, filename } of lint(house).diagnostics) {
    reported.set(filename, [...(reported.get(filename) ?? []), code])
  }
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

/** The linter exits with 1 when it reports something, which most of these files provoke. */
function lint(directory: string): Report {
  const args = [join('node_modules', 'oxlint', 'bin', 'oxlint'), '--format=json', 'src', 'e2e', 'deploy', 'doctor']
  return JSON.parse(spawnSync(process.execPath, args, { cwd: directory, encoding: 'utf8' }).stdout)
}

test.each(refused)('the code of %s is refused', (path, _source, rule = importFence) => {
  // Exactly once, because the files that may import ky, date-fns or React do so here as well.
  expect((reported.get(path) ?? []).filter((code) => code === rule)).toEqual([rule])
})

test.each(allowed)('the code of %s is allowed', (path) => {
  expect(
    (reported.get(path) ?? []).filter(
      (code) => code === importFence || /^(structure|import)\(|no-restricted/.test(code),
    ),
  ).toEqual([])
})
