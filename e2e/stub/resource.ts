import type { Call } from './call.ts'
import type { Row, Store } from './store.ts'
import type { Json, JsonObject, Violation } from './types.ts'

/** What a resource file declares. The order of `fields` is the order of keys in the answers, as captured. */
export type Resource = {
  name: string
  /** Path segment, and name of the table. */
  path: string
  fields: Record<string, Field>
  /** Names a body may use for a field: `zones` for `temperatureZones` (capture 96). */
  aliases?: Record<string, string>
  /** In the order of `hydra:template`. */
  filters: Filter[]
  /** `order[x]` → the expression sorted by. */
  orders: Record<string, string>
  schemas: { create?: string; update?: string }
  access: Access
  hooks: Hooks
  children?: Record<string, Child>
}

export type PhpType = 'string' | 'int' | 'float' | 'bool' | 'array'

export type ScalarField = {
  kind: 'scalar'
  type: PhpType
  nullable: boolean
  writable: boolean
  readable: boolean
  /** False for a field that is read from a body and never stored (plainPassword). */
  stored: boolean
  initial: Json
}
export type OneField = {
  kind: 'one'
  to: string
  nullable: boolean
  writable: boolean
  embed: boolean
  onDelete: string
}
export type ManyField = {
  kind: 'many'
  to: string
  /** Statement that lists the ids, its parameter being the id of the holder. */
  ids: string
  embed: boolean
  writable: boolean
  /** Join table of a many-to-many relation, or the column by which the children point back. */
  link?: { table: string; own: string; other: string }
  mappedBy?: string
}
export type ComputedField = { kind: 'computed'; value: (store: Store, row: Row) => Json }
export type Field = ScalarField | OneField | ManyField | ComputedField

export type Filter = { name: string; match: 'exact' | 'partial' | 'boolean' | 'relation'; sql: string }

/** Who may write. `change` sees the read body, so it runs after the body checks (security_post_denormalize). */
export type Access = {
  create: (call: Call) => boolean
  update: (call: Call) => boolean
  remove: (call: Call) => boolean
  change?: (call: Call, changes: JsonObject) => boolean
}

export type Hooks = {
  /** Rules that a schema cannot say. */
  check?: (call: Call, changes: JsonObject) => Violation[]
  prepare?: (call: Call, changes: JsonObject) => JsonObject
  afterWrite?: (call: Call, id: number, changes: JsonObject) => void
  /** Throws a Problem to refuse. */
  beforeRemove?: (call: Call) => void
}

/** A collection below an item: /companies/{id}/members. */
export type Child = { of: string; where: string }

type Options = Partial<Pick<ScalarField, 'nullable' | 'writable' | 'readable' | 'stored' | 'initial'>>

const scalar =
  (type: PhpType, initial: Json) =>
  (options: Options = {}): ScalarField => ({
    kind: 'scalar',
    type,
    nullable: false,
    writable: true,
    readable: true,
    stored: true,
    initial: options.nullable === true ? null : initial,
    ...options,
  })

export const text = scalar('string', '')
export const int = scalar('int', 0)
export const float = scalar('float', 0)
export const bool = scalar('bool', false)
export const list = scalar('array', [])
/** RFC 3339 with a numeric offset, kept as it was written (contract.md section 3). */
export const date = (): ScalarField => text({ writable: false })

export const one = (to: string, options: Partial<Omit<OneField, 'kind' | 'to'>> = {}): OneField => ({
  kind: 'one',
  to,
  nullable: false,
  writable: true,
  embed: false,
  onDelete: options.nullable === true ? 'SET NULL' : 'NO ACTION',
  ...options,
})

export const many = (
  to: string,
  mappedBy: string,
  options: { embed?: boolean; writable?: boolean } = {},
): ManyField => ({
  kind: 'many',
  to,
  mappedBy,
  ids: `SELECT id FROM "${to}" WHERE "${mappedBy}" = ? ORDER BY id`,
  embed: false,
  writable: false,
  ...options,
})

export const joined = (to: string, link: NonNullable<ManyField['link']>, writable: boolean): ManyField => ({
  kind: 'many',
  to,
  link,
  ids: `SELECT "${link.other}" AS id FROM "${link.table}" WHERE "${link.own}" = ? ORDER BY 1`,
  embed: false,
  writable,
})

export const computed = (value: ComputedField['value']): ComputedField => ({ kind: 'computed', value })

export const exact = (name: string): Filter => ({ name, match: 'exact', sql: `"${name}"` })
export const partial = (name: string): Filter => ({ name, match: 'partial', sql: `"${name}"` })
export const boolean = (name: string): Filter => ({ name, match: 'boolean', sql: `"${name}"` })
export const relation = (name: string): Filter => ({ name, match: 'relation', sql: `"${name}"` })
