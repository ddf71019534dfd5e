import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { default as addFormats } from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { isObject, textIn, type Json, type JsonObject } from './types.ts'

/** API description. The console's code is generated from it, and the stub validates request bodies against it. */
const file = join(import.meta.dirname, '../../openapi/console.yaml')
export const contract = parse(readFileSync(file, 'utf8'), { merge: true }) as JsonObject

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, logger: false, validateSchema: false })
addFormats(ajv)
for (const name of ['iri-reference', 'password']) ajv.addFormat(name, true)
// As the constraint « Email » of Symfony in its mode « html5 »: the rule of browsers, with a dot in the domain.
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?'
ajv.addFormat('email', new RegExp(String.raw`^[\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\.${label})+$`))
ajv.addSchema(contract, 'console')

const compiled = new Map<string, ValidateFunction>()

const child = (value: Json | undefined, key: string): Json | undefined => (isObject(value) ? value[key] : undefined)

const schemaAt = (name: string): Json | undefined => child(child(child(contract, 'components'), 'schemas'), name)
const hasSchema = (name: string): boolean => schemaAt(name) !== undefined

/** Names of the properties of a schema. */
export const propertiesOf = (name: string): string[] => Object.keys(child(schemaAt(name), 'properties') ?? {})

/** Values of a schema that is a list of choices. */
export function choicesOf(name: string): string[] {
  const values = child(schemaAt(name), 'enum')
  return Array.isArray(values) ? values.map(String) : []
}

export type Operation = {
  /** `operationId` of the contract. */
  id: string
  method: string
  path: string
  /** Regular expression for path and query below /api. */
  pattern: string
  /** A field of its body; empty without a body. */
  property: string
}

/** First field of the body of an operation. */
function propertyOf(operation: Json): string {
  const content = child(child(operation, 'requestBody'), 'content')
  const schema = child(child(Object.values(isObject(content) ? content : {})[0], 'schema'), '$ref')
  return propertiesOf(textIn(schema).split('/').at(-1) ?? '')[0] ?? ''
}

export const operations: Operation[] = Object.entries(child(contract, 'paths') ?? {}).flatMap(([path, methods]) =>
  Object.entries(isObject(methods) ? methods : {}).flatMap(([method, operation]) => {
    const id = textIn(child(operation, 'operationId'))
    const pattern = `${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`
    return id === '' ? [] : [{ id, method: method.toUpperCase(), path, pattern, property: propertyOf(operation) }]
  }),
)

export function validatorOf(name: string): ValidateFunction | undefined {
  const known = compiled.get(name)
  if (known !== undefined || !hasSchema(name)) return known
  const validate = ajv.compile({ $ref: `console#/components/schemas/${name}` })
  compiled.set(name, validate)
  return validate
}
