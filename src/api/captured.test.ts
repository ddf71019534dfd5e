import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { idOf } from './addresses.ts'
import { ApiError } from './errors.ts'
import { bookingSlot, company, locker, order, slot, temperatureZone, user, client } from './generated/entities.ts'
import { readItem, readPage } from './hydra.ts'
import { isObject, type Reader } from './read.ts'

/** Parses all answers recorded from two generations of the server (e2e/stub/conformance/README.md). */

interface Answer {
  status: number
  type: string | null
  json?: unknown
  text?: string
}
type Capture = Record<'2.7' | '3.4', Answer> & { n: number; name: string; method: string; path: string }

const captures = readFileSync('e2e/stub/conformance/answers.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Capture)

const answers = captures.flatMap((capture) =>
  (['2.7', '3.4'] as const).map((generation) => {
    const answer = capture[generation]
    // An answer equal to that of 2.7 is recorded as 'same'.
    const body = answer.json === 'same' ? capture['2.7'].json : answer.json
    return { title: `${capture.n} ${capture.name} of ${generation}`, ...capture, ...answer, body }
  }),
)

const readers: Record<string, Reader<{ '@id': string }>> = {
  companies: company,
  users: user,
  me: user,
  members: user,
  lockers: locker,
  temperature_zones: temperatureZone,
  slots: slot,
  booking_slots: bookingSlot,
  bookings: bookingSlot,
  orders: order,
  clients: client,
}

/** The reader for an address, by the last word in it. */
function readerOf(path: string) {
  const words = new URL(path, 'http://any').pathname.split('/').filter((word) => word in readers)
  return readers[words.at(-1) ?? '']
}

const key = (body: Record<string, unknown>, name: string) => body[`hydra:${name}`] ?? body[name]

/** The id of a record as the server wrote it. Some addresses name an operation, such as `/api/me`, and then `id` stands beside. */
const rawId = (raw: unknown) => isObject(raw) && (idOf(String(raw['@id'])) ?? raw['id'])

const isCollection = (body: unknown) => Array.isArray(body) || (isObject(body) && key(body, 'member') !== undefined)
const successes = answers.filter(({ status, body }) => status < 300 && body !== undefined)
const resources = successes.filter(
  ({ path, body }) => readerOf(path) !== undefined && (Array.isArray(body) || isObject(body)),
)
const membersOf = (body: unknown) =>
  (Array.isArray(body) ? body : key(body as Record<string, unknown>, 'member')) as unknown[]
/** Whether a row has an identity, without which it could not be opened, linked or changed. */
const isRow = (member: unknown) => isObject(member) && ('@id' in member || 'id' in member)
/** Whether an answer has only rows without an identity, as plain JSON for a query without `id`. */
const isMute = (body: unknown) => membersOf(body).length > 0 && !membersOf(body).some(isRow)
const allCollections = resources.filter(({ body }) => isCollection(body))
const collections = allCollections.filter(({ body }) => !isMute(body))
const muteCollections = allCollections.filter(({ body }) => isMute(body))
const items = resources.filter(({ body }) => !isCollection(body) && isObject(body) && '@id' in body)
const failures = answers.filter(({ status }) => status >= 400)

/** The answer in the format of API Platform 4, without the prefix `hydra:`. */
const withoutPrefix = (body: unknown): unknown => JSON.parse(JSON.stringify(body).replaceAll('"hydra:', '"'))

test('there are 172 answers of each generation, and the cases below cover almost all of them', () => {
  expect(captures).toHaveLength(172)
  expect(collections.length).toBeGreaterThan(80)
  expect(items.length).toBeGreaterThan(60)
  expect(failures.length).toBeGreaterThan(130)
})

describe.each([
  ['as recorded', (body: unknown) => body],
  ['without the prefix', withoutPrefix],
])('[API-80] %s', (_name, written) => {
  test.each(collections)('[API-05] [API-06] [API-08] [N02] $title is a page', ({ path, body }) => {
    const raw = (Array.isArray(body) ? {} : body) as Record<string, unknown>
    const page = readPage(written(body), readerOf(path)!)
    const rows = membersOf(body).filter(isRow)
    expect(page.items.map(({ '@id': iri }) => idOf(iri))).toEqual(rows.map(rawId))
    expect(page.total).toBe(key(raw, 'totalItems'))
    const view = (key(raw, 'view') ?? {}) as Record<string, unknown>
    expect(page.next).toBe(key(view, 'next'))
    expect(page.previous).toBe(key(view, 'previous'))
  })

  test.each(muteCollections)('[N09] $title has rows, none of which can be read, and is not empty', ({ path, body }) => {
    expect(() => readPage(written(body), readerOf(path)!)).toThrow(new ApiError({ kind: 'unreadable' }))
  })

  test.each(items)('$title is a resource', ({ path, body }) => {
    const item = readItem(written(body), readerOf(path)!)
    expect(idOf(item['@id'])).toEqual(rawId(body))
    expect(Object.keys(item).length).toBeGreaterThan(2)
  })

  test.each(failures)('$title is an error', ({ status, body }) => {
    const error = new ApiError({ kind: 'status', status, body: body === undefined ? body : written(body) })
    const raw = isObject(body) ? body : {}
    const violations = (raw['violations'] ?? []) as { propertyPath: string; message: string; code?: string | null }[]
    expect(error.violations).toEqual(
      violations.map(({ propertyPath, message, code }) => ({ propertyPath, message, code: code ?? undefined })),
    )
    const said = key(raw, 'description') ?? raw['detail'] ?? raw['message']
    const isPhrase = /^(Bad Request|Not Found|Internal Server Error)$/.test(String(said))
    expect(error.description).toBe(isPhrase ? undefined : said)
  })
})
