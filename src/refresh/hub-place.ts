/** Where the updates of the server come from, and how its records are called there. */
import { apiBase } from '#api/addresses.ts'
import { announcedLinks } from '#api/http.ts'
import { linkIn } from '#lib/urls.ts'

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

/** The hub of config.json, or the one that the server announces; undefined without one. */
export function hubPlace({ mercureHub, features }: HubSettings, links = announcedLinks()): HubPlace | undefined {
  if (!features.mercure) return undefined
  const url = mercureHub === '' ? linkIn(links, 'mercure', apiBase()) : new URL(mercureHub)
  // A server behind a proxy may know itself by another origin than the console knows it by.
  return url && { url, origin: (linkIn(links, DOCUMENTATION, apiBase()) ?? apiBase()).origin }
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
