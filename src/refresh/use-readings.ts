import { onlineManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import {
  isBackground,
  isReadInBackground,
  mayBeAskedAgain,
  onReading,
  readAgainOnScreen,
  readAtOf,
} from '#api/background.ts'
import { describeRead } from '#api/describe-read.ts'
import { isApiError } from '#api/errors.ts'
import { usePreference } from '#session/preferences.ts'
import { hashOf, countsSameResource, queriesOf, type Read, useAutomaticReading } from './automatic.ts'

/** New data of a query on screen. */
export interface Change {
  /** `asked`: « Actualiser ». `written`: a write of this person. `more`: a further page. `other`: after a write. */
  why: 'background' | 'asked' | 'written' | 'more' | 'other'
  was: unknown
  /** Identical to `was` when the fetch returned equal data. */
  now: unknown
}

/** Reports new data of queries before React renders them. @returns a function that stops the reports */
export function followChanges(client: QueryClient, tell: (query: Query, change: Change) => void) {
  const cache = client.getQueryCache()
  const known = new WeakMap<Query, unknown>(cache.findAll().map((query) => [query, query.state.data]))
  return cache.subscribe((event) => {
    const { query } = event
    // Ignores the other events, such as `observerResultsUpdated`, which come before `updated` and would overwrite the previous data in `known`.
    if (!['added', 'observerAdded', 'updated'].includes(event.type)) return
    const was = known.get(query)
    const now: unknown = query.state.data
    known.set(query, now)
    if (event.type !== 'updated' || event.action.type !== 'success' || was === undefined) return
    tell(query, { why: event.action.manual ? 'written' : sourceOf(query), was, now })
  })
}

function sourceOf(query: Query) {
  if (query.state.fetchMeta?.fetchMore) return 'more'
  return isReadInBackground(query) ? 'background' : 'other'
}

interface Options {
  reads: readonly Read[]
  automatic: boolean
  /** Called with new data of these reads. */
  onChange: (change: Change) => void
  /** Reads whose changes are shown. For a list only the first read counts, which gives its rows. */
  watched: readonly Read[]
}

const isIn = (reads: readonly Read[]) => {
  const hashes = new Set(reads.map(({ queryKey }) => hashOf(queryKey)))
  return ({ queryKey }: Read) => hashes.has(hashOf(queryKey))
}

/** Refetches the data of the screen on request and automatically (automatic.ts). */
export function useReadings({ reads, automatic, watched, onChange }: Options) {
  const client = useQueryClient()
  const [isPreferred] = usePreference('autoRefresh')
  const { config } = useRouter().options.context
  const isFollowed = useAutomaticReading({ reads, isAutomatic: automatic && isPreferred, hub: config })
  const isAsked = useRef(false)

  const show = useEffectEvent((query: Query, given: Change) => {
    if (!isIn(watched)(query)) return
    const isRead = given.why === 'other' || given.why === 'background'
    onChange({ ...given, why: isRead && isAsked.current ? 'asked' : given.why })
  })
  // An effect, because data arrive outside React.
  useEffect(() => followChanges(client, (query, change) => show(query, change)), [client])

  /** Manual refresh: failures show a toast, and a list takes the order of the server. */
  async function refresh() {
    if (isAsked.current) return
    isAsked.current = true
    const isShown = isIn(reads)
    const isMain = isIn(reads.slice(0, 1))
    // Rows of a filter are read in the background, and the person waits for them as for other rows.
    const isFiltered = (query: Query) => isMain(query) && isBackground(query)
    await client.refetchQueries({ type: 'active', predicate: (query) => isFiltered(query) && mayBeAskedAgain(query) })
    const isOther = (query: Query) => !isFiltered(query) && (isShown(query) || countsSameResource(reads[0], query))
    await readAgainOnScreen(client, isOther, mayBeAskedAgain)
    isAsked.current = false
  }

  return { isFollowed, refresh }
}

/** Reads with data. A failed first read shows nothing. */
const shownOf = (client: QueryClient, reads: readonly Read[]) =>
  queriesOf(client, reads).filter(({ state }) => state.data !== undefined)

/** Time at which the oldest data were read; undefined before the first answer. A failed count shows a dash and is left out. */
function ageOf(client: QueryClient, reads: readonly Read[]) {
  const figures = reads.filter(
    ({ queryKey }) => describeRead(queryKey)?.kind !== 'count' || client.getQueryState(queryKey)?.status === 'success',
  )
  const shown = shownOf(client, figures)
  return shown.length === 0 ? undefined : Math.min(...shown.map(readAtOf))
}

const hasFailed = (client: QueryClient, reads: readonly Read[]) =>
  shownOf(client, reads).some(({ state }) => state.status === 'error')

/** Whether another person has deleted the record of this detail. Always false for a list. */
function isGone(client: QueryClient, reads: readonly Read[]) {
  const [main] = shownOf(client, reads.slice(0, 1))
  if (main === undefined || describeRead(main.queryKey)?.kind !== 'record') return false
  return isApiError(main.state.error) && main.state.error.status === 404
}

/** Whether a read is running, also the first one. */
const isReading = (client: QueryClient, reads: readonly Read[]) =>
  queriesOf(client, reads).some(({ state }) => state.fetchStatus === 'fetching')

/** Age of the data on screen, and the state of their refresh. */
export function useSummary(reads: readonly Read[]) {
  const client = useQueryClient()
  const [subscribe] = useState(() => (listener: () => void) => onReading(client, listener))
  return {
    readAt: useSyncExternalStore(subscribe, () => ageOf(client, reads)),
    hasFailed: useSyncExternalStore(subscribe, () => hasFailed(client, reads)),
    isGone: useSyncExternalStore(subscribe, () => isGone(client, reads)),
    isReading: useSyncExternalStore(subscribe, () => isReading(client, reads)),
    isOnline: useSyncExternalStore(subscribe, () => onlineManager.isOnline()),
  }
}
