/** Reads again in the background what is on screen (background.ts). It is fetched with the code that needs it. */
import type { Query, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { FIRST_WAIT_MS, hasFailed, oneFetch, shortenWait } from './background.ts'
import { isApiError } from './errors.ts'

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
      // A write has made stale what this call has read before it.
      const isBeforeWrite = query.state.isInvalidated && !wasInvalidated
      if (isBeforeWrite || !mayShow()) void query.cancel({ revert: true, silent: true })
      // That takes back the mark, too.
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
  // showing what is known. What a write has made stale meanwhile stays so.
  const isOver = query.state.fetchStatus === 'idle' && query.state.fetchMeta === oneFetch
  if (!isRead && isOver) query.setState({ isInvalidated })
  return isRead
}

/** The server could not be reached. */
const wasUnreachable = ({ state: { fetchFailureReason: reason } }: Query) =>
  isApiError(reason) && (reason.kind === 'network' || reason.kind === 'timeout')

/**
 * The server may be reachable again: nothing waits long for it any more.
 * @param why an answer came to another call, which does not tell that all calls come through
 */
export function endWaitsForNetwork(client: QueryClient, why: 'an answer' | 'the network is back' | 'a person is back') {
  for (const query of client.getQueryCache().findAll())
    if (hasFailed(query) && wasUnreachable(query)) shortenWait(query, why === 'an answer' ? FIRST_WAIT_MS : 0)
}
