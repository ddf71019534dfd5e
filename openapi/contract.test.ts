import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { requestSchemas } from './emit-request.ts'
import { camel, parseContract, readContract, type Operation } from './model.ts'

const source = readFileSync('openapi/console.yaml', 'utf8')
const document = parseContract(source) as Record<string, unknown> & { tags: { name: string }[] }
const contract = readContract(source)
const { schemas, operations } = contract
const tags = document.tags.map(({ name }) => name)

/** Calls `see` with every key and value below `node`. */
function walk(node: unknown, see: (key: string, value: unknown) => void): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    see(key, value)
    walk(value, see)
  }
}

const operation = (method: string, path: string): Operation => {
  const found = operations.find((each) => each.method === method && each.path === path)
  if (found === undefined) throw new Error(`${method} ${path} is not described`)
  return found
}
const queryOf = (each: Operation) => each.queryParameters.map(({ name }) => name)

/**
 * The calls by the IDs of the specification. The snapshot has their parameters, keys and page sizes: `npm run unit -- openapi -u`
 * after an intended change, and read the difference.
 */
const calls: [ids: string, call: string][] = [
  ['[API-12]', 'POST /login_check'],
  ['[API-13]', 'POST /login'],
  ['[API-14]', 'POST /register'],
  ['[API-15] [API-16]', 'GET /me'],
  ['[API-17]', 'POST /token/refresh'],
  ['[API-18]', 'POST /forgot-password'],
  ['[API-19]', 'POST /forgot-password/{token}'],
  ['[API-20] [API-21]', 'GET /users'],
  ['[API-22]', 'GET /users/{id}'],
  ['[API-23]', 'POST /users'],
  ['[API-24]', 'PATCH /users/{id}'],
  ['[API-25]', 'PATCH /users/{id}/update-password'],
  ['[API-26]', 'DELETE /users/{id}'],
  ['[API-27] [API-29] [API-40] [API-46]', 'GET /companies'],
  ['[API-28]', 'GET /companies/{id}'],
  ['[API-30]', 'POST /companies'],
  ['[API-31] [API-32] [API-33] [API-34] [API-35]', 'PATCH /companies/{id}'],
  ['[API-36]', 'DELETE /companies/{id}'],
  ['[API-37] [API-38]', 'GET /companies/{id}/members'],
  ['[API-39] [API-47]', 'GET /companies/{id}/bookings'],
  ['[API-41] [API-48]', 'GET /booking_slots'],
  ['[API-42]', 'POST /booking_slots'],
  ['[API-43] [API-44]', 'PATCH /booking_slots/{id}'],
  ['[API-45]', 'DELETE /booking_slots/{id}'],
  ['[API-49]', 'GET /lockers'],
  ['[API-50]', 'GET /lockers/{id}'],
  ['[API-51]', 'POST /lockers'],
  ['[API-52]', 'PATCH /lockers/{id}'],
  ['[API-53]', 'DELETE /lockers/{id}'],
  ['[API-54]', 'GET /lockers/{id}/temperature_zones'],
  ['[API-55]', 'GET /temperature_zones/{id}'],
  ['[API-56]', 'PATCH /temperature_zones/{id}'],
  ['[API-57]', 'DELETE /temperature_zones/{id}'],
  ['[API-58]', 'GET /temperature_zones/{id}/slots'],
  ['[API-59]', 'PATCH /slots/{id}'],
  ['[API-60]', 'DELETE /slots/{id}'],
  ['[API-61]', 'GET /orders'],
  ['[API-62] [API-63]', 'GET /orders/{id}'],
  ['[API-64]', 'POST /orders'],
  ['[API-65] [API-66] [API-67] [API-68] [API-69]', 'PATCH /orders/{id}'],
  ['[API-70]', 'DELETE /orders/{id}'],
  ['[API-71] [API-72]', 'GET /orders/{id}/resend-notification'],
  ['[API-73]', 'PATCH /clients/{id}'],
]

/** One line for each parameter, key and read. A key that may be left out has a question mark. */
function linesOf({ queryParameters, body, reads }: Operation): string {
  const { properties = {}, required = [] } = schemas[body ?? ''] ?? {}
  return [
    ...queryParameters.map(({ name }) => `query ${name}`),
    ...Object.keys(properties).map((key) => `body ${key}${required.includes(key) ? '' : '?'}`),
    ...reads.map(({ name, pages = 'one record', itemsPerPage }) =>
      ['read', `${name}:`, pages, itemsPerPage].filter((part) => part !== undefined).join(' '),
    ),
  ].join('\n')
}

