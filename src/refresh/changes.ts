import type { Query, QueryClient } from '@tanstack/react-query'
import { isReadInBackground } from '#api/background.ts'

/** Data on screen that have changed. */
export interface Change {
  /**
   * Where the data come from: a reading in the background, « Actualiser », a change that this person has written, a further
   * page, or another reading, such as the one after a write.
   */
  why: 'background' | 'asked' | 'written' | 'more' | 'other'
  was: unknown
  /** The same as before when a reading has brought nothing new. */
  now: unknown
}

/**
 * Reports all new data of queries at the moment they arrive, before they are drawn.
 * @returns a function that stops it
 */
export function followChanges(client: QueryClient, tell: (query: Query, change: Change) => void) {
  const cache = client.getQueryCache()
  const known = new WeakMap<Query, unknown>(cache.findAll().map((query) => [query, query.state.data]))
  return cache.subscribe((event) => {
    const { query } = event
    // Observers have got their results, and their events have come, before the query says that it was updated.
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
