import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { isCount } from '#api/cache.ts'
import { isApiError } from '#api/errors.ts'
import { queriesOf, type Read } from './clock.ts'

const statesOf = (client: QueryClient, reads: readonly Read[]) => queriesOf(client, reads).map(({ state }) => state)

/** Reads with data. A failed first read shows nothing. */
const shownOf = (client: QueryClient, reads: readonly Read[]) =>
  statesOf(client, reads).filter(({ data }) => data !== undefined)

/** Age of the oldest data; undefined before the first. A failed count shows a dash and is left out. */
function readAtOf(client: QueryClient, reads: readonly Read[]) {
  const figures = reads.filter(
    ({ queryKey }) => !isCount(queryKey) || client.getQueryState(queryKey)?.status === 'success',
  )
  const shown = shownOf(client, figures)
  return shown.length === 0 ? undefined : Math.min(...shown.map(({ dataUpdatedAt }) => dataUpdatedAt))
}

const hasFailed = (client: QueryClient, reads: readonly Read[]) =>
  shownOf(client, reads).some(({ status }) => status === 'error')

/** The record that the screen is about no longer exists: somebody else has deleted it. A list always exists. */
function isGone(client: QueryClient, reads: readonly Read[]) {
  if (reads[0]?.queryKey[1] !== 'one') return false
  const [main] = shownOf(client, reads.slice(0, 1))
  return isApiError(main?.error) && main.error.status === 404
}

/** True during the first reading as well. */
const isReading = (client: QueryClient, reads: readonly Read[]) =>
  statesOf(client, reads).some(({ fetchStatus }) => fetchStatus === 'fetching')

/** How old the data on screen are, and how their reading goes. */
export function useSummary(reads: readonly Read[]) {
  const client = useQueryClient()
  const [subscribe] = useState(
    () => (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
  )
  return {
    readAt: useSyncExternalStore(subscribe, () => readAtOf(client, reads)),
    hasFailed: useSyncExternalStore(subscribe, () => hasFailed(client, reads)),
    isGone: useSyncExternalStore(subscribe, () => isGone(client, reads)),
    isReading: useSyncExternalStore(subscribe, () => isReading(client, reads)),
  }
}
