/**
 * Reads in the background: no person has asked for them, such as counters and the regular re-reading of a list. A query is
 * one when its meta says `background`; a single fetch is one when `readInBackground` has started it.
 * They renew the token only on 401 (client.ts) and show no message (app/query/query-client.ts). After a failure they wait.
 * The bar above the screen reads them again (src/refresh/clock.ts).
 */
import type { Query, QueryClient, QueryFunctionContext, QueryKey, QueryState } from '@tanstack/react-query'
import { isApiError } from './errors.ts'

const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 10 * 60_000
/** A server may ask for any wait. The console waits no longer than this. */
const LONGEST_RETRY_AFTER_MS = 60 * 60_000

/** How long a busy server asks to wait. */
const timeAskedFor = (error: unknown) =>
  isApiError(error) && (error.status === 429 || error.status === 503) ? error.retryAfterMs : undefined

/** The wait after a number of failures in a row: as long as a busy server says, otherwise twice as long each time. */
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
const oneFetch = { background: true }
const isOneFetch = (meta: object | null | undefined) => meta === oneFetch

/** A query that is only ever read in the background, such as a count. */
export const isBackground = ({ meta }: Pick<AnyQuery, 'meta'>) => meta?.background === true

/** Whether the query is read again by itself, when it is old or has failed. */
export const isRepeated = (query: Pick<AnyQuery, 'meta'>) => isBackground(query) && query.meta?.once !== true

/** Whether the running or the last fetch of a query is a read in the background. */
export const isReadInBackground = ({ meta, state }: { meta: Query['meta']; state: Pick<QueryState, 'fetchMeta'> }) =>
  isBackground({ meta }) || isOneFetch(state.fetchMeta)

/** The last fetch has failed, in the foreground or in the background. */
export const hasFailed = ({ state }: AnyQuery) => state.fetchStatus === 'idle' && state.fetchFailureReason !== null

interface Shortened {
  /** The number of the failure before the wait. */
  failure: number
  waitMs: number
}
const shortened = new WeakMap<AnyQuery, Shortened>()

/** Limits the wait after the last failure of this query, because the reason may be over. */
function shortenWait(query: AnyQuery, waitMs: number) {
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

/** Whether a person may ask again: always, unless a busy server has asked to wait. */
export const mayBeAskedAgain = (query: AnyQuery) =>
  timeAskedFor(query.state.fetchFailureReason) === undefined || waitLeft(query) === 0

/** Defaults of the query client: a screen that opens does not repeat a read that has just failed in the background. */
export const backgroundDefaults = { refetchOnMount: mayBeRead, retryOnMount: mayBeRead }

/** Reads the queries on screen again. Counters follow the rows, and nothing waits for them. */
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

/**
 * Reads an existing query again in the background, such as the list on screen. Its data stay on screen when that fails.
 * @param mayShow asked when the answer comes: otherwise the answer is thrown away, as if nothing had been read
 * @returns whether the data are those of the server now
 */
export async function readInBackground(
  client: QueryClient,
  queryKey: QueryKey,
  mayShow = () => true,
): Promise<boolean> {
  const query = client.getQueryCache().find({ queryKey, exact: true })
  if (query === undefined || query.isDisabled() || query.state.fetchStatus !== 'idle') return false
  // Without data it is a counter that has failed.
  if (query.state.data === undefined && !hasFailed(query)) return false
  const { options, state } = query
  const wasInvalidated = state.isInvalidated
  let isInvalidated = wasInvalidated
  const queryFn = async (context: QueryFunctionContext) => {
    // The library calls it with the context of this query.
    const read = options.queryFn as (context: QueryFunctionContext) => unknown
    try {
      const answer = await read(context)
      // A write during this read has made its answer stale.
      const isBeforeWrite = query.state.isInvalidated && !wasInvalidated
      if (isBeforeWrite || !mayShow()) void query.cancel({ revert: true, silent: true })
      // The revert also removes the mark.
      if (isBeforeWrite) query.invalidate()
      return answer
    } finally {
      isInvalidated = query.state.isInvalidated
    }
  }
  const reading = query.fetch({ ...options, queryFn }, { meta: oneFetch as object })
  // This fetch already has its function. Other readers of the query use theirs.
  query.setOptions(options)
  const isRead = await reading.then(
    () => true,
    () => false,
  )
  // The library marks data as stale after a failure. Then Back would wait for a server that does not answer, instead of
  // showing the known data. The mark of a write during the read stays.
  const isOver = query.state.fetchStatus === 'idle' && query.state.fetchMeta === oneFetch
  if (!isRead && isOver) query.setState({ isInvalidated })
  return isRead
}

/** The server could not be reached. */
const wasUnreachable = ({ state: { fetchFailureReason: reason } }: Query) =>
  isApiError(reason) && (reason.kind === 'network' || reason.kind === 'timeout')

/**
 * Shortens the waits for an unreachable server, because it may be reachable again.
 * @param why an answer to another call does not mean that all calls come through
 */
export function endWaitsForNetwork(client: QueryClient, why: 'an answer' | 'the network is back' | 'a person is back') {
  for (const query of client.getQueryCache().findAll())
    if (hasFailed(query) && wasUnreachable(query)) shortenWait(query, why === 'an answer' ? FIRST_WAIT_MS : 0)
}
