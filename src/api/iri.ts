/** The prefix of every IRI and of every path of the API (spec section 7). */
export const API_PREFIX = '/api/'

/**
 * The numeric id at the end of an IRI (spec section 3: the last segment of `@id`).
 * `/api/me` and the throw-away `/.well-known/genid/…` of value objects have none.
 */
export function idOf(iri: string | undefined): number | undefined {
  const tail = iri?.match(/^(?!.*\/\.well-known\/).*\/(\d+)$/)?.[1]
  return isIdentity(Number(tail)) ? Number(tail) : undefined
}

/** One that no number can hold exactly would be taken for its neighbour's. */
export const isIdentity = (id: number | undefined): id is number => Number.isSafeInteger(id) && Number(id) >= 0

/** `iriOf('companies', 7)` → `/api/companies/7`, the only form in which a relation is sent (G-122). */
export const iriOf = (collection: string, id: number) => `${API_PREFIX}${collection}/${id}`

/** Orders by id as a number: 9 before 10 (spec section 3, G-91). */
export const byId = (a: { id?: number }, b: { id?: number }) => (a.id ?? Infinity) - (b.id ?? Infinity)
