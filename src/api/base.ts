import { API_PREFIX } from './iri.ts'

let base: URL | undefined

/** Sets the API's host, such as `https://api.example.pf`. '' means the console's own origin (G-43). */
export function setApiHost(host: string) {
  base = new URL(host.replace(/\/+$/, '') + API_PREFIX, window.location.origin)
}

/** `{host}/api/`, the only destination of the bearer token. */
export function apiBase(): URL {
  base ??= new URL(API_PREFIX, window.location.origin)
  return base
}
