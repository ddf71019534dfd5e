import type { Field, ManyField, OneField, ScalarField } from '../data/fields.ts'
import { resourceAt } from '../data/registry.ts'
import type { Resource } from '../data/resource.ts'
import type { Row, Store } from '../data/store.ts'
import type { Json, JsonObject, Nulls } from '../types.ts'
import { isArray, type PhpArray, type PhpValue } from './php-query.ts'

export type View = {
  store: Store
  nulls: Nulls
  /** JSON-LD adds @id and @type, plain JSON does not. */
  linked: boolean
}

export const iriOf = (path: string, id: number): string => `/api/${path}/${id}`

export const rowOf = (store: Store, path: string, id: number): Row | undefined =>
  store.get(`SELECT * FROM "${path}" WHERE id = ?`, id)

/** API Platform's PropertyFilter: `q[]=name` selects a field, `q[owner][]=firstName` a field of the owner (capture 158). */
export const selectorOf = (query: PhpArray): PhpArray | undefined => {
  const selector = query.get('q')
  return isArray(selector) ? selector : undefined
}

/** Selected fields of a relation. Undefined: not selected. Null: selected without fields. */
function selected(selector: PhpArray | undefined, name: string): PhpArray | null | undefined {
  if (selector === undefined) return null
  const nested: PhpValue | undefined = selector.get(name)
  if (isArray(nested)) return nested
  return [...selector.values()].includes(name) ? null : undefined
}

export const isSelected = (query: PhpArray, name: string): boolean => selected(selectorOf(query), name) !== undefined

const fromColumn = (field: ScalarField, value: Row[string] | undefined): Json => {
  if (value === null || value === undefined) return null
  if (field.type === 'bool') return value === 1
  if (field.type === 'array') return JSON.parse(String(value)) as Json
  return typeof value === 'bigint' ? Number(value) : typeof value === 'object' ? null : value
}

/** Renders a relation as an IRI, unless it is always embedded or the request selects fields of it. */
function renderRelation(view: View, field: OneField | ManyField, id: number, nested: PhpArray | null): Json {
  if (nested === null && !field.embed) return iriOf(field.to, id)
  const row = rowOf(view.store, field.to, id)
  return row === undefined ? null : renderItem(view, resourceAt(field.to), row, nested ?? undefined)
}

function renderField(view: View, field: Field, name: string, row: Row, nested: PhpArray | null): Json {
  if (field.kind === 'scalar') return fromColumn(field, row[name])
  if (field.kind === 'computed') return field.value(view.store, row)
  if (field.kind === 'one') return row[name] === null ? null : renderRelation(view, field, Number(row[name]), nested)
  const ids = view.store.all(field.ids, Number(row['id']))
  return ids.map(({ id }) => renderRelation(view, field, Number(id), nested))
}

/** Renders a record. `id` is an ordinary field: it is sent if the request selects nothing or selects it. */
export function renderItem(view: View, resource: Resource, row: Row, selector?: PhpArray, iri?: string): JsonObject {
  const item: JsonObject = {}
  if (view.linked) {
    item['@id'] = iri ?? iriOf(resource.path, Number(row['id']))
    item['@type'] = resource.name
  }
  if (selected(selector, 'id') !== undefined) item['id'] = Number(row['id'])
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind === 'scalar' && !field.readable) continue
    const nested = selected(selector, name)
    if (nested === undefined) continue
    const value = renderField(view, field, name, row, nested)
    if (value !== null || view.nulls === 'keep') item[name] = value
  }
  return item
}
