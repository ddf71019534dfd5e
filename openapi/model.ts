/** Parses the contract for the emitters. Unsupported content throws an error that names the operation. */
import { parse } from 'yaml'

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  pattern?: string
  /** Only with a pattern that the value must not match. */
  not?: Schema
  description?: string
  /** Collection of the IRIs of this resource, e.g. /api/companies. */
  'x-iri'?: string
  /** Resource that this reference points to. */
  'x-relation'?: string
  /** Parts emitted for forms: the rules of this body, and the values of an empty form. */
  'x-form'?: ('rules' | 'values')[]
  /** French messages by JSON Schema keyword. */
  'x-message'?: Record<string, string>
}

interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
}

/** Type of a hook: `suspense` waits for the data, `query` returns its state, `each` reads several owners at once. */
type HookForm = 'suspense' | 'query' | 'each'

/** Entry of `x-reads`. */
interface RawRead {
  /** For a collection: one page by its number, an infinite list, the same from its last page on, or all pages at once. */
  pages?: 'one' | 'growing' | 'backwards' | 'every'
  itemsPerPage?: number
  /** Fewer rows than the server counts are a failure. */
  complete?: boolean
  /** Maximum number of pages, for a filter that some servers ignore. */
  pagesAtMost?: number
  /** An answer without an id is a failure. */
  identified?: boolean
  description?: string
  hooks?: HookForm[]
  /** False when a hub does not announce every change of the answer. */
  announced?: boolean
}

export interface Read extends RawRead {
  name: string
  hooks: HookForm[]
}

interface Response {
  $ref?: string
  content?: Record<string, { schema: Schema }>
}

interface RawOperation {
  operationId: string
  tags: string[]
  summary: string
  parameters?: Parameter[]
  security?: unknown[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, Response>
  'x-invalidates'?: string[]
  'x-reads'?: Record<string, RawRead | null>
  'x-member-aliases'?: string[]
  'x-side-effect'?: boolean
}

interface Document {
  tags?: { name: string }[]
  paths: Record<string, Record<string, RawOperation> & { parameters?: Parameter[] }>
  components: {
    schemas: Record<string, Schema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Response>
  }
}

export interface Operation {
  tag: string
  /** The name within its tag: list, one, create, members… */
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** /companies/{id}/members */
  path: string
  summary: string
  pathParameters: Parameter[]
  queryParameters: Parameter[]
  anonymous: boolean
  sideEffect: boolean
  contentType: string | undefined
  /** Name of the schema of the request body. */
  body: string | undefined
  /** Name of the schema of the answer; for a collection, of one member. */
  answer: string | undefined
  isCollection: boolean
  /** Empty for a write. */
  reads: Read[]
  memberAliases: string[]
  invalidates: string[]
}

export interface Contract {
  schemas: Record<string, Schema>
  operations: Operation[]
}

const METHODS = ['get', 'post', 'patch', 'delete'] as const

export const refName = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
export const camel = (words: string) => words.replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase())
export const pascal = (words: string) => upperFirst(camel(words))
export const singular = (tag: string) => pascal(tag).replace(/ies$/, 'y').replace(/s$/, '')
/** A property name, quoted where JavaScript requires it. */
export const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)
export const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
export const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/** Parses the document. Creations and edits share their fields by YAML merge keys. */
export const parseContract = (source: string): unknown => parse(source, { merge: true })

export function readContract(source: string): Contract {
  const document = parseContract(source) as Document
  const { schemas } = document.components
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const raw = item[method]
      return raw === undefined ? [] : [readOperation(document, path, method, raw, item.parameters ?? [])]
    }),
  )
  return { schemas, operations }
}

function readOperation(
  document: Document,
  path: string,
  method: (typeof METHODS)[number],
  raw: RawOperation,
  shared: Parameter[],
): Operation {
  const where = `${method.toUpperCase()} ${path}`
  const tag = raw.tags?.[0]
  const [prefix, name] = raw.operationId?.split('.') ?? []
  if (tag === undefined || name === undefined || prefix !== camel(tag)) {
    throw new Error(`${where}: its operationId must be "<tag>.<name>", with one tag`)
  }
  const parameters = [...shared, ...(raw.parameters ?? [])].map((parameter) => resolveParameter(document, parameter))
  const [contentType, media] = Object.entries(raw.requestBody?.content ?? {})[0] ?? []
  if (media !== undefined && media.schema.$ref === undefined)
    throw new Error(`${where}: its body must be a named schema`)
  const answer = readAnswer(document, raw)
  return {
    tag,
    name,
    method: method.toUpperCase() as Operation['method'],
    path,
    summary: raw.summary.replace(/\.$/, ''),
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    queryParameters: parameters.filter((parameter) => parameter.in === 'query'),
    anonymous: raw.security?.length === 0,
    sideEffect: raw['x-side-effect'] ?? false,
    contentType,
    body: media?.schema.$ref && refName(media.schema.$ref),
    ...answer,
    reads: method === 'get' && raw['x-side-effect'] !== true ? readReads(where, name, answer.isCollection, raw) : [],
    memberAliases: raw['x-member-aliases'] ?? [],
    invalidates: raw['x-invalidates'] ?? [],
  }
}

/** The reads of an operation: one with its name for a record, those named in `x-reads` for a collection. */
function readReads(where: string, own: string, isCollection: boolean, raw: RawOperation): Read[] {
  const named = Object.entries(raw['x-reads'] ?? (isCollection ? {} : { [own]: {} }))
  if (named.length === 0) throw new Error(`${where}: x-reads must name the reads of a collection`)
  return named.map(([name, given]) => {
    const read = { ...given, name, hooks: given?.hooks ?? ['suspense'] }
    if ((read.pages !== undefined) !== isCollection)
      throw new Error(`${where}: the read ${name} must say which pages of the collection it reads`)
    return read
  })
}

function resolveParameter({ components }: Document, parameter: Parameter): Parameter {
  if (parameter.$ref === undefined) return parameter
  const found = components.parameters?.[refName(parameter.$ref)]
  if (found === undefined) throw new Error(`${parameter.$ref} does not exist`)
  return found
}

function readAnswer({ components }: Document, raw: RawOperation): Pick<Operation, 'answer' | 'isCollection'> {
  const success = Object.entries(raw.responses).find(([status]) => status.startsWith('2'))?.[1]
  const response = success?.$ref === undefined ? success : components.responses?.[refName(success.$ref)]
  const ref = Object.values(response?.content ?? {})[0]?.schema.$ref
  if (ref === undefined) return { answer: undefined, isCollection: false }
  const name = refName(ref)
  const schema = components.schemas[name]
  if (schema === undefined) throw new Error(`${ref} does not exist`)
  const member = flatten(schema).properties?.['hydra:member']?.items?.$ref
  return member === undefined ? { answer: name, isCollection: false } : { answer: refName(member), isCollection: true }
}

/** Merges an `allOf` of object schemas into one. Later parts win. Nested references are not resolved. */
export function flatten(schema: Schema): Schema {
  if (schema.allOf === undefined) return schema
  const parts = [schema, ...schema.allOf.map(flatten)]
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>,
    required: parts.flatMap((part) => part.required ?? []),
  }
}
