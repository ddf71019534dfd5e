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
const bodyOf = (each: Operation) => Object.keys(schemas[each.body ?? '']?.properties ?? {})

/** A call of the specification. */
interface Call {
  /** Query parameters that the call must accept. */
  query?: string[]
  /** Keys of the body: exactly these for a creation, at least these for a change. */
  body?: string[]
  /** Reads of the collection with their page sizes. */
  reads?: Record<string, number>
}
const COMPANY = [
  'cleveronCompanyId',
  'orderEventUrl',
  'name',
  'contactName',
  'contactEmail',
  'contactPhone',
  'mailProviderActive',
  'smsProviderActive',
]
const USER = ['lastName', 'firstName', 'email', 'phone', 'username', 'roles', 'enabled', 'apmAccessCode']
const LOCKER = ['location', 'shortLocation', 'cleveronApmId', 'latitude', 'longitude', 'city', 'type']
const SLOT = ['size', 'capacity', 'height', 'width', 'depth', 'maxWeight', 'maxVolume']
const CODES = ['barcode', 'multiOrderCode', 'receiveCode', 'hold', 'ageRestriction', 'externalOrderId']
const PAGED = ['page', 'itemsPerPage']

const calls: [id: string, call: string, details: Call][] = [
  ['API-12', 'POST /login_check', { body: ['username', 'password'] }],
  ['API-13', 'POST /login', { body: ['email', 'password'] }],
  ['API-14', 'POST /register', { body: ['email', 'password'] }],
  ['API-15', 'GET /me', {}],
  ['API-16', 'GET /me', { query: ['q'] }],
  ['API-17', 'POST /token/refresh', { body: ['refresh_token'] }],
  ['API-18', 'POST /forgot-password', { body: ['email', 'url'] }],
  ['API-19', 'POST /forgot-password/{token}', { body: ['password', 'retypedPassword'] }],
  ['API-20', 'GET /users', { query: PAGED, reads: { list: 10 } }],
  ['API-21', 'GET /users', { query: [...PAGED, 'q'], reads: { all: 10_000 } }],
  ['API-22', 'GET /users/{id}', { query: ['q'] }],
  ['API-23', 'POST /users', { body: [...USER, 'plainPassword'] }],
  ['API-24', 'PATCH /users/{id}', { body: USER }],
  ['API-25', 'PATCH /users/{id}/update-password', { body: ['currentPassword', 'newPassword', 'newPasswordRetyped'] }],
  ['API-26', 'DELETE /users/{id}', {}],
  ['API-27', 'GET /companies', { query: [...PAGED, 'q'], reads: { list: 10 } }],
  ['API-28', 'GET /companies/{id}', { query: ['q'] }],
  ['API-29', 'GET /companies', { query: ['cleveronCompanyId'] }],
  ['API-30', 'POST /companies', { body: COMPANY }],
  ['API-31', 'PATCH /companies/{id}', { body: COMPANY }],
  ['API-32', 'PATCH /companies/{id}', { body: ['mailProviderActive'] }],
  ['API-33', 'PATCH /companies/{id}', { body: ['smsProviderActive'] }],
  ['API-34', 'PATCH /companies/{id}', { body: ['owner'] }],
  ['API-35', 'PATCH /companies/{id}', { body: ['members'] }],
  ['API-36', 'DELETE /companies/{id}', {}],
  ['API-37', 'GET /companies/{id}/members', { query: PAGED, reads: { members: 10 } }],
  ['API-38', 'GET /companies/{id}/members', { reads: { allMembers: 100 } }],
  ['API-39', 'GET /companies/{id}/bookings', { query: [...PAGED, 'q'], reads: { bookings: 20 } }],
  ['API-40', 'GET /companies', { query: ['q'] }],
  ['API-41', 'GET /booking_slots', { query: [...PAGED, 'q'], reads: { all: 200 } }],
  ['API-42', 'POST /booking_slots', { body: ['slot', 'company', 'capacity'] }],
  ['API-43', 'PATCH /booking_slots/{id}', { body: ['capacity'] }],
  ['API-44', 'PATCH /booking_slots/{id}', { body: ['active'] }],
  ['API-45', 'DELETE /booking_slots/{id}', {}],
  ['API-46', 'GET /companies', { reads: { withBookingSlots: 1000 } }],
  ['API-47', 'GET /companies/{id}/bookings', { reads: { allBookings: 50 } }],
  ['API-48', 'GET /booking_slots', { reads: { all: 200 } }],
  ['API-49', 'GET /lockers', { query: PAGED, reads: { list: 10, all: 10 } }],
  ['API-50', 'GET /lockers/{id}', { query: ['q'] }],
  ['API-51', 'POST /lockers', { body: [...LOCKER, 'image', 'zones'] }],
  ['API-52', 'PATCH /lockers/{id}', { body: LOCKER }],
  ['API-53', 'DELETE /lockers/{id}', {}],
  ['API-54', 'GET /lockers/{id}/temperature_zones', { query: ['q'] }],
  ['API-55', 'GET /temperature_zones/{id}', { query: ['q'] }],
  ['API-56', 'PATCH /temperature_zones/{id}', { body: ['name', 'myKey', 'currentTemp'] }],
  ['API-57', 'DELETE /temperature_zones/{id}', {}],
  ['API-58', 'GET /temperature_zones/{id}/slots', { query: ['q'] }],
  ['API-59', 'PATCH /slots/{id}', { body: SLOT }],
  ['API-60', 'DELETE /slots/{id}', {}],
  ['API-61', 'GET /orders', { query: [...PAGED, 'barcode', 'status', 'order[id]'], reads: { list: 10 } }],
  ['API-62', 'GET /orders/{id}', { query: ['q'] }],
  ['API-63', 'GET /orders/{id}', { query: ['q'] }],
  ['API-64', 'POST /orders', { body: [...CODES, 'bookingSlot', 'products', 'client'] }],
  ['API-65', 'PATCH /orders/{id}', { body: ['status'] }],
  ['API-66', 'PATCH /orders/{id}', { body: [...CODES, 'cleveronOrderId', 'cleveronSlotId'] }],
  ['API-67', 'PATCH /orders/{id}', { body: ['products'] }],
  ['API-68', 'PATCH /orders/{id}', { body: ['shippedBy'] }],
  ['API-69', 'PATCH /orders/{id}', { body: ['bookingSlot'] }],
  ['API-70', 'DELETE /orders/{id}', {}],
  ['API-71', 'GET /orders/{id}/resend-notification', { query: ['sms'] }],
  ['API-72', 'GET /orders/{id}/resend-notification', { query: ['mail'] }],
  ['API-73', 'PATCH /clients/{id}', { body: ['lastname', 'firstname', 'phone', 'email'] }],
]

test.each(calls)('[%s] %s is described', (_, call, { query = [], body = [], reads = {} }) => {
  const [method, path] = call.split(' ') as [string, string]
  const described = operation(method, path)
  const keys = bodyOf(described)
  expect({
    query: query.filter((name) => queryOf(described).includes(name)),
    body: keys.filter((key) => method === 'POST' || body.includes(key)).toSorted(),
    reads: Object.fromEntries(
      described.reads.filter(({ name }) => name in reads).map(({ name, itemsPerPage }) => [name, itemsPerPage]),
    ),
  }).toEqual({ query, body: body.toSorted(), reads })
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