test.each(calls)('%s %s is described', (_, call) => {
  const [method, path] = call.split(' ') as [string, string]
  expect(linesOf(operation(method, path))).toMatchSnapshot()
})

test('describes only the calls in the table above', () => {
  const named = new Set(calls.map(([, call]) => call))
  const described = operations.map(({ method, path }) => `${method} ${path}`)
  expect(
    described.filter((call) => !named.has(call)),
    'give each a row in `calls`',
  ).toEqual([])
})

test('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(errors).toBe(undefined)
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('every reference resolves', () => {
  const broken: string[] = []
  walk(document, (key, value) => {
    if (key !== '$ref' || typeof value !== 'string') return
    const target = value
      .slice(2)
      .split('/')
      .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document)
    if (target === undefined) broken.push(value)
  })
  expect(broken).toEqual([])
})

test('every operation has one known tag, a name that is unique within it and a summary of one line', () => {
  const raw: { operationId: string; tags: string[]; summary: string }[] = []
  walk(document['paths'], (key, value) => {
    if (['get', 'post', 'patch', 'delete'].includes(key)) raw.push(value as (typeof raw)[number])
  })
  expect(raw).toHaveLength(operations.length)
  for (const { operationId, tags: own, summary } of raw) {
    expect(own, operationId).toHaveLength(1)
    expect(tags, operationId).toContain(own[0])
    expect(operationId.startsWith(`${camel(own[0]!)}.`), operationId).toBe(true)
    expect(summary, operationId).toMatch(/^[A-Z][^\n]+\.$/)
  }
  expect(new Set(raw.map(({ operationId }) => operationId)).size).toBe(raw.length)
})

test('every write names the tags to invalidate', () => {
  const writes = operations.filter(({ method, sideEffect }) => method !== 'GET' || sideEffect)
  const silent: string[] = []
  walk(document['paths'], (key, value) => {
    if (
      ['post', 'patch', 'delete'].includes(key) &&
      !Array.isArray((value as Record<string, unknown>)['x-invalidates'])
    )
      silent.push(String(value))
  })
  expect(silent).toEqual([])
  for (const { tag, name, invalidates } of writes) {
    for (const stale of invalidates) expect(tags, `${tag}.${name}`).toContain(stale)
  }
  // A sign-in, a new password and a message to the recipient change no readable data.
  const harmless = writes.filter(({ invalidates }) => invalidates.length === 0).map(({ tag, name }) => `${tag}.${name}`)
  expect(harmless.filter((each) => !each.startsWith('auth.'))).toEqual([
    'users.updatePassword',
    'orders.resendNotification',
  ])
})

test('[API-03] login-type calls are described without a bearer token, all other calls with one', () => {
  expect(document['security']).toEqual([{ bearer: [] }])
  const anonymous = operations.filter((each) => each.anonymous).map(({ path }) => path)
  expect(anonymous).toEqual([
    '/login_check',
    '/login',
    '/register',
    '/token/refresh',
    '/forgot-password',
    '/forgot-password/{token}',
  ])
})

test('[API-10] [API-11] PATCH bodies are merge-patch, resource POST bodies ld+json, login-type bodies json', () => {
  for (const { method, path, anonymous, contentType } of operations.filter(({ body }) => body !== undefined)) {
    const expected = anonymous
      ? 'application/json'
      : method === 'POST'
        ? 'application/ld+json'
        : 'application/merge-patch+json'
    expect(contentType, `${method} ${path}`).toBe(expected)
  }
})

test('[API-77] no write takes a query parameter', () => {
  for (const each of operations.filter(({ method }) => method !== 'GET')) expect(queryOf(each), each.path).toEqual([])
})

test('[API-78] no body has an id, a self link or JSON-LD keys', () => {
  for (const name of requestSchemas(operations, contract)) {
    const keys = Object.keys(schemas[name]?.properties ?? {})
    expect(
      keys.filter((key) => key === 'id' || key.startsWith('@')),
      name,
    ).toEqual([])
  }
})

test('a read of several pages has a page size', () => {
  const reads = operations.flatMap((each) => each.reads).filter(({ pages = 'one' }) => pages !== 'one')
  expect(reads.filter(({ itemsPerPage = 0 }) => itemsPerPage <= 0).map(({ name }) => name)).toEqual([])
  expect(reads.length).toBeGreaterThan(10)
})
