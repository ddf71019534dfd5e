import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { isApiError } from '#api/errors.ts'
import { isCount } from '#app/calls/counts.ts'
import type { Read } from './clock.ts'
import { queriesOf } from './queries-of.ts'

const statesOf = (client: QueryClient, reads: readonly Read[]) => queriesOf(client, reads).map(({ state }) => state)

/** What the screen shows of its reads. What could not be read is not shown. */
const shownOf = (client: QueryClient, reads: readonly Read[]) =>
  statesOf(client, reads).filter(({ data }) => data !== undefined)

/** Of the oldest data; undefined before the first. In the place of a count that failed stands a dash, which has no age. */
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
