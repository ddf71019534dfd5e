import { insert, update } from '../http/write.ts'
import { password } from '../seed/records.ts'
import { isObject, type Json, type JsonObject } from '../types.ts'
import type { Field } from './fields.ts'
import { hashPassword } from './passwords.ts'
import { resourceAt, resources } from './registry.ts'
import type { Resource } from './resource.ts'
import type { Store } from './store.ts'

/** Inserts records into a world. The control plane accepts them in the format of the API's answers. */

const isNested = (value: Json): value is JsonObject =>
  isObject(value) && Object.keys(value).some((key) => !['@id', '@type', 'id'].includes(key))

/** 7, '/api/users/7', { id: 7 } and { '@id': '/api/users/7' } all mean user 7. */
function idIn(value: Json): number | null {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return Number(value.split('/').at(-1))
  if (!isObject(value)) return null
  return idIn(value['id'] ?? value['@id'] ?? null)
}

/** Stores an embedded record, if there is one, and returns the id of the related record. */
function reference(store: Store, path: string, value: Json, extra: JsonObject = {}): number | null {
  return isNested(value) ? upsert(store, resourceAt(path), { ...value, ...extra }) : idIn(value)
}

function valueOf(store: Store, field: Field, value: Json): Json | undefined {
  if (field.kind === 'scalar') return value
  if (field.kind === 'one') return value === null ? null : reference(store, field.to, value)
  if (field.kind === 'many' && field.link !== undefined && Array.isArray(value)) {
    return value.map((item) => reference(store, field.to, item))
  }
  return undefined
}

function childrenOf(store: Store, resource: Resource, id: number, record: JsonObject): void {
  for (const [name, field] of Object.entries(resource.fields)) {
    const items = record[name]
    if (field.kind !== 'many' || field.mappedBy === undefined || !Array.isArray(items)) continue
    for (const item of items) if (isNested(item)) reference(store, field.to, item, { [field.mappedBy]: id })
  }
}

/** Gives a user the published demo password, unless the record has a password. */
function withPassword(record: JsonObject): JsonObject {
  const { plainPassword, ...rest } = record
  return { ...rest, password: hashPassword(typeof plainPassword === 'string' ? plainPassword : password) }
}

/** Defaults of a new record: dates, a first history entry, and unique values. */
function defaultsOf(store: Store, { path, fields }: Resource, record: JsonObject, id: number | null): JsonObject {
  const serial = id ?? store.number(`SELECT coalesce(max(id), 0) + 1 FROM "${path}"`)
  const createdAt = record['createdAt'] ?? '2023-05-01T08:00:00+00:00'
  const dates = Object.fromEntries(
    ['createdAt', 'updatedAt'].flatMap((name) => (name in fields ? [[name, createdAt]] : [])),
  )
  if (path === 'users') return { ...dates, username: `user-${serial}`, email: `user-${serial}@example.test` }
  if (path === 'companies') return { ...dates, cleveronCompanyId: `CMP-X${serial}` }
  if (path === 'orders') return { ...dates, history: [{ status: record['status'] ?? 'created', createdAt }] }
  return dates
}

function upsert(store: Store, resource: Resource, raw: JsonObject): number {
  const renamed = Object.fromEntries(Object.entries(raw).map(([key, value]) => [resource.aliases?.[key] ?? key, value]))
  const id = idIn(renamed)
  const known = id !== null && store.number(`SELECT count(*) FROM "${resource.path}" WHERE id = ?`, id) > 0
  const whole = known ? renamed : { ...defaultsOf(store, resource, renamed, id), ...renamed }
  const record = resource.path === 'users' && (!known || 'plainPassword' in renamed) ? withPassword(whole) : whole
  const values: JsonObject = {}
  for (const [name, field] of Object.entries(resource.fields)) {
    const given = record[name]
    const value = given === undefined ? undefined : valueOf(store, field, given)
    if (value !== undefined) values[name] = value
  }
  if (known) update(store, resource, id, values)
  const stored = known ? id : insert(store, resource, values, id ?? undefined)
  childrenOf(store, resource, stored, record)
  return stored
}

const camel = (path: string): string => path.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const named = (key: string): Resource => {
  const found = resources.find(({ path }) => path === key || camel(path) === key)
  if (found === undefined)
    throw new Error(`Unknown collection ${key}: one of ${resources.map(({ path }) => camel(path)).join(', ')}`)
  return found
}

/** Inserts all records, then checks their references: a record may reference a later one. */
export function insertFixtures(store: Store, fixtures: JsonObject): Record<string, number[]> {
  const groups = Object.entries(fixtures).map(([key, records]) => ({ key, resource: named(key), records }))
  groups.sort((left, right) => resources.indexOf(left.resource) - resources.indexOf(right.resource))
  return store.transaction(() => {
    store.exec('PRAGMA defer_foreign_keys = ON')
    const ids = groups.map(({ key, resource, records }) => {
      const list = Array.isArray(records) ? records.filter(isObject) : []
      return [key, list.map((record) => upsert(store, resource, record))] as const
    })
    return Object.fromEntries(ids)
  })
}
