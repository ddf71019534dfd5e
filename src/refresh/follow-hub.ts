/** Follows a hub: the topics of the queries on screen, the queries that an update concerns, and when these may be refetched. */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { API_PREFIX } from '#api/addresses.ts'
import { pagesIn } from '#api/cache.ts'
import { describeRead } from '#api/describe-read.ts'
import { groupBy } from '#lib/group-by.ts'
import { observable } from '#lib/observable.ts'
import { connectToHub, type HubSettings, type HubTopics, hubPlace } from './hub.ts'

/** Data older than this are refetched when the connection opens, because earlier changes were not announced. */
const READ_BEFORE_MS = 10_000

/**
 * Notes which queries on screen a hub's updates concern. automatic.ts refetches them. The content of an update is never shown.
 * React connects and disconnects it (useSyncExternalStore).
 */
export function followHub(client: QueryClient) {
  const hints = keepHints()
  const isUp = observable(false)
  let data: readonly unknown[] = []
  let topics: readonly string[] = []

  function topicsNow(queries: readonly Query[]) {
    const now = queries.flatMap(({ queryHash, state }) => [queryHash, state.data])
    // Recomputed only for new data, because a network has many parcels.
    if (now.length !== data.length || now.some((each, place) => each !== data[place])) topics = topicsOf(queries)
    data = now
    return topics
  }

  const onScreen = () => client.getQueryCache().findAll({ type: 'active' })

  return {
    /** The connection for these queries as a text, '' without a hub. Another text is another connection. */
    wantedFor(queries: readonly Query[], settings: HubSettings) {
      const place = hubPlace(settings)
      const wanted = place === undefined ? [] : topicsNow(queries)
      return wanted.length === 0 ? '' : JSON.stringify({ ...place, topics: wanted } satisfies Partial<HubTopics>)
    },
    /** Connects, as `wantedFor` says. @returns a function that ends the connection */
    connect(wanted: string, listener: () => void) {
      if (wanted === '') {
        // Data without a hub, or of a hidden tab, are refetched anyway.
        hints.clear()
        return () => {}
      }
      const place = JSON.parse(wanted) as HubTopics
      const stopListening = isUp.subscribe(listener)
      const stop = hints.follow(client)
      const disconnect = connectToHub(place, {
        onUp() {
          const before = Date.now() - READ_BEFORE_MS
          for (const query of onScreen())
            if (query.state.data !== undefined && query.state.dataUpdatedAt < before) hints.add(query, 'elsewhere')
          isUp.set(true)
        },
        onDown: () => isUp.set(false),
        onUpdate(content) {
          const iri = namedBy(content, place.origin)
          for (const query of onScreen()) {
            const meaning = meaningOf(iri, query)
            if (meaning !== 'nothing') hints.add(query, meaning)
          }
          // The hints have changed.
          isUp.set(isUp.get())
        },
      })
      return () => {
        stopListening()
        disconnect()
        stop()
      }
    },
    subscribe: isUp.subscribe,
    isUp: isUp.get,
    isFollowed: (query: Query) => isUp.get() && isCovered(query),
    hintOf: hints.of,
    settle: hints.settle,
  }
}

/** Minimum time between two refetches of a query, which doubles: a busy network updates the same list many times a minute. */
const FIRST_GAP_MS = 500
const LONGEST_GAP_MS = 10_000

/** Minimum age per page, because each page costs a call. About twenty pages are refetched once a minute, as without a hub. */
const GAP_OF_PAGE_MS = 3_000
const LONGEST_GAP_OF_PAGES_MS = 60_000

