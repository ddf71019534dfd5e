/**
 * Reads in the background: no person has asked for them, such as counters and the regular re-reading of a list. A query is
 * one when its meta says `background`; a single fetch is one when `readInBackground` has started it. They renew the token
 * only on 401 (client.ts) and show no message (app/calls/query-client.ts). Here stands how long they wait after a failure.
 */
import type { Query, QueryClient, QueryKey, QueryState } from '@tanstack/react-query'
import { isApiError } from './errors.ts'

const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 10 * 60_000
/** The server may name any time. Beyond this one it is asked all the same. */
const LONGEST_RETRY_AFTER_MS = 60 * 60_000

/** How long to wait after so many failures in a row: as long as a busy server says, otherwise twice as long each time. */
export function waitAfter(error: unknown, failures: number): number {
  const isBusy = isApiError(error) && (error.status === 429 || error.status === 503)
  if (isBusy && error.retryAfterMs !== undefined) return Math.min(error.retryAfterMs, LONGEST_RETRY_AFTER_MS)
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS)
}

/** What is used of a query, whatever its data. */
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

/** Whether the running or the last fetch of a query is a read in the background. */
export const isReadInBackground = ({ meta, state }: { meta: Query['meta']; state: Pick<QueryState, 'fetchMeta'> }) =>
  meta?.background === true || isOneFetch(state.fetchMeta)

/** A further page of a list has failed. Reading all pages again would repeat those that came (remaining-pages.ts). */
const hasFailedOnTheWay = ({ state }: AnyQuery) => Boolean(state.fetchMeta?.fetchMore)

const hasFailed = ({ state }: AnyQuery) => state.fetchStatus === 'idle' && state.fetchFailureReason !== null

/** The milliseconds for which a background query must not be read, because it has failed. */
export function waitLeft(query: AnyQuery): number {
  if (query.meta?.background !== true || !hasFailed(query)) return 0
  const { fetchFailureReason, errorUpdatedAt } = query.state
  return Math.max(0, errorUpdatedAt + waitAfter(fetchFailureReason, failuresInRow(query)) - Date.now())
}

/** The library reads nothing while the page is hidden. When the wait has ended meanwhile, it looks again after this time. */
const SHORTEST_WAIT_MS = 1_000
export const timeToLookAgain = (query: AnyQuery) => Math.max(waitLeft(query), SHORTEST_WAIT_MS)
const mayBeRead = (query: AnyQuery) => waitLeft(query) === 0

/** For the query client: a background query on screen that has failed is read again when its wait is over, not before. */
export const backgroundDefaults = {
  refetchInterval: (query: AnyQuery) =>
    query.meta?.background === true && hasFailed(query) && !hasFailedOnTheWay(query) && timeToLookAgain(query),
  refetchOnMount: mayBeRead,
  retryOnMount: mayBeRead,
}

/** Reads again what is on screen. Counters follow the rows, and nothing waits for them. */
export async function readAgainOnScreen(client: QueryClient, isStale: (query: Query) => boolean) {
  const isCounter = ({ meta }: AnyQuery) => meta?.background === true
  await client.refetchQueries({ type: 'active', predicate: (query) => isStale(query) && !isCounter(query) })
  void client.refetchQueries({
    type: 'active',
    predicate: (query) => isStale(query) && isCounter(query) && waitLeft(query) === 0,
  })
}

/**
 * Reads an existing query again in the background, such as the list on screen. Its data stay on screen when that fails.
 * @returns how long to wait before the next time: 0 after a success, or when there was nothing to read
 */
export async function readInBackground(client: QueryClient, queryKey: QueryKey): Promise<number> {
  const query = client.getQueryCache().find({ queryKey, exact: true })
  if (query?.state.data === undefined || query.isDisabled() || query.state.fetchStatus !== 'idle') return 0
  const { isInvalidated } = query.state
  await query.fetch(undefined, { meta: oneFetch as object }).catch(() => undefined)
  if (!hasFailed(query)) return 0
  // The library marks data as stale after a failure. Then Back would wait for a server that does not answer, instead of
  // showing what is known.
  query.setState({ isInvalidated })
  return waitAfter(query.state.fetchFailureReason, failuresInRow(query))
}
