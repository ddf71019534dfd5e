/** Emits entities.ts: types of the resources and value objects of the API, and their readers. */
import { key, lowerFirst, refName, type Contract, type Schema } from './model.ts'

const scalar = (type: Schema['type']) => [type ?? []].flat().filter((each) => each !== 'null')

/** The type and the reader of one property. */
interface Emitted {
  type: string
  reader: string
}

const SCALARS: Record<string, Emitted> = {
  string: { type: 'string', reader: 'text' },
  integer: { type: 'number', reader: 'number' },
  number: { type: 'number', reader: 'number' },
  boolean: { type: 'boolean', reader: 'flag' },
}

function emitProperty(schema: Schema, schemas: Contract['schemas'], where: string): Emitted {
  if (schema.$ref !== undefined) return emitReference(refName(schema.$ref), schemas, where)
  const [first, ...others] = scalar(schema.type)
  if (first === 'array' && schema.items !== undefined) {
    const member = emitProperty(schema.items, schemas, where)
    return {
      type: `${member.type.includes(' ') ? `(${member.type})` : member.type}[]`,
      reader: `list(${member.reader})`,
    }
  }
  const alternatives = schema.oneOf ?? schema.anyOf
  const reference = alternatives?.find((each) => each.$ref !== undefined)?.$ref
  if (reference !== undefined) {
    const { type, reader } = emitReference(refName(reference), schemas, where)
    const keepsNull = alternatives?.some((each) => each.type === 'null')
    return keepsNull ? { type: `${type} | null`, reader: `nullable(${reader})` } : { type, reader }
  }
  const types = [first, ...others, ...(alternatives ?? []).flatMap((each) => scalar(each.type))]
  // Some servers send a code as a number. Read as text it keeps its leading zeros and its length.
  const emitted = SCALARS[types.includes('string') ? 'string' : (types.find((each) => each !== undefined) ?? '')]
  if (emitted === undefined)
    throw new Error(`${where}: a property of an entity must be a scalar, a list or a reference`)
  return emitted
}

function emitReference(name: string, schemas: Contract['schemas'], where: string): Emitted {
  const target = schemas[name]
  if (target === undefined) throw new Error(`${where}: ${name} does not exist`)
  const relation = target['x-relation'] ?? (target['x-iri'] === undefined ? undefined : name)
  if (relation !== undefined) return { type: `Ref<${relation}>`, reader: lowerFirst(relation) }
  // A newer server may send values that this contract lacks. Screens show them unchanged.
  if (target.enum !== undefined) return { type: `${name} | (string & {})`, reader: 'text' }
  if (target.properties !== undefined) return { type: name, reader: lowerFirst(name) }
  return emitProperty(target, schemas, `${where} → ${name}`)
}

const comment = (text: string | undefined, indent = '') =>
  text === undefined ? '' : `${indent}/** ${text.trim().replace(/\s+/g, ' ')} */\n`

/** Whether an operation answers with this schema, so that its reader is used in other files too. */
const isAnswer = (name: string, { operations }: Contract) => operations.some(({ answer }) => answer === name)

function emitObject(name: string, contract: Contract): string {
  const schema = contract.schemas[name]!
  const iri = schema['x-iri']
  const properties = Object.entries(schema.properties ?? {})
    .filter(([property]) => !property.startsWith('@') && !(iri !== undefined && property === 'id'))
    .map(([property, each]) => ({ property, each, ...emitProperty(each, contract.schemas, `${name}.${property}`) }))
  const fields = properties.map(
    ({ property, each, type }) => `${comment(each.description, '  ')}  ${key(property)}?: ${type}\n`,
  )
  const readers = properties.map(({ property, reader }) => `  ${key(property)}: ${reader},\n`).join('')
  const interfaceText = `${comment(schema.description)}export interface ${name}${iri ? ' extends Entity' : ''} {\n${fields.join('')}}\n`
  if (iri === undefined)
    return `${interfaceText}\n${isAnswer(name, contract) ? 'export ' : ''}const ${lowerFirst(name)}: Reader<${name}> = object<${name}>({\n${readers}})\n`
  const collection = refName(iri)
  return `${interfaceText}\nexport const ${lowerFirst(name)}: Reader<Ref<${name}>> = entity<${name}>('${collection}', () => ({\n${readers}}))\n`
}

function emitEnum(name: string, { schemas }: Contract): string {
  const { description, enum: values = [] } = schemas[name]!
  return `${comment(description)}export type ${name} = ${values.map((value) => `'${value}'`).join(' | ')}\n`
}

/** All named schemas in answers: those of the operations, and those to which they refer. */
function answered(contract: Contract): string[] {
  const found = new Set<string>()
  const visit = (schema: Schema | undefined) => {
    if (schema === undefined) return
    if (schema['x-relation'] !== undefined) add(schema['x-relation'])
    if (schema.$ref !== undefined) add(refName(schema.$ref))
    for (const child of [
      schema.items,
      ...(schema.oneOf ?? []),
      ...(schema.anyOf ?? []),
      ...Object.values(schema.properties ?? {}),
    ]) {
      visit(child)
    }
  }
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    visit(contract.schemas[name])
  }
  for (const { answer } of contract.operations) if (answer !== undefined) add(answer)
  // Screens need the values of an enumeration, even if answers may contain other values.
  for (const [name, schema] of Object.entries(contract.schemas)) if (schema.enum !== undefined) add(name)
  return [...found].filter((name) => {
    const schema = contract.schemas[name]!
    return schema['x-relation'] === undefined && (schema.properties !== undefined || schema.enum !== undefined)
  })
}

export function emitEntities(contract: Contract): string {
  const names = answered(contract)
  const enums = names.filter((name) => contract.schemas[name]?.enum !== undefined)
  // Value objects come first, because their readers are constants that the readers of the entities use.
  const isEntity = (name: string) => contract.schemas[name]?.['x-iri'] !== undefined
  // Reversed, because earlier schemas use later ones and each reader must precede its users.
  const objects = names
    .filter((name) => !enums.includes(name))
    .toReversed()
    .toSorted((a, b) => Number(isEntity(a)) - Number(isEntity(b)))
  const body = [
    ...enums.map((name) => emitEnum(name, contract)),
    ...objects.map((name) => emitObject(name, contract)),
  ].join('\n')
  const helpers = ['entity', 'flag', 'list', 'nullable', 'number', 'object', 'text'].filter((helper) =>
    new RegExp(`\\b${helper}[(<,)\\n]`).test(body),
  )
  const types = ['Entity', 'Reader', 'Ref'].filter((type) => new RegExp(`\\b${type}\\b`).test(body))
  return `import { ${[...helpers, ...types.map((type) => `type ${type}`)].join(', ')} } from '../read.ts'\n\n${body}`
}
