import {
  hashKey,
  notifyManager,
  onlineManager,
  type Query,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { mayBeAskedAgain, readAgainOnScreen } from '#api/background.ts'
import { isCount } from '#api/cache.ts'
import { isApiError } from '#api/errors.ts'
import { usePreference } from '#session/preferences.ts'
import { type Change, followChanges } from './changes.ts'
import { isCounterOf, keepReading, queriesOf, type Read } from './clock.ts'
import type { Row } from './merge.ts'
import { heldAfter, type RefreshedList } from './refreshed-rows.ts'

interface Options {
  reads: readonly Read[]
  automatic: boolean
  list: RefreshedList | undefined
  hasRowsBefore: boolean
  accepts: ((row: Row) => boolean) | undefined
  /** Called for a detail, which shows new values at once. */
  onChanged: () => void
}

const isIn = (reads: readonly Read[]) => {
  const hashes = new Set(reads.map(({ queryKey }) => hashKey(queryKey)))
  return ({ queryKey }: Read) => hashes.has(hashKey(queryKey))
}

/** Refetches the data of the screen on request and automatically (clock.ts). Rows of a list keep their positions. */
export function useReadings({ reads, automatic, list, hasRowsBefore, accepts, onChanged }: Options) {
  const client = useQueryClient()
  const [isPreferred] = usePreference('autoRefresh')
  const isAutomatic = automatic && isPreferred
  const isOnline = useSyncExternalStore(onSwitch, () => onlineManager.isOnline())
  const { config } = useRouter().options.context
  const [isFollowed, setFollowed] = useState(false)
  const isAsked = useRef(false)

  const readsNow = useEffectEvent(() => reads)
  const show = useEffectEvent((query: Query, given: Change) => {
    const why = given.why === 'other' && isAsked.current ? 'asked' : given.why
    const change: Change = { ...given, why }
    // For a list only the first read counts, which gives its rows.
    if (!isIn(list === undefined ? reads : reads.slice(0, 1))(query)) return
    if (list !== undefined)
      return list.hold((held) => heldAfter(change, { held, drawn: list.rows, hasRowsBefore, accepts }))
    if (change.now !== change.was && (why === 'background' || why === 'asked')) onChanged()
  })

  // An effect, because data arrive outside React.
  useEffect(() => followChanges(client, (query, change) => show(query, change)), [client])

  // An effect, because timers are outside React.
  useEffect(
    () => keepReading(client, { reads: () => readsNow(), isAutomatic, hub: config, onFollow: setFollowed }),
    [client, isAutomatic, config],
  )

  /** Manual refresh: failures show a toast, and a list takes the order of the server. */
  async function refresh() {
    if (isAsked.current) return
    isAsked.current = true
    const isShown = isIn(reads)
    const isWanted = (query: Query) => isShown(query) || isCounterOf(reads[0], query)
    await readAgainOnScreen(client, isWanted, mayBeAskedAgain)
    isAsked.current = false
  }

  return { isOnline, isFollowed, refresh }
}

const onSwitch = (listener: () => void) => onlineManager.subscribe(listener)

const statesOf = (client: QueryClient, reads: readonly Read[]) => queriesOf(client, reads).map(({ state }) => state)

/** Reads with data. A failed first read shows nothing. */
const shownOf = (client: QueryClient, reads: readonly Read[]) =>
  statesOf(client, reads).filter(({ data }) => data !== undefined)

/** Time at which the oldest data were read; undefined before the first answer. A failed count shows a dash and is left out. */
function readAtOf(client: QueryClient, reads: readonly Read[]) {
  const figures = reads.filter(
    ({ queryKey }) => !isCount(queryKey) || client.getQueryState(queryKey)?.status === 'success',
  )
  const shown = shownOf(client, figures)
  return shown.length === 0 ? undefined : Math.min(...shown.map(({ dataUpdatedAt }) => dataUpdatedAt))
}

const hasFailed = (client: QueryClient, reads: readonly Read[]) =>
  shownOf(client, reads).some(({ status }) => status === 'error')

/** Whether another person has deleted the record of this detail. Always false for a list. */
function isGone(client: QueryClient, reads: readonly Read[]) {
  if (reads[0]?.queryKey[1] !== 'one') return false
  const [main] = shownOf(client, reads.slice(0, 1))
  return isApiError(main?.error) && main.error.status === 404
}

/** Whether a read is running, also the first one. */
const isReading = (client: QueryClient, reads: readonly Read[]) =>
  statesOf(client, reads).some(({ fetchStatus }) => fetchStatus === 'fetching')

/** Age of the data on screen, and the state of their refresh. */
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
