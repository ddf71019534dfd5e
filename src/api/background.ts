/**
 * Background reads, which no person has requested, such as counters and the automatic refresh of a list. A query with
 * `background` in its meta is always read in the background; `readInBackground` starts a single background fetch.
 * They renew the token only on 401 (client.ts) and show no message (app/query/query-client.ts). A failure delays the next
 * one. The bar above the screen refetches them (src/refresh/automatic.ts).
 */
import {
  focusManager,
  notifyManager,
  onlineManager,
  type Query,
  type QueryClient,
  type QueryState,
} from '@tanstack/react-query'
import { backOff } from '#lib/back-off.ts'
import { isApiError } from './errors.ts'

const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 10 * 60_000
const LONGEST_RETRY_AFTER_MS = 60 * 60_000

/** The wait that a busy server asks for, in milliseconds. */
const timeAskedFor = (error: unknown) =>
  isApiError(error) && (error.status === 429 || error.status === 503) ? error.retryAfterMs : undefined

/** The wait after consecutive failures: as long as a busy server asks, otherwise doubling with each failure. */
export function waitAfter(error: unknown, failures: number): number {
  const asked = timeAskedFor(error)
  if (asked !== undefined) return Math.min(asked, LONGEST_RETRY_AFTER_MS)
  return backOff(Math.max(0, failures - 1), FIRST_WAIT_MS, LONGEST_WAIT_MS)
}

/** The properties of a query used here, for any data type. */
interface AnyQuery {
  meta: Query['meta']
  state: Pick<
    QueryState<unknown, unknown>,
    'dataUpdatedAt' | 'errorUpdateCount' | 'errorUpdatedAt' | 'fetchStatus' | 'fetchFailureReason' | 'fetchMeta'
  >
}

const failuresBefore = new WeakMap<AnyQuery, number>()

/** Queries whose data a write has changed on the server since their last success. */
const written = new WeakSet<AnyQuery>()
export const markAsWritten = (query: AnyQuery) => void written.add(query)

/** When the data of a query were read, by the time of their last update. */
const ages = new WeakMap<AnyQuery, { dataUpdatedAt: number; readAt: number }>()

/** Clears the mark of a write and the run of failures, because the query counts all. A further page keeps the age. */
export function noteSuccess(query: AnyQuery) {
  const { dataUpdatedAt, errorUpdateCount, fetchMeta } = query.state
  failuresBefore.set(query, errorUpdateCount)
  written.delete(query)
  const before = fetchMeta?.fetchMore ? ages.get(query) : undefined
  ages.set(query, { dataUpdatedAt, readAt: before?.readAt ?? dataUpdatedAt })
}

/** Time at which the oldest data of a query were read. The time of the library is also that of a further page. */
export function readAtOf(query: AnyQuery): number {
  const { dataUpdatedAt } = query.state
  const known = ages.get(query)
  return known?.dataUpdatedAt === dataUpdatedAt ? known.readAt : dataUpdatedAt
}

export const failuresInRow = (query: AnyQuery) => query.state.errorUpdateCount - (failuresBefore.get(query) ?? 0)

/** Fetch meta of a single background fetch. The library keeps it in the state of the query until the next fetch. */
const oneFetch: object = { background: true }
const isOneFetch = (meta: object | null | undefined) => meta === oneFetch

/** Whether a query is always read in the background, such as a count. */
export const isBackground = ({ meta }: Pick<AnyQuery, 'meta'>) => meta?.background === true

/** Whether a background query is refetched automatically, when it is old or has failed. */
export const isRepeated = (query: Pick<AnyQuery, 'meta'>) => isBackground(query) && query.meta?.once !== true

/** Whether the running or the last fetch of a query is a background read. */
export const isReadInBackground = ({ meta, state }: { meta: Query['meta']; state: Pick<QueryState, 'fetchMeta'> }) =>
  isBackground({ meta }) || isOneFetch(state.fetchMeta)

/** Whether the last fetch has failed, in the foreground or in the background. */
export const hasFailed = ({ state }: AnyQuery) => state.fetchStatus === 'idle' && state.fetchFailureReason !== null

interface Shortened {
  /** Number of the failure that this wait follows. */
  failure: number
  waitMs: number
}
const shortened = new WeakMap<AnyQuery, Shortened>()

