/** Emits <tag>.schema.ts: zod schemas for typed values with French messages, and the values of an empty form. */
import { requestSchemas } from './emit-request.ts'
import { flatten, key, lowerFirst, refName, type Contract, type Schema } from './model.ts'

/** Quotes a text: with double quotes if it contains an apostrophe. */
const quote = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`)
const call = (name: string, ...args: (string | undefined)[]) =>
  `${name}(${args.filter((arg) => arg !== undefined).join(', ')})`
const chain = (...calls: string[]) => ['z', ...calls].join('.')

/** The message for a broken rule. A rule without a message uses that of a missing value. */
function sentence({ 'x-message': messages = {} }: Schema, keyword: string): string | undefined {
  const found = messages[keyword] ?? messages['required']
  return found === undefined ? undefined : quote(found)
}

const bound = (name: string, limit: number | undefined, schema: Schema, keyword: string) =>
  limit === undefined ? [] : [call(name, String(limit), sentence(schema, keyword))]

const expression = (pattern: string) => `/${pattern.replaceAll('/', '\\/')}/u`
/** Settings of a check after which no other one runs, so that one mistake gives one message. */
const abort = (error: string | undefined) => `{ ${error ? `error: ${error}, ` : ''}abort: true }`

function emitString(schema: Schema): string {
  const { format, minLength, maxLength, pattern, not } = schema
  const error = sentence(schema, 'minLength')
  // Only spaces count as a missing value, except in a password, which is sent as typed (G-36).
  const clean = format === 'email' ? 'emailAddress' : 'cleanName'
  const checks = format === 'password' ? [] : [call('overwrite', clean)]
  if (minLength !== undefined) checks.push(call('min', String(minLength), abort(error)))
  checks.push(...bound('max', maxLength, schema, 'maxLength'))
  const formatError = sentence(schema, 'format')
  // Formats are checks, because their methods are deprecated in zod 4.
  if (format === 'email')
    checks.push(
      call(
        'check',
        // The rule of e-mail fields in browsers. That of zod refuses addresses that people have.
        chain(call('email', `{ pattern: z.regexes.html5Email${formatError ? `, error: ${formatError}` : ''} }`)),
      ),
    )
  if (format === 'uri')
    checks.push(
      call(
        'check',
        chain(
          call(
            'url',
            `{ protocol: /^https?$/${pattern === undefined ? '' : ', abort: true'}${formatError ? `, error: ${formatError}` : ''} }`,
          ),
        ),
      ),
    )
  // The format alone accepts a space. The pattern is checked only if the format is valid, so that one mistake gives one message.
  if (pattern !== undefined)
    checks.push(
      call('regex', expression(pattern), not ? abort(sentence(schema, 'pattern')) : sentence(schema, 'pattern')),
    )
  if (not?.pattern !== undefined)
    checks.push(call('regex', expression(`^(?!.*${not.pattern})`), sentence(schema, 'not')))
  return chain(call('string', sentence(schema, 'required')), ...checks)
}

function emitScalar(type: string, schema: Schema): string {
  if (type === 'string') return emitString(schema)
  if (type === 'boolean') return chain(call('boolean', sentence(schema, 'required')))
  if (type === 'null') return 'z.null()'
  const limits = [
    ...bound('gt', schema.exclusiveMinimum, schema, 'exclusiveMinimum'),
    ...bound('gte', schema.minimum, schema, 'minimum'),
    ...bound('lte', schema.maximum, schema, 'maximum'),
  ]
  return chain(call(type === 'integer' ? 'int' : 'number', missingOrWrong(schema, 'type')), ...limits)
}

/** Separate messages for a missing value and for a wrong type or enum value. */
function missingOrWrong(schema: Schema, keyword: 'type' | 'enum'): string | undefined {
  const { required, [keyword]: wrong } = schema['x-message'] ?? {}
  if (required === undefined || wrong === undefined) return sentence(schema, keyword)
  return `missingOr(${quote(required)}, ${quote(wrong)})`
}

function emitRule(schema: Schema, contract: Contract): string {
  if (schema.$ref !== undefined) {
    const target = contract.schemas[refName(schema.$ref)]!
    return target.enum === undefined
      ? lowerFirst(refName(schema.$ref))
      : emitRule({ ...schema, ...target, $ref: undefined }, contract)
  }
  if (schema.enum !== undefined) return emitEnum(schema)
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives !== undefined) return `z.union([${alternatives.map((each) => emitRule(each, contract)).join(', ')}])`
  const types = [schema.type ?? 'object'].flat()
  const type = types.find((each) => each !== 'null') ?? 'null'
  const rule = emitTyped(type, schema, contract)
  return types.includes('null') && type !== 'null' ? `${rule}.nullable()` : rule
}

function emitEnum(schema: Schema): string {
  const values = schema.enum!
  const literals = `[${values.map((value) => (typeof value === 'string' ? quote(value) : String(value))).join(', ')}]`
  const isText = values.every((value) => typeof value === 'string')
  return chain(call(isText ? 'enum' : 'literal', literals, missingOrWrong(schema, 'enum')))
}

function emitTyped(type: string, schema: Schema, contract: Contract): string {
  if (type === 'array') {
    const minimum = bound('min', schema.minItems, schema, 'minItems')
    return chain(call('array', emitRule(schema.items ?? {}, contract), sentence(schema, 'required')), ...minimum)
  }
  if (type !== 'object') return emitScalar(type, schema)
  if (typeof schema.additionalProperties === 'object')
    return `z.record(z.string(), ${emitRule(schema.additionalProperties, contract)})`
  return emitObject(schema, contract)
}

function emitObject(schema: Schema, contract: Contract): string {
  const { properties = {}, required = [] } = flatten(schema)
  const rules = Object.entries(properties).map(([name, each]) => {
    const rule = emitRule(each, contract)
    return `  ${key(name)}: ${required.includes(name) ? rule : `${rule}.optional()`},\n`
  })
  return `z.object({\n${rules.join('')}})`
}

/** Emits the values of an empty form: a text, a number or a flag for each field. Forms define their lists and objects. */
function emitBlank(name: string, { schemas }: Contract): string {
  const entries = Object.entries(flatten(schemas[name]!).properties ?? {})
  const isField = ([, { $ref, type }]: [string, Schema]) =>
    $ref === undefined ? type !== 'array' && type !== 'object' : schemas[refName($ref)]?.enum !== undefined
  const others = entries.filter((entry) => !isField(entry)).map(([property]) => `'${property}'`)
  const type = others.length === 0 ? name : `Omit<${name}, ${others.join(' | ')}>`
  const values = entries
    .filter(isField)
    .map(([property, { type: kind }]) => `  ${key(property)}: ${kind === 'boolean' ? 'false' : "''"},\n`)
  return `/** Values of an empty form. */
