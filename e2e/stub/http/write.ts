import type { Field, ManyField, ScalarField } from '../data/fields.ts'
import { resourceAt } from '../data/registry.ts'
import type { Resource } from '../data/resource.ts'
import type { Param, Store } from '../data/store.ts'
import { isObject, type Json, type JsonObject } from '../types.ts'

/** Writes values as denormalize.ts reads them from a body: relations are ids, nested documents are objects. */

const toColumn = (field: ScalarField, value: Json): Param => {
  if (value === null) return null
  if (field.type === 'bool') return value === true ? 1 : 0
  return typeof value === 'object' ? JSON.stringify(value) : typeof value === 'boolean' ? Number(value) : value
}

const isStored = (field: Field): field is ScalarField => field.kind === 'scalar' && field.stored

/** Stores a nested client before its order, which references it. Updates the existing client of the order, if any. */
function relationId(store: Store, path: string, value: Json, linked: Json): Param {
  if (!isObject(value)) return typeof value === 'number' ? value : null
  const target = resourceAt(path)
  if (typeof linked !== 'number') return insert(store, target, value)
  update(store, target, linked, value)
  return linked
}

function columnsOf(
  store: Store,
  resource: Resource,
  values: JsonObject,
  linked: (name: string) => Json,
): Map<string, Param> {
  const columns = new Map<string, Param>()
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = values[name]
    if (value === undefined) continue
    if (isStored(field)) columns.set(name, toColumn(field, value))
    if (field.kind === 'one') columns.set(name, relationId(store, field.to, value, linked(name)))
  }
  return columns
}

function replaceLinks(store: Store, link: NonNullable<ManyField['link']>, id: number, others: Json[]): void {
  store.run(`DELETE FROM "${link.table}" WHERE "${link.own}" = ?`, id)
  const sql = `INSERT INTO "${link.table}" ("${link.own}", "${link.other}") VALUES (?, ?)`
  for (const other of others) store.run(sql, id, Number(other))
}

/** Creates nested children. A list in a PATCH replaces the whole list of links. */
function writeMany(store: Store, resource: Resource, id: number, values: JsonObject): void {
  for (const [name, field] of Object.entries(resource.fields)) {
    const items = values[name]
    if (field.kind !== 'many' || !Array.isArray(items)) continue
    if (field.link !== undefined) replaceLinks(store, field.link, id, items)
    const { mappedBy } = field
    if (mappedBy === undefined) continue
    for (const item of items) {
      if (isObject(item)) insert(store, resourceAt(field.to), { ...item, [mappedBy]: id })
    }
  }
}

export function insert(store: Store, resource: Resource, values: JsonObject, id?: number): number {
  const initial = Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) => (isStored(field) ? [[name, field.initial]] : [])),
  )
  const columns = columnsOf(store, resource, { ...initial, ...values }, () => null)
  if (id !== undefined) columns.set('id', id)
  const names = [...columns.keys()].map((name) => `"${name}"`).join(', ')
  const marks = [...columns].map(() => '?').join(', ')
  const created = store.run(`INSERT INTO "${resource.path}" (${names}) VALUES (${marks})`, ...columns.values())
  store.note({ path: resource.path, id: created, kind: 'created' })
  writeMany(store, resource, created, values)
  return created
}

export function update(store: Store, resource: Resource, id: number, values: JsonObject): void {
  const row = store.get(`SELECT * FROM "${resource.path}" WHERE id = ?`, id) ?? {}
  const columns = columnsOf(store, resource, values, (name) => (row[name] === null ? null : Number(row[name])))
  if (columns.size > 0) {
    const sets = [...columns.keys()].map((name) => `"${name}" = ?`).join(', ')
    store.run(`UPDATE "${resource.path}" SET ${sets} WHERE id = ?`, ...columns.values(), id)
  }
  // As in Doctrine, a row that keeps its values is not written.
  const isChanged = [...columns].some(([name, value]) => row[name] !== value)
  if (isChanged) store.note({ path: resource.path, id, kind: 'updated' })
  writeMany(store, resource, id, values)
}

export function remove(store: Store, { path }: Resource, id: number): void {
  store.run(`DELETE FROM "${path}" WHERE id = ?`, id)
  store.note({ path, id, kind: 'removed' })
}
