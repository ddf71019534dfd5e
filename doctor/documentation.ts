/** API description of the server (`docs.jsonld`), in the format of each version. */
import { isObject } from '#api/read.ts'
import { propertiesOf } from './contract.ts'

interface Described {
  /** `xmls:integer`; undefined for a relation, or if the server sends none. */
  range: string | undefined
}

/** Readable fields by class. */
export type Documented = ReadonlyMap<string, ReadonlyMap<string, Described>>

const key = (object: Record<string, unknown>, name: string) => object[`hydra:${name}`] ?? object[name]
const objects = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])

/** Empty if the body is not an API description. */
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

/** `User.phone`: fields with different types in the server's description and in the contract. */
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
