import { readBody } from './denormalize.ts'
import { collection } from './hydra.ts'
import { forbidden, invalid, notFound, Problem } from './problem.ts'
import { findPage, pagingOf, type Scope } from './query.ts'
import { resourceAt } from './registry.ts'
import { iriOf, renderItem, rowOf, selectorOf, type View } from './render.ts'
import { apiReply, emptyReply, type HeaderList } from './reply.ts'
import { idOf, type Call, type Child, type Resource } from './resource.ts'
import { isForeignKeyError, type Row } from './store.ts'
import { isObject, type Json, type JsonObject } from './types.ts'
import { checkSchema, inFieldOrder } from './validate.ts'
import { insert, update } from './write.ts'

const viewOf = (call: Call): View => ({
  store: call.world.store,
  nulls: call.world.settings.nulls,
  linked: call.format !== 'json',
})

const acceptPatch: HeaderList[number] = ['Accept-Patch', 'application/merge-patch+json']

/** 3.4 tells the canonical address of what it read (captures 14 and 40 of v3.4.17). */
const readHeaders = (call: Call): HeaderList =>
  call.world.settings.flavour === '2.7'
    ? [acceptPatch]
    : [acceptPatch, ['Content-Location', iriOf(call.resource.path, idOf(call))]]

function itemBody(call: Call, row: Row, iri?: string): JsonObject {
  const item = renderItem(viewOf(call), call.resource, row, selectorOf(call.query), iri)
  return call.format === 'json' ? item : { '@context': `/api/contexts/${call.resource.name}`, ...item }
}

export const readItem = (call: Call, iri?: string): Response =>
  apiReply(call, 200, itemBody(call, call.row, iri), readHeaders(call))

function readPage(call: Call, scope?: Scope): Response {
  const { store, settings } = call.world
  const paging = pagingOf(call.query, settings.clamp)
  const { rows, total, lastPage } = findPage(store, call.resource, call.query, paging, scope)
  const view = viewOf(call)
  const members = rows.map((row) => renderItem(view, call.resource, row, selectorOf(call.query)))
  // Plain JSON is a bare array: no total, no next link (capture 36).
  if (call.format === 'json') return apiReply(call, 200, members)
  const page = { path: call.path, query: call.query, members, total, page: paging.page, lastPage }
  return apiReply(call, 200, collection(settings.flavour, call.resource, page))
}

export const readCollection = (call: Call): Response => readPage(call)

/** The parent is not looked up: an unknown one has an empty collection (capture 77). */
export const readChildren = (call: Call, parent: number, child: Child): Response =>
  readPage({ ...call, resource: resourceAt(child.of) }, { where: child.where, params: [parent] })

/** Nested documents as the contract describes them, keyed by index, when they came as a list (capture 96 has both). */
function indexed(resource: Resource, body: JsonObject): JsonObject {
  const entries = Object.entries(body).map(([key, value]): [string, Json] => {
    const field = resource.fields[resource.aliases?.[key] ?? key]
    if (field?.kind !== 'many' || field.mappedBy === undefined || !field.writable) return [key, value]
    const items = Array.isArray(value)
      ? value.map((item, index) => [String(index), item] as const)
      : Object.entries(value ?? {})
    const children = items.map(([index, item]) => [index, isObject(item) ? indexed(resourceAt(field.to), item) : item])
    return [key, Object.fromEntries(children) as JsonObject]
  })
  return Object.fromEntries(entries)
}

/** Body, then what the role may change, then rules: the order of contract.md section 0. */
function readChanges(call: Call, schema: string | undefined): JsonObject {
  const { body, changes } = readBody(call)
  const { access, aliases, hooks } = call.resource
  if (access.change?.(call, changes) === false) throw forbidden()
  const nested = { ...aliases, ...resourceAt('temperature_zones').aliases }
  const described = checkSchema(schema, indexed(call.resource, body), nested)
  const known = new Set(described.map(({ propertyPath }) => propertyPath))
  const ruled = (hooks.check?.(call, changes) ?? []).filter(({ propertyPath }) => !known.has(propertyPath))
  const violations = inFieldOrder(call.resource, [...described, ...ruled])
  if (violations.length > 0) throw invalid(violations)
  return hooks.prepare?.(call, changes) ?? changes
}

const stored = (call: Call, id: number): Row => rowOf(call.world.store, call.resource.path, id) ?? {}

export function createItem(call: Call): Response {
  if (!call.resource.access.create(call)) throw forbidden()
  return call.world.store.transaction(() => {
    const id = insert(call.world.store, call.resource, readChanges(call, call.resource.schemas.create))
    const iri = iriOf(call.resource.path, id)
    const headers: HeaderList = [acceptPatch, ['Content-Location', iri], ['Location', iri]]
    return apiReply(call, 201, itemBody(call, stored(call, id)), headers)
  })
}

export function updateItem(call: Call): Response {
  if (!call.resource.access.update(call)) throw forbidden()
  return call.world.store.transaction(() => {
    update(call.world.store, call.resource, idOf(call), readChanges(call, call.resource.schemas.update))
    return patched(call)
  })
}

export function patched(call: Call, iri?: string): Response {
  const headers: HeaderList = [acceptPatch, ['Content-Location', iriOf(call.resource.path, idOf(call))]]
  return apiReply(call, 200, itemBody(call, stored(call, idOf(call)), iri), headers)
}

export function removeItem(call: Call): Response {
  if (!call.resource.access.remove(call)) throw forbidden()
  return call.world.store.transaction(() => {
    call.resource.hooks.beforeRemove?.(call)
    try {
      call.world.store.run(`DELETE FROM "${call.resource.path}" WHERE id = ?`, idOf(call))
    } catch (error) {
      // Nothing catches the database's refusal on the real server either (captures 74, 138, 139).
      throw isForeignKeyError(error) ? new Problem(500, 'Internal Server Error') : error
    }
    return emptyReply(call)
  })
}

export function loadRow(call: Call, id: string): Row {
  const row = /^\d+$/.test(id) ? rowOf(call.world.store, call.resource.path, Number(id)) : undefined
  if (row === undefined) throw notFound()
  return row
}
