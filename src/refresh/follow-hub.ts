import type { Query, QueryClient } from '@tanstack/react-query'
import { isObject } from '#api/read.ts'
import { type HubSettings, hubConnection, hubPlace } from './hub.ts'
import { isCovered, meaningOf, namedBy, topicsOf } from './topics.ts'

/** Data older than this are refetched when the connection opens, because earlier changes were not announced. */
const READ_BEFORE_MS = 10_000

interface Screen {
  settings: HubSettings
  /** Queries of the current screen. */
  shown: () => readonly Query[]
  /** Called when a refetch may be due, or when the connection opens or closes. */
  onNews: () => void
}

/** Notes which queries of the screen a hub's updates concern. clock.ts refetches them. The content of an update is never shown. */
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
    // Recomputed only for new data, because a network has many parcels.
    if (now.length !== data.length || now.some((each, place) => each !== data[place])) topics = topicsOf(queries)
    data = now
    return topics
  }

  return {
    /** Updates the topics. Called at intervals, because no event signals new data on screen. */
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

/** Minimum time between two refetches of a query, which doubles: a busy network updates the same list many times a minute. */
const FIRST_GAP_MS = 500
const LONGEST_GAP_MS = 10_000

/** Minimum age per page, because each page costs a call. About twenty pages are refetched once a minute, as without a hub. */
const GAP_OF_PAGE_MS = 3_000
const LONGEST_GAP_OF_PAGES_MS = 60_000

/** A query that an update concerns and that is not refetched yet. */
interface Hint {
  /** Position in the sequence of hints and calls. An earlier call may have read the former state. */
  number: number
  /** Earliest time of the refetch. */
  at: number
  /** The update concerns a record that is not on screen, so the counts may change although the rows do not. */
  isElsewhere: boolean
}

interface Pace {
  readAt: number
  gapMs: number
}

/** Doubles the gap with each refetch for a hint. A pause longer than the gap plus `LONGEST_GAP_MS` resets it. */
export function paceAfter(pace: Pace | undefined, now: number): Pace {
  const isCalm = pace === undefined || now - pace.readAt > pace.gapMs + LONGEST_GAP_MS
  return { readAt: now, gapMs: isCalm ? FIRST_GAP_MS : Math.min(pace.gapMs * 2, LONGEST_GAP_MS) }
}

/** Minimum age in milliseconds of data before an update refetches them. */
export function restOf(data: unknown): number {
  const pages = isObject(data) && Array.isArray(data['pages']) ? data['pages'].length : 1
  return Math.min(Math.max(0, pages - 1) * GAP_OF_PAGE_MS, LONGEST_GAP_OF_PAGES_MS)
}

function keepHints(client: QueryClient) {
  const hints = new Map<Query, Hint>()
  const paces = new WeakMap<Query, Pace>()
  const begun = new WeakMap<Query, number>()
  let count = 0

  const stop = client.getQueryCache().subscribe((event) => {
    const { query } = event
    if (event.type === 'removed') hints.delete(query)
    if (event.type !== 'updated' || query.state.fetchMeta?.fetchMore) return
    const { action } = event
    if (action.type === 'fetch') begun.set(query, (count += 1))
    const hint = hints.get(query)
    if (action.type !== 'success' || action.manual || hint === undefined) return
    if (hint.number > (begun.get(query) ?? 0)) return
    hints.delete(query)
    paces.set(query, paceAfter(paces.get(query), Date.now()))
  })

  return {
    stop,
    add(query: Query, isElsewhere: boolean) {
      const { readAt = 0, gapMs = 0 } = paces.get(query) ?? {}
      const before = hints.get(query)
      hints.set(query, {
        number: (count += 1),
        at: before?.at ?? Math.max(Date.now(), readAt + gapMs, query.state.dataUpdatedAt + restOf(query.state.data)),
        isElsewhere: isElsewhere || before?.isElsewhere === true,
      })
    },
    of: (query: Query) => hints.get(query),
  }
}
