import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * Checks that each lint rule works. Each case is one small file at a real path of the repository, linted by the real
 * configuration in a separate directory. Refused cases must be reported, allowed ones must not.
 */
const importFence = 'eslint(no-restricted-imports)'
const featureFence = 'house(own-feature)'

const refused: [path: string, source: string, rule?: string][] = [
  ['src/lib/a.ts', `import { x } from '#api/client.ts'`],
  ['src/lib/b.ts', `import { x } from 'react'`],
  ['src/lib/c.ts', `import { x } from 'date-fns'`],
  ['src/lib/dates.ts', `import { format } from 'date-fns'\nimport { x } from '#ui/theme.ts'`],
  ['src/lib/d.ts', `import { x } from 'ky'`],
  ['src/lib/use-unmount-signal.ts', `import { useRef } from 'react'\nimport { x } from '#ui/theme.ts'`],
  ['src/api/a.ts', `import { x } from '#session/roles.ts'`],
  ['src/api/b.ts', `import { x } from '#ui/theme.ts'`],
  ['src/api/c.ts', `import ky from 'ky'`],
  ['src/api/d.ts', `import { x } from '@mantine/core'`],
  ['src/api/http.ts', `import ky from 'ky'\nimport { x } from '#features/orders/status.ts'`],
  ['src/session/a.ts', `import { x } from '#ui/theme.ts'`],
  ['src/session/b.ts', `import { x } from '#features/users/copy.ts'`],
  ['src/session/c.ts', `import { x } from '#app/router.ts'`],
  ['src/ui/a.ts', `import { x } from '#api/client.ts'`],
  ['src/ui/f.ts', `import { useQuery } from '@tanstack/react-query'`],
  ['src/ui/table/b.ts', `import { x } from '#session/session.ts'`],
  ['src/ui/c.ts', `import { x } from '../lib/dates.ts'`],
  ['src/list/a.ts', `import { x } from '#features/users/copy.ts'`],
  ['src/list/b.ts', `import { x } from '#app/router.ts'`],
  ['src/refresh/a.ts', `import { x } from '#list/ListPage.tsx'`],
  ['src/refresh/b.ts', `import { x } from '#app/router.ts'`],
  ['src/ui/e.ts', `import { x } from '#list/ListPage.tsx'`],
  ['src/session/e.ts', `import { x } from '#refresh/RefreshBar.tsx'`],
  ['src/features/companies/a.ts', `import { x } from '#features/users/copy.ts'`, featureFence],
  ['src/features/companies/b.ts', `import { x } from '#features/companies/copy.ts'`, featureFence],
  ['src/features/companies/c.ts', `import { x } from '../users/copy.ts'`],
  ['src/features/companies/d.ts', `import { x } from '#app/copy.ts'`],
  ['src/features/companies/e.ts', `import { parse } from 'date-fns-tz'`],
  ['src/features/companies/f.ts', `import type { KyInstance } from 'ky'`],
  ['src/features/companies/g.ts', `export { x } from '#features/users/copy.ts'`, featureFence],
  ['src/features/companies/h.ts', `import { x } from '../../../e2e/stub/app.ts'`, 'import(no-relative-parent-imports)'],
  ['src/features/orders/create/a.ts', `import { x } from '#features/companies/copy.ts'`, featureFence],
  ['src/features/orders/create/b.ts', `import { x } from '../copy.ts'`],
  ['src/features/orders/list/c.ts', `import { x } from '#features/users/copy.ts'`, featureFence],
  ['src/features/orders/list/d.ts', `import { x } from '#features/orders/list/search.ts'`, featureFence],
  ['src/features/orders/list/e.ts', `import type { X } from '#features/users/list/search.ts'`, featureFence],
  ['src/features/users/f.ts', `export * from '#features/orders/status.ts'`, featureFence],
  ['src/features/orders/g.ts', `import { x } from './list/search.ts'`, featureFence],
  ['src/features/orders/h.ts', `import { x } from '#features/orders/list/search.ts'`, featureFence],
  ['src/features/companies/i.ts', `import { useQuery } from '@tanstack/react-query'`],
  ['src/features/orders/list/i.ts', `import { useMutation } from '@tanstack/react-query'`],
  ['src/app/d.ts', `import { useSuspenseQuery } from '@tanstack/react-query'`],
  ['src/session/d.ts', `import { useQuery } from '@tanstack/react-query'`],
  ['src/app/routes/companies/a.ts', `import { x } from '../../router.ts'`],
  ['src/app/b.ts', `import { format } from 'date-fns'`],
  ['src/app/c.ts', `import ky from 'ky'`],
  ['e2e/journeys/a.spec.ts', `import { x } from '#api/generated/companies.ts'`],
  ['e2e/journeys/b.spec.ts', `import { x } from '#features/companies/copy.ts'`],
  ['e2e/journeys/c.spec.ts', `import type { X } from '#api/client.ts'`],
  ['e2e/journeys/e.spec.ts', `import type { X } from '#api/records/orders.ts'`],
  ['e2e/journeys/f.spec.ts', `import type { X } from '#list/layouts.ts'`],
  ['e2e/journeys/d.spec.ts', `import { x } from '../../src/lib/dates.ts'`],
  ['deploy/a.ts', `import { x } from '../src/lib/dates.ts'`],
  ['doctor/a.ts', `import { x } from '#features/orders/status.ts'`],
  ['doctor/b.ts', `import { x } from '#api/client.ts'`],
  ['doctor/d.ts', `import { x } from '#api/token-renewal.ts'`],
  ['doctor/c.ts', `import { x } from '../../src/lib/dates.ts'`],
  ['tools/a.ts', `import { x } from '#api/read.ts'`],
  ['bench/a.ts', `import { x } from '#lib/dates.ts'`],

  ['src/ui/default.ts', `export default 1`, 'import(no-default-export)'],
  ['src/ui/index.ts', `export * from './theme.ts'`, 'oxc(no-barrel-file)'],
  ['src/ui/any.ts', `export const x: any = 1`, 'typescript(no-explicit-any)'],
  ['src/ui/log.ts', `console.log('x')`, 'eslint(no-console)'],
  ['src/ui/eval.ts', `eval('1')`, 'eslint(no-eval)'],
  ['src/ui/fn.ts', `export const f = new Function('return 1')`, 'eslint(no-new-func)'],
  ['src/ui/html.ts', `document.body.innerHTML = 'x'`, 'eslint(no-restricted-properties)'],
  ['src/ui/write.ts', `document.write('x')`, 'eslint(no-restricted-properties)'],
  ['src/ui/store.ts', `localStorage.clear()`, 'eslint(no-restricted-globals)'],
  ['src/app/store.ts', `globalThis.sessionStorage.clear()`, 'eslint(no-restricted-properties)'],
  ['src/features/users/store.ts', `document.cookie = 'x=1'`, 'eslint(no-restricted-properties)'],
  ['src/session/store.ts', `indexedDB.open('x')`, 'eslint(no-restricted-globals)'],
  ['src/session/hook.ts', `import { useLocalStorage } from '@mantine/hooks'`, 'house(own-storage)'],
  ['src/ui/hook.ts', `import { useLocalStorage } from '@mantine/hooks'`, 'house(own-storage)'],
  ['src/api/parse.ts', `export const x = (date: string) => Date.parse(date)`, 'eslint(no-restricted-properties)'],
  ['src/ui/date.ts', `export const x = (date: string) => new Date(date)`, 'house(own-dates)'],
  ['src/ui/Danger.tsx', `export const D = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />`, 'react(no-danger)'],
  ['src/ui/Alt.tsx', `export const A = () => <img src="/x.svg" />`, 'jsx-a11y(alt-text)'],
  [
    'src/ui/Hook.tsx',
    `import { useState } from 'react'\nexport function H(p: { on: boolean }) {\n  if (p.on) useState(1)\n  return null\n}`,
    'react(hooks)',
  ],
  ['src/ui/long.ts', '// line\nexport {}\n'.repeat(180), 'eslint(max-lines)'],
  ['src/ui/ignore.ts', `// @ts-expect-error\nexport const y: string = 1`, 'typescript(ban-ts-comment)'],
  ['src/lib/one.ts', `import { two } from './two.ts'\nexport const one = () => two`, 'import(no-cycle)'],
  ['src/lib/two.ts', `import { one } from './one.ts'\nexport const two = () => one`, 'import(no-cycle)'],
]

