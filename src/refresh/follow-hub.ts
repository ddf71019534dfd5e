import type { Query, QueryClient } from '@tanstack/react-query'
import { keepHints } from './hints.ts'
import { hubPlace, type HubSettings } from './hub-place.ts'
import { hubConnection } from './hub.ts'
import { isCovered, meaningOf, namedBy, topicsOf } from './topics.ts'

/** Data of this age are refetched once the connection is open, because a change in between would be missed. */
const READ_BEFORE_MS = 10_000

interface Screen {
  settings: HubSettings
  /** Queries of the current screen. */
  shown: () => readonly Query[]
  /** Something is due, or the hub has come or gone. */
  onNews: () => void
}

/** Follows what a hub says about the screen. It only says what to read again (clock.ts). Nothing of an update is shown. */
export function followHub(client: QueryClient, { settings, shown, onNews }: Screen) {
  const hints = keepHints(client)
  let data: readonly unknown[] = []
  let topics: readonly string[] = []
  let origin = ''

  const connection = hubConnection({
    onUp() {
      const before = Date.now() - READ_BEFORE_MS
      for (const query of shown())
        if (query.state.data !== undefined && query.state.dataUpdatedAt < before) hints.add(query, true)
      onNews()
    },
    onDown: onNews,
    onUpdate(content) {
      const iri = namedBy(content, origin)
      const about = shown().map((query) => ({ query, meaning: meaningOf(iri, query) }))
      for (const { query, meaning } of about) if (meaning !== 'nothing') hints.add(query, meaning === 'elsewhere')
      if (about.some(({ meaning }) => meaning !== 'nothing')) onNews()
    },
  })

  function topicsNow() {
    const queries = shown()
    const now = queries.flatMap(({ queryHash, state }) => [queryHash, state.data])
    // The same rows have the same topics: parcels of a whole network are many.
    if (now.length !== data.length || now.some((each, place) => each !== data[place])) topics = topicsOf(queries)
    data = now
    return topics
  }

  return {
    /** To be called again and again: what is on screen changes without an event. */
    look(isWanted: boolean) {
      const place = isWanted ? hubPlace(settings) : undefined
      origin = place?.origin ?? ''
      connection.want(place, place === undefined ? [] : topicsNow())
    },
    isUp: () => connection.isUp(),
    retryNow: () => connection.retryNow(),
    isFollowed: (query: Query) => connection.isUp() && isCovered(query),
    hintOf: hints.of,
    stop() {
      connection.want(undefined, [])
      hints.stop()
    },
  }
}
