import { resources } from '../data/registry.ts'
import type { Call } from '../data/resource.ts'
import type { JsonObject } from '../types.ts'
import { describeApi } from './documentation.ts'
import { notFound } from './problem.ts'
import { apiReply } from './reply.ts'

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

const byName = resources.toSorted((left, right) => left.name.localeCompare(right.name))

/** 2.7 sends no ETag with the pages that describe the API (captures 16 to 19). */
function reply(call: Call, body: JsonObject): Response {
  const response = apiReply(call, 200, body)
  if (call.world.settings.flavour === '2.7') response.headers.delete('ETag')
  return response
}

export function entrypoint(call: Call): Response {
  const collections = Object.fromEntries(byName.map(({ name, path }) => [lowerFirst(name), `/api/${path}`]))
  return reply(call, { '@context': '/api/contexts/Entrypoint', '@id': '/api', '@type': 'Entrypoint', ...collections })
}

const vocabulary = (call: Call): JsonObject => ({
  '@vocab': `${call.origin}/api/docs.jsonld#`,
  hydra: 'http://www.w3.org/ns/hydra/core#',
})

function termsOf(name: string): JsonObject | undefined {
  if (name === 'Entrypoint') {
    return Object.fromEntries(
      byName.map((resource) => [
        lowerFirst(resource.name),
        { '@id': `Entrypoint/${lowerFirst(resource.name)}`, '@type': '@id' },
      ]),
    )
  }
  if (name === 'Error' || name === 'ConstraintViolationList' || name === 'ConstraintViolation') return {}
  const resource = resources.find((candidate) => candidate.name === name)
  if (resource === undefined) return undefined
  const fields = Object.entries(resource.fields).filter(([, field]) => field.kind !== 'scalar' || field.readable)
  return Object.fromEntries(
    fields.map(([field, { kind }]) => {
      const term = `${name}/${field}`
      return [field, kind === 'one' || kind === 'many' ? { '@id': term, '@type': '@id' } : term]
    }),
  )
}

export function context(call: Call, { name = '' }: Record<string, string>): Response {
  const terms = termsOf(name)
  if (terms === undefined) throw notFound()
  return reply(call, { '@context': { ...vocabulary(call), ...terms } })
}

/** /api/docs.jsonld and /api/docs: hydra documentation. /api/docs.json: console.yaml as JSON. */
export const documentation = (call: Call): Response => reply(call, describeApi(call))
