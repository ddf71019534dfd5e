import type { Query, QueryClient } from '@tanstack/react-query'
import { rowsIn } from '#api/cache.ts'
import { isObject } from '#api/read.ts'

/** The parameters of a read of all deliveries from the newest on. Any other one narrows it. */
const UNNARROWED = new Set(['page', 'itemsPerPage', 'order[id]', 'q'])

const idsIn = (data: unknown): number[] =>
  (isObject(data) && typeof data['id'] === 'number' ? [data] : rowsIn(data)).flatMap(({ id }: { id?: unknown }) =>
    typeof id === 'number' ? [id] : [],
  )

/** Whether the first row of the read is the newest of all deliveries. */
function beginsWithNewest({ queryKey: [, , params] }: Query) {
  if (!isObject(params) || params['order[id]'] !== 'desc' || (params['page'] ?? 1) !== 1) return false
  return Object.keys(params).every((name) => UNNARROWED.has(name))
}

/**
 * The highest number of a delivery, from what the cache holds. It is unknown until a list of all deliveries was read: worklists, searches and
 * single deliveries leave newer ones out.
 */
export function highestId(client: QueryClient): number | undefined {
  const reads = client.getQueryCache().findAll({ queryKey: ['orders'] })
  const isKnown = reads.some((read) => beginsWithNewest(read) && idsIn(read.state.data).length > 0)
  return isKnown ? Math.max(...reads.flatMap((read) => idsIn(read.state.data))) : undefined
}
