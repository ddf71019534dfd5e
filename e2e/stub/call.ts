import type { Format } from './negotiate.ts'
import type { PhpArray } from './php-query.ts'
import type { Resource } from './resource.ts'
import type { Row } from './store.ts'
import type { World } from './world.ts'

export type Actor = { id: number; username: string; roles: string[] }

/** One request that has found its route, its format and its user. */
export type Call = {
  world: World
  method: string
  origin: string
  /** Path as requested: it is the `@id` of collections and of custom routes. */
  path: string
  query: PhpArray
  headers: Headers
  body: string
  format: Format
  actor: Actor
  resource: Resource
  row: Row
}

export const idOf = (call: Call): number => Number(call.row['id'])
