import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The IDs of docs/requirements.md, and the tests that name them, which is how a reader finds the proof of a row. */

const entries = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z]+-?\d+)\*\* /gm)].map(
  ([, id = '']) => id,
)
const areas = [...new Set(entries.map((id) => id.replace(/\d+$/, '')))]

/** `AUTH-08`, `C07`, `N31`. */
const requirementId = new RegExp(String.raw`(?<![\w-])(?:${areas.join('|')})\d{2,3}(?![\w-])`, 'g')

const named = new Map(
  globSync('{src,e2e,openapi,deploy,doctor,tools}/**/*.{test,spec,check}.{ts,tsx}')
    .filter((path) => !path.endsWith('requirements.test.ts'))
    .flatMap((path) => (readFileSync(path, 'utf8').match(requirementId) ?? []).map((id) => [id, path])),
)

test('every requirement is named by a test, except the readings of the specification (G)', () => {
  expect(entries.length).toBeGreaterThan(1000)
  expect(entries.filter((id) => !id.startsWith('G-') && !named.has(id))).toEqual([])
})

test('every requirement that a test names is in docs/requirements.md, once', () => {
  expect([...named].filter(([id]) => !entries.includes(id)).map(([id, path]) => `${path}: ${id}`)).toEqual([])
  expect(entries.filter((id, index) => entries.indexOf(id) !== index)).toEqual([])
})