/** A query that an update concerns and that is not refetched yet. */
export interface Hint {
  /** Position in the sequence of hints and calls. An earlier call may have read the former state. */
  number: number
  /** Earliest time of the refetch. */
  at: number
  /** An update concerns a record of these data. */
  isShown: boolean
  /** An update concerns a record that is not on screen, so the counts may change although the rows do not. */
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
export const restOf = (data: unknown) =>
  Math.min(Math.max(0, pagesIn(data).length - 1) * GAP_OF_PAGE_MS, LONGEST_GAP_OF_PAGES_MS)

function keepHints() {
  const hints = new Map<Query, Hint>()
  const paces = new WeakMap<Query, Pace>()
  const fetchNumbers = new WeakMap<Query, number>()
  let count = 0

  /** Removes a hint whose query has been read, unless another update has come meanwhile. */
  function settle(query: Query, hint: Hint | undefined) {
    if (hint === undefined || hints.get(query) !== hint) return
    hints.delete(query)
    paces.set(query, paceAfter(paces.get(query), Date.now()))
  }

  return {
    settle,
    clear: () => hints.clear(),
    of: (query: Query) => hints.get(query),
    /** @returns a function that ends it */
    follow: (client: QueryClient) =>
      client.getQueryCache().subscribe((event) => {
        const { query } = event
        if (event.type === 'removed') hints.delete(query)
        if (event.type !== 'updated' || query.state.fetchMeta?.fetchMore) return
        const { action } = event
        if (action.type === 'fetch') fetchNumbers.set(query, (count += 1))
        const hint = hints.get(query)
        const isRead = action.type === 'success' && !action.manual
        if (isRead && (hint?.number ?? Infinity) < (fetchNumbers.get(query) ?? 0)) settle(query, hint)
      }),
    add(query: Query, meaning: 'shown' | 'elsewhere') {
      const { readAt = 0, gapMs = 0 } = paces.get(query) ?? {}
      const before = hints.get(query)
      hints.set(query, {
        number: (count += 1),
        at: before?.at ?? Math.max(Date.now(), readAt + gapMs, query.state.dataUpdatedAt + restOf(query.state.data)),
        isShown: meaning === 'shown' || before?.isShown === true,
        isElsewhere: meaning === 'elsewhere' || before?.isElsewhere === true,
      })
    },
  }
}

/** The properties used here of a query. */
export type Shown = Pick<Query, 'queryKey'> & { state: Pick<Query['state'], 'data'> }

/** Matches a record, such as `/api/temperature_zones/7`, but not the address of a value object. */
const RECORD = new RegExp(`^${API_PREFIX}([a-z_]+)/\\d+$`)

/** Maximum records of a collection that are separate topics, because web servers limit the length of an address. */
const MOST_RECORDS = 10

/** The collection that a query reads, so that a new record may change its answer; undefined for a single record. */
function collectionOf(queryKey: QueryKey): string | undefined {
  const read = describeRead(queryKey)
  return read?.kind === 'record' ? undefined : read?.collection
}

/** Whether the hub announces every change of a query. Other queries are refetched every minute, even with a hub. */
export const isCovered = ({ queryKey }: Pick<Shown, 'queryKey'>) => describeRead(queryKey)?.isAnnounced === true

const namesIn = new WeakMap<object, ReadonlySet<string>>()

/** The `@id` of every record in these data, at any depth. */
function recordsIn(data: unknown): ReadonlySet<string> {
  if (typeof data !== 'object' || data === null) return new Set()
  const known = namesIn.get(data)
  if (known !== undefined) return known
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      // A relation may be a bare IRI.
      if (RECORD.test(value)) found.add(value)
    } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part)
  }
  visit(data)
  namesIn.set(data, found)
  return found
}

/** Topics without their origin: addresses of records, or `/api/orders/{id}` for all records of a collection. */
export function topicsOf(queries: readonly Shown[]): string[] {
  const topics = new Set<string>()
  for (const { queryKey, state } of queries) {
    const own = collectionOf(queryKey)
    if (own !== undefined) topics.add(templateOf(own))
    const byCollection = groupBy(recordsIn(state.data), (iri) => RECORD.exec(iri)?.[1] ?? '')
    for (const [collection, iris] of byCollection) {
      // The rows of a list change often, and other topics would mean a new connection each time.
      if (own !== undefined || iris.length > MOST_RECORDS) topics.add(templateOf(collection))
      else for (const iri of iris) topics.add(iri)
    }
  }
  return [...topics].filter((topic) => isTemplate(topic) || !topics.has(topic.replace(/\d+$/, '{id}'))).toSorted()
}

const templateOf = (collection: string) => `${API_PREFIX}${collection}/{id}`
const isTemplate = (topic: string) => topic.endsWith('}')

/** `shown`: about a record in its data, or one that is not named. `elsewhere`: its list may now contain the record. */
export function meaningOf(iri: string | undefined, { queryKey, state }: Shown): 'shown' | 'elsewhere' | 'nothing' {
  if (iri === undefined || recordsIn(state.data).has(iri)) return 'shown'
  const own = collectionOf(queryKey)
  return own !== undefined && RECORD.exec(iri)?.[1] === own ? 'elsewhere' : 'nothing'
}

/** IRI of the record that an update names. The rest is not used, because anybody may have sent the update. */
export function namedBy(data: string, origin: string): string | undefined {
  try {
    const id = (JSON.parse(data) as { '@id'?: unknown } | null)?.['@id']
    const url = typeof id === 'string' ? URL.parse(id, origin) : null
    return url?.origin === origin && RECORD.test(url.pathname) ? url.pathname : undefined
  } catch {
    return undefined
  }
}
