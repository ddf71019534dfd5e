/** The server's own description of itself (`docs.jsonld`), in the spelling of each generation. */
import { isObject } from '#api/read.ts'
import { propertiesOf } from './contract.ts'

interface Described {
  /** `xmls:integer`; undefined for a relation, or where the server says none. */
  range: string | undefined
}

/** By class, the fields that can be read. */
export type Documented = ReadonlyMap<string, ReadonlyMap<string, Described>>

const key = (object: Record<string, unknown>, name: string) => object[`hydra:${name}`] ?? object[name]
const objects = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])

/** Empty when the body is no such description. */
export function readDocumentation(body: unknown): Documented {
  const classes = isObject(body) ? objects(key(body, 'supportedClass')) : []
  return new Map(
    classes.flatMap((each): [string, Map<string, Described>][] => {
      const title = key(each, 'title')
      const properties = objects(key(each, 'supportedProperty')).filter(
        (property) => key(property, 'readable') !== false,
      )
      return typeof title === 'string' && properties.length > 0 ? [[title, new Map(properties.map(describe))]] : []
    }),
  )
}

function describe(property: Record<string, unknown>): [string, Described] {
  const inner = key(property, 'property')
  const about = isObject(inner) ? inner : {}
  const range = about['range'] ?? about['rdfs:range']
  return [String(key(property, 'title')), { range: typeof range === 'string' ? range : undefined }]
}

/** JSON types by the last part of a range, such as `xmls:integer`. */
const jsonTypes: Record<string, readonly string[]> = {
  boolean: ['boolean'],
  dateTime: ['string'],
  decimal: ['number', 'integer'],
  double: ['number', 'integer'],
  float: ['number', 'integer'],
  integer: ['number', 'integer'],
  string: ['string'],
}

/** `User.phone`: the fields whose type the server describes otherwise than the contract. */
export function otherTypes(documented: Documented, entities: readonly string[]): string[] {
  return entities.flatMap((entity) =>
    propertiesOf(entity)
      .filter(({ name, types, isList }) => {
        const range = documented.get(entity)?.get(name)?.range
        const described = jsonTypes[/\w+$/.exec(range ?? '')?.[0] ?? '']
        return described !== undefined && !isList && types.length > 0 && !types.some((type) => described.includes(type))
      })
      .map(({ name }) => `${entity}.${name}`),
  )
}
