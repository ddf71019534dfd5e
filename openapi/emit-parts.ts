/** What reads and writes have in common: paths, arguments, the reader of the answer. */
import { lowerFirst, refName, type Contract, type Operation, type Read, type Schema } from './model.ts'

/** A piece of a generated file. The hooks of all reads stand together at its end, those of `each` in a file of their own. */
export interface Emitted {
  source: string
  hooks: string
  each: string
}

/**
 * The reader of the answer. A resource must have an id, or no row could be opened, linked or changed; `GET me` may be
 * answered without one, unless the read asks for it. A value object is read as it is.
 */
export function readerOf(operation: Operation, { schemas }: Contract, read?: Read): string {
  const { answer, method, isCollection, path } = operation
  if (answer === undefined) return 'nothing'
  const reader = lowerFirst(answer)
  if (schemas[answer]?.['x-iri'] === undefined) return reader
  const mayLackId = method === 'GET' && !isCollection && !path.includes('{id}') && read?.identified !== true
  return mayLackId ? reader : `identified(${reader})`
}

export function parameterType({ $ref, type, enum: values, items }: Schema, answer: string | undefined): string {
  if ($ref?.endsWith('/Selector')) return `Selection<${answer}>`
  if ($ref !== undefined) return refName($ref)
  if (values !== undefined) return values.map((value) => `'${value}'`).join(' | ')
  if (type === 'array') return items?.$ref || items?.type ? `${parameterType(items, answer)}[]` : 'string[]'
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
