/** Emitters shared by reads and writes: paths, arguments and the reader of the answer. */
import { lowerFirst, refName, type Contract, type Operation, type Read, type Schema } from './model.ts'

/** Collects the imports of a generated file. An emitter gets each imported name from here, so that its import is written. */
export class Names {
  readonly used = new Set<string>()

  value(name: string): string {
    this.used.add(name)
    return name
  }

  /** A type, imported as `type X`. */
  type(name: string): string {
    this.used.add(`type ${name}`)
    return name
  }
}

/** Parts of a generated file. The hooks of all reads are at its end, the `each` hooks in a separate file. */
export interface Emitted {
  source: string
  hooks: string
  each: string
}

/**
 * The reader of the answer. A resource must have an id, because without one a row could not be opened, linked or changed. The
 * answer of `GET me` may lack its identity, unless the read requires an id. A value object has no id.
 */
export function readerOf(operation: Operation, { schemas }: Contract, names: Names, read?: Read): string {
  const { answer, method, isCollection, path } = operation
  if (answer === undefined) return names.value('nothing')
  const reader = names.value(lowerFirst(answer))
  if (schemas[answer]?.['x-iri'] === undefined) return reader
  const mayLackId = method === 'GET' && !isCollection && !path.includes('{id}') && read?.identified !== true
  return `${names.value(mayLackId ? 'mayLackIdentity' : 'identified')}(${reader})`
}

export function parameterType(schema: Schema, path: string, names: Names): string {
  const { $ref, type, enum: values, items } = schema
  if ($ref?.endsWith('/Selector')) return `${names.type('Asked')}<'${path}'>`
  if ($ref !== undefined) return names.type(refName($ref))
  if (values !== undefined) return values.map((value) => `'${value}'`).join(' | ')
  if (type === 'array') return items?.$ref || items?.type ? `${parameterType(items, path, names)}[]` : 'string[]'
  return type === 'integer' || type === 'number' ? 'number' : type === 'boolean' ? 'boolean' : 'string'
}

/** `/companies/{id}/members` → `companies/${id}/members` in backquotes; a path without parameters is a plain string. */
export function pathTemplate({ path, pathParameters }: Operation): string {
  const written = path.slice(1)
  if (pathParameters.length === 0) return `'${written}'`
  const filled = pathParameters.reduce((text, { name, schema }) => {
    const value = schema.type === 'integer' ? name : `encodeURIComponent(${name})`
    return text.replace(`{${name}}`, `\${${value}}`)
  }, written)
  return `\`${filled}\``
}

export const pathArguments = ({ pathParameters }: Operation) =>
  pathParameters.map(({ name, schema }) => `${name}: ${schema.type === 'integer' ? 'number' : 'string'}`)
