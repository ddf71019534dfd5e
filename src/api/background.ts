/**
 * Reads in the background: no person has asked for them, such as counters and the regular re-reading of a list. A query is
 * one when its meta says `background`; a single fetch is one when `readInBackground` (read-in-background.ts) has started it.
 * They renew the token only on 401 (client.ts) and show no message (app/query/query-client.ts). This file says how long they wait
 * after a failure. What reads them again is the bar above the screen (refresh).
 */
import type { Query, QueryClient, QueryState } from '@tanstack/react-query'
import { isApiError } from './errors.ts'

export const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 10 * 60_000
/** A server may ask for any wait. The console waits no longer than this. */
const LONGEST_RETRY_AFTER_MS = 60 * 60_000

/** How long a busy server asks to wait. */
const timeAskedFor = (error: unknown) =>
  isApiError(error) && (error.status === 429 || error.status === 503) ? error.retryAfterMs : undefined

/** How long to wait after so many failures in a row: as long as a busy server says, otherwise twice as long each time. */
export function waitAfter(error: unknown, failures: number): number {
  const asked = timeAskedFor(error)
  if (asked !== undefined) return Math.min(asked, LONGEST_RETRY_AFTER_MS)
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS)
}

/** The properties used here, so that queries of any data type fit. */
interface AnyQuery {
  meta: Query['meta']
  state: Pick<
    QueryState<unknown, unknown>,
    'errorUpdateCount' | 'errorUpdatedAt' | 'fetchStatus' | 'fetchFailureReason' | 'fetchMeta'
  >
}

const failuresBefore = new WeakMap<AnyQuery, number>()

/** A success ends the failures in a row. The query itself only counts all of its failures. */
export const endFailures = (query: AnyQuery) => void failuresBefore.set(query, query.state.errorUpdateCount)

export const failuresInRow = (query: AnyQuery) => query.state.errorUpdateCount - (failuresBefore.get(query) ?? 0)

/** The library hands this to the fetch and keeps it in the state of the query until the next fetch. */
export const oneFetch = { background: true }
const isOneFetch = (meta: object | null | undefined) => meta === oneFetch

/** A query that is only ever read in the background, such as a count. */
export const isBackground = ({ meta }: Pick<AnyQuery, 'meta'>) => meta?.background === true

/** One that is read again by itself, when it is old or has failed. */
export const isRepeated = (query: Pick<AnyQuery, 'meta'>) => isBackground(query) && query.meta?.once !== true

/** Whether the running or the last fetch of a query is a read in the background. */
export const isReadInBackground = ({ meta, state }: { meta: Query['meta']; state: Pick<QueryState, 'fetchMeta'> }) =>
  isBackground({ meta }) || isOneFetch(state.fetchMeta)

/** The last fetch has failed, in the foreground or in the background. */
export const hasFailed = ({ state }: AnyQuery) => state.fetchStatus === 'idle' && state.fetchFailureReason !== null

interface Shortened {
  /** The failure whose wait it is, by its number. */
  failure: number
  waitMs: number
}
const shortened = new WeakMap<AnyQuery, Shortened>()

/** The wait after the last failure of this query is at most so long, because the reason may be over. */
export function shortenWait(query: AnyQuery, waitMs: number) {
  const failure = query.state.errorUpdateCount
  const known = shortened.get(query)
  if (known?.failure !== failure || known.waitMs > waitMs) shortened.set(query, { failure, waitMs })
}

/** The milliseconds for which a query that has failed must not be read in the background. */
export function waitLeft(query: AnyQuery): number {
  if (!hasFailed(query)) return 0
  const { fetchFailureReason, errorUpdatedAt, errorUpdateCount } = query.state
  const { failure, waitMs } = shortened.get(query) ?? {}
  const wait = waitAfter(fetchFailureReason, failuresInRow(query))
  const most = failure === errorUpdateCount ? waitMs : undefined
  return Math.max(0, errorUpdatedAt + Math.min(wait, most ?? wait) - Date.now())
}

const mayBeRead = (query: AnyQuery) => !isBackground(query) || waitLeft(query) === 0

/** For a person who asks again: only a server that has named a time is left alone until then. */
export const mayBeAskedAgain = (query: AnyQuery) =>
  timeAskedFor(query.state.fetchFailureReason) === undefined || waitLeft(query) === 0

/** For the query client: a screen that opens does not read what has just failed in the background. */
export const backgroundDefaults = { refetchOnMount: mayBeRead, retryOnMount: mayBeRead }

/** Reads again what is on screen. Counters follow the rows, and nothing waits for them. */
export async function readAgainOnScreen(
  client: QueryClient,
  isStale: (query: Query) => boolean,
  mayRead: (query: Query) => boolean = mayBeRead,
) {
  await client.refetchQueries({ type: 'active', predicate: (query) => isStale(query) && !isBackground(query) })
  void client.refetchQueries({
    type: 'active',
    predicate: (query) => isStale(query) && isBackground(query) && mayRead(query),
  })
}
