import type { Json } from '../types.ts'
import type { Row, Store } from './store.ts'

export type PhpType = 'string' | 'int' | 'float' | 'bool' | 'array'

export type ScalarField = {
  kind: 'scalar'
  type: PhpType
  nullable: boolean
  writable: boolean
  readable: boolean
  /** False for a field of requests without a column (plainPassword). */
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
  /** SQL that lists the related ids. Its only parameter is the id of the row. */
  ids: string
  embed: boolean
  writable: boolean
  /** The join table of a many-to-many relation. */
  link?: { table: string; own: string; other: string }
  /** The column of the children that holds the id of this row, in a one-to-many relation. */
  mappedBy?: string
}
export type ComputedField = { kind: 'computed'; value: (store: Store, row: Row) => Json }
export type Field = ScalarField | OneField | ManyField | ComputedField

export type Filter = { name: string; match: 'exact' | 'partial' | 'boolean' | 'relation'; sql: string }

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
/** RFC 3339 with a numeric offset, stored as text without conversion. */
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
