import type { ErrorObject } from 'ajv'
import { validatorOf } from './contract.ts'
import { codes } from './problem.ts'
import { resourceAt } from './registry.ts'
import type { Resource } from './resource.ts'
import { isObject, type Json, type JsonObject, type Violation } from './types.ts'

type Constraint = {
  code: string
  /** Keyword whose x-message says it, when it has none of its own. */ speaks: string
  french: string
}

const blank: Constraint = { code: codes.blank, speaks: 'required', french: 'Ce champ est obligatoire' }
const tooLow: Constraint = { code: codes.tooLow, speaks: 'minimum', french: 'Cette valeur est trop petite' }
const tooHigh: Constraint = { code: codes.tooHigh, speaks: 'maximum', french: 'Cette valeur est trop grande' }

/** JSON Schema keyword → the constraint a Symfony application would have there (codes of contract.md section 5). */
const constraints: Record<string, Constraint> = {
  required: blank,
  minLength: blank,
  minItems: blank,
  enum: { code: codes.choice, speaks: 'enum', french: "Cette valeur n'est pas autorisée" },
  const: { code: codes.choice, speaks: 'enum', french: "Cette valeur n'est pas autorisée" },
  pattern: { code: codes.regex, speaks: 'pattern', french: "Cette valeur n'est pas valide" },
  format: { code: codes.regex, speaks: 'format', french: "Cette valeur n'est pas valide" },
  maxLength: { code: codes.tooLong, speaks: 'maxLength', french: 'Cette valeur est trop longue' },
  minimum: tooLow,
  exclusiveMinimum: tooLow,
  maximum: tooHigh,
  exclusiveMaximum: tooHigh,
}

const formatCodes: Record<string, string> = { email: codes.email, uri: codes.url }

const record = (value: unknown): JsonObject => (isObject(value) ? value : {})

/** The schema of the property at fault: `required` is reported on the object that misses it. */
function faultySchema(error: ErrorObject): JsonObject {
  const schema = record(error.parentSchema)
  return error.keyword === 'required'
    ? record(record(schema['properties'])[String(error.params['missingProperty'])])
    : schema
}

function messageOf(error: ErrorObject, constraint: Constraint): string {
  const words = record(faultySchema(error)['x-message'])
  const own = words[error.keyword] ?? words[constraint.speaks]
  return typeof own === 'string' ? own : constraint.french
}

/** A missing relation or number is null to Symfony, a missing text is blank (captures 47 and 83). */
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

/** `/zones/0/key` → `temperatureZones[0].myKey`: paths speak the server's names (capture 97). */
function pathOf(segments: string[], renamed: Record<string, string>): string {
  return segments
    .map((segment, index) => {
      if (/^\d+$/.test(segment)) return `[${segment}]`
      const name = renamed[segment] ?? segment
      return index === 0 ? name : `.${name}`
    })
    .join('')
}

/** "Non-blank after trimming", passwords excepted, which are never trimmed; null is a matter of types, not of rules. */
function cleaned(value: Json, key = ''): Json {
  if (typeof value === 'string') return /password/i.test(key) ? value : value.trim()
  if (Array.isArray(value)) return value.map((item) => cleaned(item))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([, item]) => item !== null)
  return Object.fromEntries(kept.map(([name, item]) => [name, cleaned(item, name)]))
}

/** One message per path: blank before format before the rest, since Symfony's other constraints let empty texts pass. */
function violationsOf(errors: ErrorObject[], aliases: Record<string, string>): Violation[] {
  const found = new Map<string, Violation>()
  for (const error of errors) {
    const constraint = constraints[error.keyword]
    if (constraint === undefined) continue
    const segments = segmentsOf(error)
    // A bad member of a list of scalars is said of the list (capture 107).
    const inList = /^\d+$/.test(segments.at(-1) ?? '') && typeof error.data !== 'object'
    const propertyPath = pathOf(inList ? segments.slice(0, -1) : segments, aliases)
    const message = inList ? 'Une ou plusieurs des valeurs données ne sont pas valides.' : messageOf(error, constraint)
    const violation = { propertyPath, message, code: codeOf(error, constraint) }
    const first = !found.has(propertyPath) || constraint === blank || error.keyword === 'format'
    if (first && found.get(propertyPath)?.code !== codes.blank) found.set(propertyPath, violation)
  }
  return [...found.values()]
}

/** Where a path stands in the order of fields, level by level: `temperatureZones[0].myKey` → [11, 0, 1]. */
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

/** A validator walks the properties of an entity in their order (captures 48, 97, 120). */
export const inFieldOrder = (resource: Resource, violations: Violation[]): Violation[] =>
  violations.toSorted((left, right) =>
    compareRanks(rankOf(resource, left.propertyPath), rankOf(resource, right.propertyPath)),
  )

/** What console.yaml says of a body; a schema that is not described refuses nothing. */
export function checkSchema(
  name: string | undefined,
  body: JsonObject,
  aliases: Record<string, string> = {},
): Violation[] {
  const validate = name === undefined ? undefined : validatorOf(name)
  if (validate === undefined || validate(cleaned(body))) return []
  return violationsOf(validate.errors ?? [], aliases)
}
