import type { Field, ManyField, OneField, PhpType } from '../data/fields.ts'
import { resourceAt, resources } from '../data/registry.ts'
import type { Call, Resource } from '../data/resource.ts'
import { isObject, type Json, type JsonObject } from '../types.ts'
import { readJson } from './json.ts'
import { checkContentType } from './negotiate.ts'
import { badRequest, Problem } from './problem.ts'
import { isSelected, rowOf, selectorOf } from './render.ts'

const phpTypeOf = (value: Json): string => {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'double'
  return typeof value === 'object' ? 'array' : typeof value
}

const fits: Record<PhpType, (value: Json) => boolean> = {
  string: (value) => typeof value === 'string',
  int: (value) => Number.isInteger(value),
  float: (value) => typeof value === 'number',
  bool: (value) => typeof value === 'boolean',
  array: (value) => typeof value === 'object' && value !== null,
}

const wrongType = (name: string, expected: string, value: Json): Problem =>
  badRequest(`The type of the "${name}" attribute must be "${expected}", "${phpTypeOf(value)}" given.`)

/** Reads a relation given by IRI. Errors as in captures 64 to 67, 84 and 85; the versions differ for a value that is not a string. */
function readIri(call: Call, name: string, field: OneField | ManyField, holder: Resource, value: Json): number {
  if (typeof value !== 'string') {
    const old = `Expected IRI or nested document for attribute "${name}", "${phpTypeOf(value)}" given.`
    const recent = `The type of the "${name}" attribute must be "array" (nested document) or "string" (IRI), "${phpTypeOf(value)}" given.`
    if (isObject(value)) throw badRequest(`Nested documents for attribute "${name}" are not allowed. Use IRIs instead.`)
    throw badRequest(call.world.settings.flavour === '2.7' ? old : recent)
  }
  const path = value.startsWith(`${call.origin}/`) ? value.slice(call.origin.length) : value
  const [, target = '', id = ''] = /^\/api\/([a-z_]+)\/(\d+)$/.exec(path) ?? []
  const found = resources.find((resource) => resource.path === target)
  if (found === undefined) throw badRequest(`Invalid IRI "${value}".`)
  if (rowOf(call.world.store, target, Number(id)) === undefined) throw badRequest(`Item not found for "${value}".`)
  if (target !== field.to) throw wrongClass(name, holder, resourceAt(field.to), found, field)
  return Number(id)
}

function wrongClass(name: string, holder: Resource, wanted: Resource, found: Resource, field: Field): Problem {
  const optional = field.kind === 'one' && field.nullable ? '?' : ''
  const expected = `Expected argument of type "${optional}App\\Entity\\${wanted.name}", "App\\Entity\\${found.name}" given`
  const where = `attribute "${name}" value for class "App\\Entity\\${holder.name}"`
  return badRequest(`Failed to denormalize ${where}: ${expected} at property path "${name}".`)
}

/** A list, or an object whose keys are whole numbers: the specification says "keyed by index" (captures 69, 96, 98). */
function readList(name: string, value: Json): Json[] {
  if (Array.isArray(value)) return value
  if (!isObject(value)) throw wrongType(name, 'array', value)
  const text = Object.keys(value).find((key) => !/^\d+$/.test(key))
  if (text !== undefined) throw badRequest(`The type of the key "${text}" must be "int", "string" given.`)
  return Object.values(value)
}

function readMany(call: Call, name: string, field: ManyField, holder: Resource, value: Json): Json {
  const items = readList(name, value)
  if (field.mappedBy === undefined) return [...new Set(items.map((item) => readIri(call, name, field, holder, item)))]
  return items.map((item) =>
    isObject(item) ? readObject(call, resourceAt(field.to), item) : readIri(call, name, field, holder, item),
  )
}

function readField(call: Call, name: string, field: Field, holder: Resource, value: Json): Json {
  if (field.kind === 'scalar') {
    if (value === null && field.nullable) return null
    if (!fits[field.type](value)) throw wrongType(name, field.type, value)
    return field.type === 'array' ? readList(name, value) : value
  }
  if (field.kind === 'many') return readMany(call, name, field, holder, value)
  if (field.kind === 'computed') return null
  if (value === null && field.nullable) return null
  return field.embed && isObject(value)
    ? readObject(call, resourceAt(field.to), value)
    : readIri(call, name, field, holder, value)
}

const isWritable = (field: Field | undefined): field is Field =>
  field !== undefined && field.kind !== 'computed' && field.writable

/** Unknown and read-only keys are ignored without an error (capture 56). */
function readObject(call: Call, resource: Resource, body: JsonObject): JsonObject {
  const read: JsonObject = {}
  for (const [key, value] of Object.entries(body)) {
    const name = resource.aliases?.[key] ?? key
    const field = resource.fields[name]
    if (isWritable(field)) read[name] = readField(call, key, field, resource, value)
  }
  return read
}

export function parseJson(body: string): Json {
  const value = readJson(body)
  if (value === undefined) throw badRequest('Syntax error')
  return value
}

function contentTypeOf(call: Call): string {
  const header = call.headers.get('content-type')
  if (header === null || header === '') throw new Problem(415, 'The "Content-Type" header must exist.')
  checkContentType(call.world.settings.flavour, call.method, header)
  return header
}

/** Checks content type, syntax and the identifiers of a POST, then types and relations in the order of the body. */
export function readBody(call: Call): { body: JsonObject; changes: JsonObject } {
  const type = contentTypeOf(call)
  const parsed = parseJson(call.body)
  if (!isObject(parsed)) throw badRequest('Syntax error')
  const identifier = type.startsWith('application/ld+json') ? '@id' : 'id'
  if (call.method === 'POST' && identifier in parsed) throw badRequest('Update is not allowed for this operation.')
  const body = selectBody(call, parsed)
  return { body, changes: readObject(call, call.resource, body) }
}

/** The property filter applies to bodies too: fields that `q[]` does not list are ignored (captures 155 and 161). */
function selectBody(call: Call, body: JsonObject): JsonObject {
  if (selectorOf(call.query) === undefined) return body
  return Object.fromEntries(Object.entries(body).filter(([key]) => isSelected(call.query, key)))
}
