import type { Query, QueryClient } from '@tanstack/react-query'
import { isReadInBackground } from '#api/background.ts'

/** New data of a query on screen. */
export interface Change {
  /**
   * Source of the data: a background refetch, « Actualiser », a write of this person, a further page, or another fetch,
   * such as the one after a write.
   */
  why: 'background' | 'asked' | 'written' | 'more' | 'other'
  was: unknown
  /** Identical to `was` when the fetch returned equal data. */
  now: unknown
}

/**
 * Reports new data of queries when they arrive, before React renders them.
 * @returns a function that stops the reports
 */
export function followChanges(client: QueryClient, tell: (query: Query, change: Change) => void) {
  const cache = client.getQueryCache()
  const known = new WeakMap<Query, unknown>(cache.findAll().map((query) => [query, query.state.data]))
  return cache.subscribe((event) => {
    const { query } = event
    // Ignores the other events, such as `observerResultsUpdated`, which come before `updated` and would overwrite the previous data in `known`.
    if (!['added', 'observerAdded', 'updated'].includes(event.type)) return
    const was = known.get(query)
    const now: unknown = query.state.data
    known.set(query, now)
    if (event.type !== 'updated' || event.action.type !== 'success' || was === undefined) return
    tell(query, { why: event.action.manual ? 'written' : sourceOf(query), was, now })
  })
}

function sourceOf(query: Query) {
  if (query.state.fetchMeta?.fetchMore) return 'more'
  return isReadInBackground(query) ? 'background' : 'other'
}
