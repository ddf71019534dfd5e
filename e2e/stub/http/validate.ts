import type { ErrorObject } from 'ajv'
import { validatorOf } from '../contract.ts'
import { resourceAt } from '../data/registry.ts'
import type { Resource } from '../data/resource.ts'
import { isObject, type Json, type JsonObject, type Violation } from '../types.ts'
import { codes } from './problem.ts'

type Constraint = {
  code: string
  /** Keyword with the fallback x-message when the failed keyword has none. */
  messageKeyword: string
  french: string
}

const blank: Constraint = { code: codes.blank, messageKeyword: 'required', french: 'Ce champ est obligatoire' }
const tooLow: Constraint = { code: codes.tooLow, messageKeyword: 'minimum', french: 'Cette valeur est trop petite' }
const tooHigh: Constraint = { code: codes.tooHigh, messageKeyword: 'maximum', french: 'Cette valeur est trop grande' }

/** Symfony constraint by JSON Schema keyword. */
const constraints: Record<string, Constraint> = {
  required: blank,
  minLength: blank,
  minItems: blank,
  enum: { code: codes.choice, messageKeyword: 'enum', french: "Cette valeur n'est pas autorisée" },
  const: { code: codes.choice, messageKeyword: 'enum', french: "Cette valeur n'est pas autorisée" },
  pattern: { code: codes.regex, messageKeyword: 'pattern', french: "Cette valeur n'est pas valide" },
  format: { code: codes.regex, messageKeyword: 'format', french: "Cette valeur n'est pas valide" },
  maxLength: { code: codes.tooLong, messageKeyword: 'maxLength', french: 'Cette valeur est trop longue' },
  minimum: tooLow,
  exclusiveMinimum: tooLow,
  maximum: tooHigh,
  exclusiveMaximum: tooHigh,
}

const formatCodes: Record<string, string> = { email: codes.email, uri: codes.url }

const record = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** The schema of the invalid property. ajv reports `required` on the object that lacks the property. */
function faultySchema(error: ErrorObject): JsonObject {
  const schema = record(error.parentSchema)
  return error.keyword === 'required'
    ? record(record(schema['properties'])[String(error.params['missingProperty'])])
    : schema
}

function messageOf(error: ErrorObject, constraint: Constraint): string {
  const words = record(faultySchema(error)['x-message'])
  const own = words[error.keyword] ?? words[constraint.messageKeyword]
  return typeof own === 'string' ? own : constraint.french
}

/** Symfony reports a missing relation or number as null, a missing text as blank (captures 47 and 83). */
function codeOf(error: ErrorObject, constraint: Constraint): string {
  if (error.keyword === 'format') return formatCodes[String(error.params['format'])] ?? constraint.code
  const schema = faultySchema(error)
  const text = schema['type'] === 'string' && schema['format'] !== 'iri-reference'
  return error.keyword === 'required' && !text && schema['type'] !== 'array' ? codes.null : constraint.code
}

const segmentsOf = (error: ErrorObject): string[] => {
  const missing = error.keyword === 'required' ? [String(error.params['missingProperty'])] : []
  return [...error.instancePath.split('/').slice(1), ...missing]
}

/** `/zones/0/key` → `temperatureZones[0].myKey`: paths use the names of the entity (capture 97). */
function pathOf(segments: string[], renamed: Record<string, string>): string {
  return segments
    .map((segment, index) => {
      if (/^\d+$/.test(segment)) return `[${segment}]`
      const name = renamed[segment] ?? segment
      return index === 0 ? name : `.${name}`
    })
    .join('')
}

/** Trims texts, except passwords, because required texts must not be blank. Drops nulls, because the type checks handle them. */
function cleaned(value: Json, key = ''): Json {
  if (typeof value === 'string') return /password/i.test(key) ? value : value.trim()
  if (Array.isArray(value)) return value.map((item) => cleaned(item))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([, item]) => item !== null)
  return Object.fromEntries(kept.map(([name, item]) => [name, cleaned(item, name)]))
}

/** One violation for each path. Blank comes before format, and format before the rest: other constraints of Symfony accept empty texts. */
function violationsOf(errors: ErrorObject[], aliases: Record<string, string>): Violation[] {
  const found = new Map<string, Violation>()
  for (const error of errors) {
    const constraint = constraints[error.keyword]
    if (constraint === undefined) continue
    const segments = segmentsOf(error)
    // A bad member of a list of scalars is reported on the list (capture 107).
    const inList = /^\d+$/.test(segments.at(-1) ?? '') && typeof error.data !== 'object'
    const propertyPath = pathOf(inList ? segments.slice(0, -1) : segments, aliases)
    const message = inList ? 'Une ou plusieurs des valeurs données ne sont pas valides.' : messageOf(error, constraint)
    const violation = { propertyPath, message, code: codeOf(error, constraint) }
    const first = !found.has(propertyPath) || constraint === blank || error.keyword === 'format'
    if (first && found.get(propertyPath)?.code !== codes.blank) found.set(propertyPath, violation)
  }
  return [...found.values()]
}

/** Position of a path in the field order, by level: `temperatureZones[0].myKey` → [11, 0, 1]. */
function rankOf(resource: Resource | undefined, path: string): number[] {
  const [first = '', ...rest] = path.match(/\w+/g) ?? []
  if (/^\d+$/.test(first)) return [Number(first), ...rankOf(resource, rest.join('.'))]
  const names = Object.keys(resource?.fields ?? {})
  const field = resource?.fields[first]
  const target = field?.kind === 'one' || field?.kind === 'many' ? resourceAt(field.to) : undefined
  const index = names.indexOf(first)
  const rank = index < 0 ? names.length : index
  return rest.length === 0 ? [rank] : [rank, ...rankOf(target, rest.join('.'))]
}

function compareRanks(left: number[], right: number[]): number {
  const [index = -1] = left.flatMap((rank, level) => (rank === right[level] ? [] : [level]))
  return index < 0 ? left.length - right.length : (left[index] ?? 0) - (right[index] ?? -1)
}

/** Symfony's validator reports the properties of an entity in their order (captures 48, 97, 120). */
export const inFieldOrder = (resource: Resource, violations: Violation[]): Violation[] =>
  violations.toSorted((left, right) =>
    compareRanks(rankOf(resource, left.propertyPath), rankOf(resource, right.propertyPath)),
  )

/** Checks a body against its schema in console.yaml. Without such a schema every body is valid. */
export function checkSchema(
  name: string | undefined,
  body: JsonObject,
  aliases: Record<string, string> = {},
): Violation[] {
  const validate = name === undefined ? undefined : validatorOf(name)
  if (validate === undefined || validate(cleaned(body))) return []
  return violationsOf(validate.errors ?? [], aliases)
}