/** Limits the wait after the last failure of this query, because its cause may be gone. */
function shortenWait(query: AnyQuery, waitMs: number) {
  const failure = query.state.errorUpdateCount
  const known = shortened.get(query)
  if (known?.failure !== failure || known.waitMs > waitMs) shortened.set(query, { failure, waitMs })
}

/** Time from which a failed query may be read in the background again. 0 without a failure. */
export function waitsUntil(query: AnyQuery): number {
  if (!hasFailed(query)) return 0
  const { fetchFailureReason, errorUpdatedAt, errorUpdateCount } = query.state
  const { failure, waitMs } = shortened.get(query) ?? {}
  const wait = waitAfter(fetchFailureReason, failuresInRow(query))
  const most = failure === errorUpdateCount ? waitMs : undefined
  return errorUpdatedAt + Math.min(wait, most ?? wait)
}

/** Milliseconds until a failed query may be read in the background again. */
export const waitLeft = (query: AnyQuery) => Math.max(0, waitsUntil(query) - Date.now())

/** Whether the cached data are still shown because their last background refetch has failed. */
const isLeftAsRead = (query: AnyQuery) =>
  !isBackground(query) && hasFailed(query) && isOneFetch(query.state.fetchMeta) && !written.has(query)

/**
 * Whether a write has changed the data, so that they are refetched before they are shown again. The library also invalidates
 * data whose refetch has failed: Back would then wait for a server that does not answer.
 */
export const isOutdated = (query: Query) => query.state.isInvalidated && !isLeftAsRead(query)

const mayBeRead = (query: AnyQuery) => (isBackground(query) ? waitLeft(query) === 0 : !isLeftAsRead(query))

/** Whether a person may retry a query: always, unless a busy server has asked to wait. */
export const mayBeAskedAgain = (query: AnyQuery) =>
  timeAskedFor(query.state.fetchFailureReason) === undefined || waitLeft(query) === 0

/** Defaults of the query client: a screen that opens does not retry a background read that has failed. */
export const backgroundDefaults = { refetchOnMount: mayBeRead, retryOnMount: mayBeRead }

/** Refetches the queries on screen. Counters are refetched after the rows, and the promise does not wait for them. */
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

/** Refetches a query on screen, whose data stay on failure. @returns whether they are now those of the server */
export async function readInBackground(query: Query): Promise<boolean> {
  if (query.isDisabled() || query.state.fetchStatus !== 'idle') return false
  // A query without data is refetched only if it has failed, such as a counter.
  if (query.state.data === undefined && !hasFailed(query)) return false
  return query.fetch(undefined, { meta: oneFetch }).then(
    () => true,
    () => false,
  )
}

/** Cancels the background refetches under way, whose answers must not be shown now. They are repeated later. */
export function cancelBackgroundReads(client: QueryClient, isWanted: (query: Query) => boolean = () => true) {
  const isUnderWay = (query: Query) =>
    query.state.fetchStatus === 'fetching' && isOneFetch(query.state.fetchMeta) && isWanted(query)
  void client.cancelQueries({ predicate: isUnderWay }, { silent: true })
}

/** Whether a query failed because the server could not be reached. */
const wasUnreachable = ({ state: { fetchFailureReason: reason } }: Query) =>
  isApiError(reason) && (reason.kind === 'network' || reason.kind === 'timeout')

/** Shortens the waits for an unreachable server. After an answer some wait remains: other calls may still fail. */
export function endWaitsForNetwork(client: QueryClient, why: 'an answer' | 'the network is back' | 'a person is back') {
  for (const query of client.getQueryCache().findAll())
    if (hasFailed(query) && wasUnreachable(query)) shortenWait(query, why === 'an answer' ? FIRST_WAIT_MS : 0)
}

/** Calls `listener` when a query, the network or the visibility of the tab changes. @returns a function that ends it */
export function onReading(client: QueryClient, listener: () => void): () => void {
  const tell = notifyManager.batchCalls(listener)
  const stops = [client.getQueryCache().subscribe(tell), onlineManager.subscribe(tell), focusManager.subscribe(tell)]
  return () => {
    for (const stop of stops) stop()
  }
}
