import type { QueryClient } from '@tanstack/react-query'
import { isObject } from '#api/read.ts'

interface Written {
  /** The resource, and every tag whose cached answers may hold the record. */
  tag: string
  tags: readonly string[]
  id: number
  /** What was sent of it; a deletion sends nothing. */
  body?: unknown
  deletes?: boolean
}

/** An address stands for another record, which only the server can tell. */
const isAddress = (value: unknown) => typeof value === 'string' && value.startsWith('/')

const isTelling = (value: unknown) =>
  Array.isArray(value) ? value.every((entry) => isObject(entry)) : !isObject(value) && !isAddress(value)

/**
 * What the server has just agreed to, in whatever is cached of the record: with a slow list nobody sees the state of
 * before under the news of its change. What follows from it, counts and histories, comes when it is read again.
 */
export function showWritten(queryClient: QueryClient, { tag, tags, id, body, deletes = false }: Written) {
  const ending = `/${tag.replaceAll('-', '_')}/${id}`
  const told = Object.entries(isObject(body) ? body : {}).filter(([, value]) => isTelling(value))
  const isIt = (value: unknown) => isObject(value) && String(value['@id']).endsWith(ending)

  function rewrite(value: unknown): unknown {
    if (Array.isArray(value)) return value.filter((entry) => !deletes || !isIt(entry)).map(rewrite)
    if (!isObject(value)) return value
    const known = Object.fromEntries(Object.entries(value).map(([key, held]) => [key, rewrite(held)]))
    if (!isIt(value)) return known
    // Only what was asked for; of a flag the server need not say that it is off.
    const shown = told.filter(([key, sent]) => key in value || typeof sent === 'boolean')
    return { ...known, ...Object.fromEntries(shown.map(([key, sent]) => [key, sent ?? undefined])) }
  }

  for (const { queryKey, state } of queryClient.getQueryCache().findAll()) {
    if (!tags.includes(String(queryKey[0])) || state.data === undefined) continue
    const updatedAt = state.dataUpdatedAt
    queryClient.setQueryData(queryKey, (data: unknown) => recount(data, rewrite(data)), { updatedAt })
  }
}

const pagesOf = (data: unknown) => (isObject(data) && Array.isArray(data['pages']) ? data['pages'] : [data])
const lengthOf = (page: unknown) => (isObject(page) && Array.isArray(page['items']) ? page['items'].length : 0)
const countRows = (data: unknown) => pagesOf(data).reduce((sum: number, page: unknown) => sum + lengthOf(page), 0)

/** Every page of a list carries its total. */
function recount(before: unknown, after: unknown) {
  const gone = countRows(before) - countRows(after)
  for (const page of gone > 0 ? pagesOf(after) : []) {
    if (isObject(page) && typeof page['total'] === 'number') page['total'] -= gone
  }
  return after
}