const allowed: [path: string, source: string][] = [
  ['src/lib/ok.ts', `import { x } from './codes.ts'`],
  ['src/lib/scan/ok.ts', `import { x } from '#lib/invisible.ts'`],
  ['src/lib/ok.test.ts', `import { format } from './dates.ts'`],
  ['src/api/ok.ts', `import { x } from '#lib/storage.ts'`],
  ['src/api/now.ts', `export const x = () => new Date()`],
  ['src/api/date.test.ts', `export const x = new Date('2026-01-01T00:00:00Z')`],
  ['src/api/ok.test.ts', `import { createApp } from '../../e2e/stub/app.ts'`],
  ['src/app/ok.ts', `import { useQueryClient } from '@tanstack/react-query'`],
  ['src/api/hooks.ts', `import { useQuery } from '@tanstack/react-query'`],
  ['src/session/ok.ts', `import { x } from '#api/token.ts'`],
  ['src/ui/form/ok.ts', `import { x } from '#lib/violations.ts'`],
  [
    'src/features/companies/ok.ts',
    `import * as companies from '#api/generated/companies.ts'\nimport { copy } from './copy.ts'`,
  ],
  ['src/features/companies/list-ok.ts', `import { x } from '#list/ListPage.tsx'`],
  ['src/features/help/ok.ts', `import x from './pictures/today.png'`],
  ['src/list/ok.ts', `import { x } from '#refresh/RefreshBar.tsx'`],
  ['src/refresh/ok.test.ts', `import { x } from '#app/query/query-client.ts'`],
  ['src/features/orders/create/ok.ts', `import { x } from '#features/orders/status.ts'`],
  ['src/features/orders/detail/ok.ts', `import { x } from '#features/orders/create/contents.ts'`],
  [
    'src/app/routes/companies/ok.ts',
    `import { x } from '#features/companies/CompanyTable.tsx'\nimport { y } from '#session/roles.ts'`,
  ],
  ['e2e/builders/ok.ts', `import type { Company } from '#api/generated/companies.ts'`],
  ['e2e/journeys/ok.spec.ts', `import { expect, test } from '../support/fixtures/test.ts'`],
  ['doctor/ok.ts', `import { x } from '#api/generated/entities.ts'\nimport { y } from '#lib/dates.ts'`],
  ['deploy/ok.ts', `import { createApp } from '../e2e/stub/app.ts'`],
]

interface Report {
  diagnostics: { code: string; filename: string }[]
}

let house: string
let reported: Map<string, string[]>

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'fences-'))
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json', 'tools/fences.ts'])
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

function lint(directory: string): Report {
  const oxlint = join('node_modules', 'oxlint', 'bin', 'oxlint')
  try {
    return JSON.parse(
      execFileSync(process.execPath, [oxlint, '--format=json', 'src', 'e2e', 'deploy', 'doctor', 'bench', 'tools'], {
        cwd: directory,
        encoding: 'utf8',
      }),
    )
  } catch (failure) {
    // The linter exits with 1 when it reports something, which most of these files provoke.
    return JSON.parse((failure as { stdout: string }).stdout)
  }
}

test.each(refused)('the code of %s is refused', (path, _source, rule = importFence) => {
  // Exactly once, because the files that may import ky, date-fns or React do so here as well.
  expect((reported.get(path) ?? []).filter((code) => code === rule)).toEqual([rule])
})

test.each(allowed)('the code of %s is allowed', (path) => {
  expect(
    (reported.get(path) ?? []).filter(
      (code) => code === importFence || /^(house|import)\(|restricted-properties/.test(code),
    ),
  ).toEqual([])
})
