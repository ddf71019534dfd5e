/** Where the updates of the server come from, and how its records are called there. */
import { announcedLinks } from '#api/announced.ts'
import { apiBase } from '#api/base.ts'

export interface HubSettings {
  /** The address in config.json, or ''. */
  mercureHub: string
  features: { mercure: boolean }
}

export interface HubPlace {
  url: URL
  /** Topics are absolute: this origin and the `@id` of the record. */
  origin: string
}

const DOCUMENTATION = 'http://www.w3.org/ns/hydra/core#apidocumentation'

/** `<address>; rel="…"`, several of them with commas between. */
const LINK = /<([^>]*)>((?:\s*;\s*[\w*-]+(?:\s*=\s*(?:"[^"]*"|[^\s",;]*))?)*)/g
const REL = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s",;]+))/i

/** The first link of a `Link` header with this relation (RFC 8288). */
function linkOf(header: string, relation: string): URL | undefined {
  for (const [, target = '', parameters = ''] of header.matchAll(LINK)) {
    const [, quoted, bare] = REL.exec(parameters) ?? []
    const relations = (quoted ?? bare ?? '').toLowerCase().split(/\s+/)
    const url = relations.includes(relation) ? URL.parse(target, apiBase()) : null
    if (url !== null && /^https?:$/.test(url.protocol)) return url
  }
  return undefined
}

/** The hub of config.json, or the one that the server announces; undefined without one. */
export function hubPlace({ mercureHub, features }: HubSettings, links = announcedLinks()): HubPlace | undefined {
  if (!features.mercure) return undefined
  const url = mercureHub === '' ? linkOf(links, 'mercure') : new URL(mercureHub)
  // A server behind a proxy may know itself by another origin than the console knows it by.
  return url && { url, origin: (linkOf(links, DOCUMENTATION) ?? apiBase()).origin }
}

/**
 * Whether the cookie of the hub may be sent to it: it is on the host of the console, or one of the two is below the other.
 * Two hosts beside each other, such as those of two customers of one provider, need not belong together.
 */
export function isSameSite(hub: URL, page: Pick<URL, 'protocol' | 'hostname'> = window.location) {
  const isBelow = (one: string, other: string) => one === other || one.endsWith(`.${other}`)
  return (
    hub.protocol === page.protocol && (isBelow(hub.hostname, page.hostname) || isBelow(page.hostname, hub.hostname))
  )
}
