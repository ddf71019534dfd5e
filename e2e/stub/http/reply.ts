import { createHash } from 'node:crypto'
import type { Call } from '../data/resource.ts'
import { hubPath } from '../hub/hub.ts'
import type { Json } from '../types.ts'
import { encodeJsonLd, encodePlainJson } from './json.ts'

export type HeaderList = [name: string, value: string][]

/** The Link header, with an absolute address: on every answer of 2.7, and on API answers of 3.x (captures 01 and 16). */
export const docsLink = (origin: string): string =>
  `<${origin}/api/docs.jsonld>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`

/** Adds the hub to the Link header of answers of a resource. */
const linkOf = ({ origin, world }: Call): string =>
  docsLink(origin) + (world.settings.mercure ? `,<${origin}${hubPath}>; rel="mercure"` : '')

const etagOf = (body: string): string => `"${createHash('md5').update(body).digest('hex')}"`

const security: HeaderList = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'deny'],
]

/** Vary header. In 3.x only cacheable answers vary by more than Accept (captures 14 and 59). */
const varies = (call: Call): HeaderList =>
  call.world.settings.flavour === '2.7' || !isRead(call)
    ? [['Vary', 'Accept']]
    : ['Accept', 'Content-Type', 'Authorization', 'Origin'].map((name) => ['Vary', name])

const isRead = (call: Call): boolean => call.method === 'GET' || call.method === 'HEAD'

/** A successful answer of a resource, with the headers of API Platform's RespondListener. */
export function apiReply(call: Call, status: number, value: Json, extra: HeaderList = []): Response {
  if (call.format === 'html') return documentationPage(call)
  const plain = call.format === 'json'
  const body = plain ? encodePlainJson(value) : encodeJsonLd(value)
  const headers: HeaderList = [
    ['Content-Type', `application/${plain ? 'json' : 'ld+json'}; charset=utf-8`],
    ...varies(call),
    ...security,
    ...extra,
    ['Cache-Control', 'no-cache, private'],
    ['Link', linkOf(call)],
  ]
  // 2.7 sends no ETag for HEAD (capture 172).
  const tagged = call.method === 'GET' || (call.method === 'HEAD' && call.world.settings.flavour !== '2.7')
  if (tagged) headers.push(['ETag', etagOf(body)])
  return new Response(body, { status, headers })
}

/** HTML documentation, which 2.7 sends to a browser at every address of the API (capture 152). */
function documentationPage(call: Call): Response {
  const headers: HeaderList = [
    ['Content-Type', 'text/html; charset=UTF-8'],
    ['Cache-Control', 'no-cache, private'],
    ['Vary', 'Accept'],
    ['Link', linkOf(call)],
  ]
  const links = '<p><a href="/api/docs.jsonld">Hydra</a>, <a href="/api/docs.json">OpenAPI</a></p>'
  const page = `<!DOCTYPE html><html><head><meta charset="UTF-8"><title>Lockers API</title></head><body>${links}</body></html>`
  headers.push(['ETag', etagOf(page)])
  return new Response(page, { status: 200, headers })
}

export function emptyReply(call: Call): Response {
  const headers: HeaderList = [
    ['Vary', 'Accept'],
    ...security,
    ['Accept-Patch', 'application/merge-patch+json'],
    ['Cache-Control', 'no-cache, private'],
    ['Link', linkOf(call)],
  ]
  return new Response(null, { status: 204, headers })
}
