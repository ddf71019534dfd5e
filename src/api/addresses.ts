export const API_PREFIX = '/api/'

let base: URL | undefined

/** Sets the host of the API, such as `https://api.example.pf`. '' is the origin of the console (G-43). */
export function setApiHost(host: string) {
  base = new URL(host.replace(/\/+$/, '') + API_PREFIX, window.location.origin)
}

/** `{host}/api/`, the only destination of the bearer token. */
export function apiBase(): URL {
  base ??= new URL(API_PREFIX, window.location.origin)
  return base
}

/** The numeric id at the end of an IRI (ENT-01). Undefined for `/api/me` and a `/.well-known/genid/…`. */
export function idOf(iri: string | undefined): number | undefined {
  const tail = iri?.match(/^(?!.*\/\.well-known\/).*\/(\d+)$/)?.[1]
  return isIdentity(Number(tail)) ? Number(tail) : undefined
}

/** Whether an id is valid. Ids beyond the range of exact integers could be confused with neighbours. */
export const isIdentity = (id: number | undefined): id is number => Number.isSafeInteger(id) && Number(id) >= 0

/** `iriOf('companies', 7)` → `/api/companies/7`. Relations are sent only in this form (G-122). */
export const iriOf = (collection: string, id: number) => `${API_PREFIX}${collection}/${id}`

/** Sorts by id as a number: 9 before 10 (G-91). */
export const byId = (a: { id?: number }, b: { id?: number }) => (a.id ?? Infinity) - (b.id ?? Infinity)
