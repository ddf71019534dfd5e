/** Emits the types of request bodies. Their rules are in <tag>.schema.ts, which only forms load. */
import type { Names } from './emit-parts.ts'
import { flatten, key, refName, type Contract, type Operation, type Schema } from './model.ts'

function requestType(schema: Schema, names: Names): string {
  if (schema.$ref !== undefined) return names.type(refName(schema.$ref))
  if (schema.enum !== undefined)
    return schema.enum
      .map((value) => (value === null ? 'null' : typeof value === 'string' ? `'${value}'` : String(value)))
      .join(' | ')
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives !== undefined) return alternatives.map((each) => requestType(each, names)).join(' | ')
  const types = [schema.type ?? 'object'].flat()
  return types.map((type) => plainType(type, schema, names)).join(' | ')
}

function plainType(type: string, schema: Schema, names: Names): string {
  if (type === 'array') {
    const member = requestType(schema.items ?? { type: 'string' }, names)
    return `${member.includes(' ') ? `(${member})` : member}[]`
  }
  if (type === 'integer') return 'number'
  if (type !== 'object') return type
  if (typeof schema.additionalProperties === 'object')
    return `Record<string, ${requestType(schema.additionalProperties, names)}>`
  return objectType(schema, names)
}

function objectType(schema: Schema, names: Names): string {
  const { properties = {}, required = [] } = flatten(schema)
  const fields = Object.entries(properties).map(
    ([name, each]) => `  ${key(name)}${required.includes(name) ? '' : '?'}: ${requestType(each, names)}\n`,
  )
  return `{\n${fields.join('')}}`
}

/** The schemas of the bodies of these operations, with nested schemas, the innermost first. */
export function requestSchemas(operations: Operation[], { schemas }: Contract): string[] {
  const found: string[] = []
  const visit = (schema: Schema | undefined) => {
    if (schema === undefined) return
    if (schema.$ref !== undefined) add(refName(schema.$ref))
    const children = [schema.items, ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
    const within = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []
    for (const child of [...children, ...within, ...Object.values(schema.properties ?? {})]) visit(child)
  }
  const add = (name: string) => {
    if (found.includes(name) || schemas[name]?.enum !== undefined) return
    visit(schemas[name])
    if (!found.includes(name)) found.push(name)
  }
  for (const { body } of operations) if (body !== undefined) add(body)
  return found
}

export function emitRequestTypes(operations: Operation[], contract: Contract, names: Names): string {
  return requestSchemas(operations, contract)
    .map((name) => {
      const schema = contract.schemas[name]!
      const type = requestType({ ...schema }, names)
      const isPlainObject = schema.properties !== undefined || schema.allOf !== undefined
      return isPlainObject
        ? `export interface ${name} ${objectType(schema, names)}\n`
        : `export type ${name} = ${type}\n`
    })
    .join('\n')
}
