import type { Format } from '../http/negotiate.ts'
import type { PhpArray } from '../http/php-query.ts'
import type { JsonObject, Violation } from '../types.ts'
import type { Field, Filter } from './fields.ts'
import type { Param, Row } from './store.ts'
import type { World } from './world.ts'

/**
 * A resource of the API, declared by a file of `resources/`, and the request that reads or writes it. The rules of a
 * resource take the request, and the request refers to its resource: both types are in this file to avoid an import cycle.
 */
export type Resource = {
  name: string
  /** Path segment, and name of the table. */
  path: string
  /** In the order in which the answers list them, as captured. */
  fields: Record<string, Field>
  /** Other names for a field in a request body: `zones` for `temperatureZones` (capture 96). */
  aliases?: Record<string, string>
  /** In the order of `hydra:template`. */
  filters: Filter[]
  /** `order[name]` → the SQL expression to sort by. */
  orders: Record<string, string>
  schemas: { create?: string; update?: string }
  access: Access
  hooks: Hooks
  children?: Record<string, Child>
}

/** Rights to write, by role. `change` runs after the validation of the body, because it needs the sent fields. */
type Access = {
  create: (call: Call) => boolean
  update: (call: Call) => boolean
  remove: (call: Call) => boolean
  change?: (call: Call, changes: JsonObject) => boolean
}

type Hooks = {
  /** Rules that a JSON schema cannot express. */
  check?: (call: Call, changes: JsonObject) => Violation[]
  /** Completes or replaces the values to store. */
  prepare?: (call: Call, changes: JsonObject) => JsonObject
  /** Throws a Problem to refuse the deletion. */
  beforeRemove?: (call: Call) => void
}

/** A part of a table. */
export type Scope = { where: string; params: Param[] }

/** A collection below an item: /companies/{id}/members. */
export type Child = { of: string; where: string }

export type Actor = { id: number; username: string; roles: string[] }

/** A request whose route, format and user are known. */
export type Call = {
  world: World
  method: string
  origin: string
  /** The requested path, which is the `@id` of collections and custom routes in answers. */
  path: string
  query: PhpArray
  /** The query as sent, with `?`, or empty. */
  search: string
  headers: Headers
  body: string
  format: Format
  actor: Actor
  resource: Resource
  row: Row
}

export const idOf = (call: Call): number => Number(call.row['id'])
