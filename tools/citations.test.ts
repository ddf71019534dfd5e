import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Code, comments, tests and documents cite requirements by ID. docs/requirements.md says what each ID means. These tests
 * keep the two in step, so that a reader can look up every citation.
 */
const book = 'docs/requirements.md'

/** The ID at the start of each entry of the book, such as `- **AUTH-01** …`. */
const entries = readFileSync(book, 'utf8')
  .split('\n')
  .flatMap((line) => /^- \*\*([A-Z]+-?\d+)\*\* \S.{8,}/.exec(line)?.[1] ?? [])

/** The areas of the book: AUTH, G, N and so on. */
const areas = [...new Set(entries.map((id) => id.replace(/-?\d+$/, '')))]
const requirementId = new RegExp(
  String.raw`(?<![\w-])(?:(?:${areas.join('|')})-\d{1,3}|C(?:0[1-9]|[1-3]\d|4[0-6])|N(?:0[1-9]|[12]\d|3[0-8]))(?![\w-])`,
  'g',
)

const texts = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(tsx?|css|html|md|ya?ml|conf|json)$/.test(path))
  .filter((path) => ![book, 'package-lock.json', 'tools/citations.test.ts'].includes(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const cited = new Map(texts.flatMap(({ path, text }) => (text.match(requirementId) ?? []).map((id) => [id, path])))

test('every cited requirement is in docs/requirements.md', () => {
  const unknown = [...cited].filter(([id]) => !entries.includes(id)).map(([id, path]) => `${path}: ${id}`)
  expect(unknown).toEqual([])
})

test('every requirement in docs/requirements.md is cited by code or by a test', () => {
  expect(entries.filter((id) => !cited.has(id))).toEqual([])
})

test('docs/requirements.md has each ID once', () => {
  expect(entries.filter((id, index) => entries.indexOf(id) !== index)).toEqual([])
})
test('no comment cites a section of a document that is not in the repository', () => {
  const elsewhere = /\b(?:specification|spec),? section \d|\bquality \d+\.\d+|\bsection 9b\b/i
  const found = texts.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (elsewhere.test(line) ? [`${path}:${index + 1}`] : [])),
  )
  expect(found).toEqual([])
})

test('a test title carries at most three requirement IDs', () => {
  const title = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1/gs
  const crowded = texts
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(title)]
        .map(([, , words = '']) => words)
        .filter((words) => (words.match(requirementId) ?? []).length > 3)
        .map((words) => `${path}: ${words}`),
    )
  expect(crowded).toEqual([])
})
