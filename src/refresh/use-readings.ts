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
  before: boolean
  accepts: ((row: Row) => boolean) | undefined
  /** For a detail, which shows new values at once. */
  onChanged: () => void
}

const isIn = (reads: readonly Read[]) => {
  const hashes = new Set(reads.map(({ queryKey }) => hashKey(queryKey)))
  return ({ queryKey }: Read) => hashes.has(hashKey(queryKey))
}

/** Reads what the screen shows when somebody asks for it, and by itself (clock.ts). A list keeps its rows in their places. */
export function useReadings({ reads, automatic, list, before, accepts, onChanged }: Options) {
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
    // The first read of a list is that of its rows.
    if (!isIn(list === undefined ? reads : reads.slice(0, 1))(query)) return
    if (list !== undefined) return list.hold((held) => heldAfter(change, { held, drawn: list.rows, before, accepts }))
    if (change.now !== change.was && (why === 'background' || why === 'asked')) onChanged()
  })

  // An effect, because data come outside React.
  useEffect(() => followChanges(client, (query, change) => show(query, change)), [client])

  // An effect, because time passes outside React.
  useEffect(
    () => keepReading(client, { reads: () => readsNow(), isAutomatic, hub: config, onFollow: setFollowed }),
    [client, isAutomatic, config],
  )

  /** As a person asks for it: failures are shown as of any reading, and the order of the server counts. */
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
