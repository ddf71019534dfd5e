import { contract } from '../contract.ts'
import type { Field, PhpType } from '../data/fields.ts'
import { resourceAt, resources } from '../data/registry.ts'
import type { Call, Resource } from '../data/resource.ts'
import type { Json, JsonObject } from '../types.ts'

const ranges: Record<PhpType, string> = {
  string: 'xmls:string',
  int: 'xmls:integer',
  float: 'xmls:decimal',
  bool: 'xmls:boolean',
  array: 'xmls:array',
}

const isLink = (field: Field): boolean => field.kind === 'one' || field.kind === 'many'

function rangeOf(field: Field): Json {
  if (field.kind === 'one' || field.kind === 'many') return `#${resourceAt(field.to).name}`
  return field.kind === 'scalar' ? ranges[field.type] : 'xmls:integer'
}

const property = (resource: Resource, name: string, field: Field): JsonObject => ({
  '@type': 'hydra:SupportedProperty',
  'hydra:property': {
    '@id': `#${resource.name}/${name}`,
    '@type': isLink(field) ? 'hydra:Link' : 'rdf:Property',
    'rdfs:label': name,
    domain: `#${resource.name}`,
    ...(field.kind === 'one' ? { 'owl:maxCardinality': 1 } : {}),
    range: rangeOf(field),
  },
  'hydra:title': name,
  'hydra:required':
    field.kind === 'scalar' ? !field.nullable && field.writable : field.kind === 'one' && !field.nullable,
  'hydra:readable': field.kind !== 'scalar' || field.readable,
  'hydra:writeable': field.kind !== 'computed' && field.writable,
})

function operation(method: string, title: string, types: Json, extra: JsonObject): JsonObject {
  return { '@type': types, ...extra, 'hydra:method': method, 'hydra:title': title, 'rdfs:label': title }
}

function operations({ name }: Resource): JsonObject[] {
  const self = `#${name}`
  return [
    operation('GET', `Retrieves a ${name} resource.`, ['hydra:Operation', 'schema:FindAction'], { returns: self }),
    operation('PATCH', `Updates the ${name} resource.`, 'hydra:Operation', { expects: self, returns: self }),
    operation('DELETE', `Deletes the ${name} resource.`, ['hydra:Operation', 'schema:DeleteAction'], {
      returns: 'owl:Nothing',
    }),
  ]
}

const classOf = (resource: Resource): JsonObject => ({
  '@id': `#${resource.name}`,
  '@type': 'hydra:Class',
  'rdfs:label': resource.name,
  'hydra:title': resource.name,
  'hydra:supportedProperty': Object.entries(resource.fields).map(([name, field]) => property(resource, name, field)),
  'hydra:supportedOperation': operations(resource),
})

/** Collection of the entry point, with the class of its members. */
function entrypointProperty({ name }: Resource): JsonObject {
  const key = name.charAt(0).toLowerCase() + name.slice(1)
  const members = { 'owl:onProperty': { '@id': 'hydra:member' }, 'owl:allValuesFrom': { '@id': `#${name}` } }
  const find = operation(
    'GET',
    `Retrieves the collection of ${name} resources.`,
    ['hydra:Operation', 'schema:FindAction'],
    {
      returns: 'hydra:Collection',
    },
  )
  return {
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#Entrypoint/${key}`,
      '@type': 'hydra:Link',
      'rdfs:label': `The collection of ${name} resources`,
      domain: '#Entrypoint',
      'rdfs:range': [{ '@id': 'hydra:Collection' }, { 'owl:equivalentClass': members }],
      'hydra:supportedOperation': [find],
    },
    'hydra:title': `The collection of ${name} resources`,
    'hydra:readable': true,
    'hydra:writeable': false,
  }
}

const entrypointClass = (): JsonObject => ({
  '@id': '#Entrypoint',
  '@type': 'hydra:Class',
  'hydra:title': 'The API entrypoint',
  'hydra:supportedProperty': resources.map(entrypointProperty),
  'hydra:supportedOperation': operation('GET', 'The API entrypoint.', 'hydra:Operation', { returns: '#Entrypoint' }),
})

const idTyped = (id: string): JsonObject => ({ '@id': id, '@type': '@id' })

const contextOf = (call: Call): JsonObject => ({
  '@vocab': `${call.origin}/api/docs.jsonld#`,
  hydra: 'http://www.w3.org/ns/hydra/core#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xmls: 'http://www.w3.org/2001/XMLSchema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  schema: call.world.settings.flavour === '2.7' ? 'http://schema.org/' : 'https://schema.org/',
  domain: idTyped('rdfs:domain'),
  range: idTyped('rdfs:range'),
  subClassOf: idTyped('rdfs:subClassOf'),
  expects: idTyped('hydra:expects'),
  returns: idTyped('hydra:returns'),
})

const bareClass = (name: string): JsonObject => ({ '@id': `#${name}`, '@type': 'hydra:Class', 'hydra:title': name })

/** The hydra documentation as JSON-LD, or the OpenAPI description of the console as plain JSON. */
export function describeApi(call: Call): JsonObject {
  if (call.format === 'json') return contract
  const described = describeClasses(call)
  // 4.1 writes the same without the prefix.
  return call.world.settings.flavour === '4'
    ? (JSON.parse(JSON.stringify(described).replaceAll('"hydra:', '"')) as JsonObject)
    : described
}

function describeClasses(call: Call): JsonObject {
  const classes = resources.toSorted((left, right) => left.name.localeCompare(right.name)).map(classOf)
  return {
    '@context': contextOf(call),
    '@id': '/api/docs.jsonld',
    '@type': 'hydra:ApiDocumentation',
    'hydra:title': 'Consigne',
    'hydra:entrypoint': '/api',
    'hydra:supportedClass': [
      ...classes,
      entrypointClass(),
      ...['ConstraintViolation', 'ConstraintViolationList'].map(bareClass),
    ],
  }
}
