import { resourceAt } from '../data/registry.ts'
import { idOf, type Call, type Child, type Resource, type Scope } from '../data/resource.ts'
import { scopeOf, visibleRow } from '../data/scope.ts'
import { isForeignKeyError, type Row } from '../data/store.ts'
import { announced } from '../hub/announce.ts'
import { isObject, type Json, type JsonObject } from '../types.ts'
import { readBody } from './denormalize.ts'
import { collection } from './hydra.ts'
import { forbidden, invalid, notFound, Problem } from './problem.ts'
import { findPage, pagingOf } from './query.ts'
import { iriOf, renderItem, rowOf, selectorOf, type View } from './render.ts'
import { apiReply, emptyReply, type HeaderList } from './reply.ts'
import { checkSchema, inFieldOrder } from './validate.ts'
import { insert, remove, update } from './write.ts'

const viewOf = (call: Call): View => ({
  store: call.world.store,
  nulls: call.world.settings.nulls,
  linked: call.format !== 'json',
})

const acceptPatch: HeaderList[number] = ['Accept-Patch', 'application/merge-patch+json']

/** 3.4 also sends the canonical address of the item (captures 14 and 40). 4.1 sends none for a read. */
const readHeaders = (call: Call): HeaderList =>
  call.world.settings.flavour === '3.4'
    ? [acceptPatch, ['Content-Location', iriOf(call.resource.path, idOf(call))]]
    : [acceptPatch]

/** 4.1 adds the format and the query to the address of what was written. */
const writtenAt = ({ world, format, search }: Call, iri: string): HeaderList[number] => [
  'Content-Location',
  world.settings.flavour === '4' ? `${iri}.${format}${search}` : iri,
]

function itemBody(call: Call, row: Row, iri?: string): JsonObject {
  const item = renderItem(viewOf(call), call.resource, row, selectorOf(call.query), iri)
  return call.format === 'json' ? item : { '@context': `/api/contexts/${call.resource.name}`, ...item }
}

export const readItem = (call: Call, iri?: string): Response =>
  apiReply(call, 200, itemBody(call, call.row, iri), readHeaders(call))

function readPage(call: Call, parent?: Scope): Response {
  const { store, settings } = call.world
  const paging = pagingOf(call.query, settings.clamp)
  const scopes = [parent, scopeOf(call, call.resource)].filter((scope) => scope !== undefined)
  const { rows, total, lastPage } = findPage(store, call.resource, call.query, paging, scopes)
  const view = viewOf(call)
  const members = rows.map((row) => renderItem(view, call.resource, row, selectorOf(call.query)))
  // Plain JSON is a bare array, without total and links (capture 36).
  if (call.format === 'json') return apiReply(call, 200, members)
  const page = { path: call.path, query: call.query, members, total, page: paging.page, lastPage }
  return apiReply(call, 200, collection(settings.flavour, call.resource, page))
}

export const readCollection = (call: Call): Response => readPage(call)

/** Does not check that the parent exists: the collection of an unknown parent is empty (capture 77). */
export const readChildren = (call: Call, parent: number, child: Child): Response =>
  readPage({ ...call, resource: resourceAt(child.of) }, { where: child.where, params: [parent] })

/** Converts lists of nested documents to objects keyed by index, as in console.yaml (capture 96 has both forms). */
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

/** Checks in the order of the real server: body, rights of the role, business rules. */
function readChanges(call: Call, schema: string | undefined): JsonObject {
  const { body, changes } = readBody(call)
  const { access, aliases, hooks } = call.resource
  if (access.change?.(call, changes) === false) throw forbidden()
  const nested = { ...aliases, ...resourceAt('temperature_zones').aliases }
  const schemaViolations = checkSchema(schema, indexed(call.resource, body), nested)
  const known = new Set(schemaViolations.map(({ propertyPath }) => propertyPath))
  const ruleViolations = (hooks.check?.(call, changes) ?? []).filter(({ propertyPath }) => !known.has(propertyPath))
  const violations = inFieldOrder(call.resource, [...schemaViolations, ...ruleViolations])
  if (violations.length > 0) throw invalid(violations)
  return hooks.prepare?.(call, changes) ?? changes
}

const stored = (call: Call, id: number): Row => rowOf(call.world.store, call.resource.path, id) ?? {}

export function createItem(call: Call): Response {
  if (!call.resource.access.create(call)) throw forbidden()
  return announced(call, () => {
    const id = insert(call.world.store, call.resource, readChanges(call, call.resource.schemas.create))
    const iri = iriOf(call.resource.path, id)
    const headers: HeaderList = [acceptPatch, writtenAt(call, iri), ['Location', iri]]
    return apiReply(call, 201, itemBody(call, stored(call, id)), headers)
  })
}

export function updateItem(call: Call): Response {
  if (!call.resource.access.update(call)) throw forbidden()
  return announced(call, () => {
    update(call.world.store, call.resource, idOf(call), readChanges(call, call.resource.schemas.update))
    return patched(call)
  })
}

export function patched(call: Call, iri?: string): Response {
  const headers: HeaderList = [acceptPatch, writtenAt(call, iriOf(call.resource.path, idOf(call)))]
  return apiReply(call, 200, itemBody(call, stored(call, idOf(call)), iri), headers)
}

export function removeItem(call: Call): Response {
  if (!call.resource.access.remove(call)) throw forbidden()
  return announced(call, () => {
    call.resource.hooks.beforeRemove?.(call)
    try {
      remove(call.world.store, call.resource, idOf(call))
    } catch (error) {
      // The real server does not handle this error of its database either (captures 74, 138, 139).
      throw isForeignKeyError(error) ? new Problem(500, 'Internal Server Error') : error
    }
    return emptyReply(call)
  })
}

export function loadRow(call: Call, id: string): Row {
  const row = /^\d+$/.test(id) ? visibleRow(call.world.store, call, Number(id)) : undefined
  if (row === undefined) throw notFound()
  return row
}