export const ${lowerFirst(name.replace(/(Create|Update)$/, ''))}Blank: FormValues<${type}> = {\n${values.join('')}}\n`
}

export function emitSchemas(tag: string, contract: Contract): string {
  const names = requestSchemas(
    contract.operations.filter((operation) => operation.tag === tag),
    contract,
  )
  const uses = (name: string, what: 'rules' | 'values') => contract.schemas[name]!['x-form']?.includes(what) === true
  const rules = names
    .filter((name) => uses(name, 'rules'))
    .map((name) => {
      const { description } = contract.schemas[name]!
      const doc = description === undefined ? '' : `/** ${description.trim().replace(/\s+/g, ' ')} */\n`
      return `${doc}export const ${lowerFirst(name)} = ${emitRule(contract.schemas[name]!, contract)}\n`
    })
  const filled = names.filter((name) => uses(name, 'values'))
  if (rules.length + filled.length === 0) return ''
  const body = [...rules, ...filled.map((name) => emitBlank(name, contract))].join('\n')
  const imports = [
    body.includes('emailAddress') ? "import { emailAddress } from '#lib/contact.ts'\n" : '',
    body.includes('cleanName') ? "import { cleanName } from '#lib/invisible.ts'\n" : '',
    rules.length > 0 ? "import { z } from '#lib/zod.ts'\n" : '',
    filled.length > 0 ? "import type { FormValues } from '#lib/form-values.ts'\n" : '',
    body.includes('missingOr(') ? "import { missingOr } from '../rules.ts'\n" : '',
    filled.length > 0 ? `import type { ${filled.join(', ')} } from './${tag}.writes.ts'\n` : '',
  ]
  return `${imports.join('')}\n${body}`
}
