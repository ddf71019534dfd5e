import {
  focusManager,
  hashKey,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
  // oxlint-disable-next-line no-restricted-imports -- its query calls no operation, but refetches other queries
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useCallback, useId, useState, useSyncExternalStore } from 'react'
import {
  hasFailed,
  isBackground,
  isRepeated,
  onReading,
  readAtOf,
  readInBackground,
  waitsUntil,
} from '#api/background.ts'
import { describeRead } from '#api/describe-read.ts'
import { isSomethingOpen, onOpenChange } from '#ui/open.ts'
import { isConfirmed, keepCounts, type CountCheck } from './count-check.ts'
import { followHub } from './follow-hub.ts'
import type { HubSettings } from './hub.ts'

/** Data are refetched at this age. */
export const READ_EVERY_MS = 60_000

/** Refetch age while a hub announces changes, in case an update was lost. */
export const READ_FOLLOWED_EVERY_MS = 10 * 60_000

/** A screen that opens refetches data older than this. */
const FRESH_MS = 30_000

/** Collects the updates of one write, such as those of an order and its client. */
const TOGETHER_MS = 50

export interface Read {
  queryKey: QueryKey
  /** Filter of the screen. Only matching rows are announced. */
  accepts?: ((row: never) => boolean) | undefined
  /** Counts that show whether a long list has changed. */
  countCheck?: CountCheck
}

interface Settings {
  /** Current reads of the screen, the main one first. */
  reads: readonly Read[]
  /** The preference of this device. */
  isAutomatic: boolean
  hub: HubSettings
}

interface Screen extends Omit<Settings, 'hub'> {
  client: QueryClient
  hub: ReturnType<typeof followHub>
  /** Time at which the screen was opened. */
  openedAt: number
}

/** Time at which a person last returned to this tab. */
let returnedAt = 0
focusManager.subscribe((isVisible) => {
  if (isVisible) returnedAt = Date.now()
})

/** One timer per screen, as a query whose data are the time at which the screen was opened. Apart from the answers of the server. */
const timers = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
timers.mount()

/**
 * Refetches the data of a screen automatically. Its timer is a query, because the library already stops a query in a
 * hidden tab, and runs it when a person returns or the network is back. `nextReading` at the end of this file is the rule of its interval.
 * @returns whether a hub announces the changes of the data on screen
 */
export function useAutomaticReading({ reads, isAutomatic, hub: settings }: Settings): boolean {
  const client = useQueryClient()
  const [hub] = useState(() => followHub(client))
  // Another page of a list counts as another screen.
  const queryKey = ['refresh', useId(), reads[0]?.queryKey]
  const screenNow = (): Screen => {
    const openedAt = timers.getQueryData<number>(queryKey) ?? Date.now()
    return { client, hub, reads, isAutomatic, openedAt }
  }

  const subscribe = useCallback((listener: () => void) => onChange(client, hub, listener), [client, hub])
  const wanted = useSyncExternalStore(subscribe, () =>
    isAutomatic && focusManager.isFocused() ? hub.wantedFor(queriesOf(client, reads), settings) : '',
  )
  const connect = useCallback((listener: () => void) => hub.connect(wanted, listener), [hub, wanted])
  const isFollowed = useSyncExternalStore(connect, hub.isUp)

  // Renders again when the answer of the rule changes, so that the library asks for the interval again.
  useSyncExternalStore(subscribe, () => answerOf(nextReading(momentOf(screenNow()))))
  const options: UseQueryOptions<number> = {
    queryKey,
    initialData: Date.now,
    queryFn: async ({ signal }) => {
      // Other components subscribe to their queries first.
      await Promise.resolve()
      const screen = screenNow()
      try {
        await readDue(screen, signal)
      } catch (error) {
        // A defect of the console must neither end the refresh nor repeat at once.
        window.reportError(error)
        throw error
      }
      return screen.openedAt
    },
    refetchInterval: ({ state }) => {
      if (state.fetchStatus === 'fetching') return false
      return state.status === 'error' ? READ_EVERY_MS : intervalOf(momentOf(screenNow()))
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    staleTime: Infinity,
    gcTime: 0,
  }
  useQuery(options, timers)
  return isFollowed
}

function onChange(client: QueryClient, hub: Screen['hub'], listener: () => void) {
  const stops = [
    onReading(client, listener),
    onWriting(client, listener),
    onOpenChange(listener),
    hub.subscribe(listener),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Ignores the other events, because rendering a component that may write sends one. */
const onWriting = (client: QueryClient, listener: () => void) =>
  client.getMutationCache().subscribe(({ type }) => {
    if (type === 'updated' || type === 'removed') listener()
  })

const answerOf = (next: ReturnType<typeof nextReading>) =>
  next.do === 'rest' ? next.because : next.do === 'wait' ? next.until : next.do

function intervalOf(moment: Moment): number | false {
  const next = nextReading(moment)
  if (next.do === 'read') return TOGETHER_MS
  if (next.do === 'wait') return next.until === Infinity ? false : Math.max(TOGETHER_MS, next.until - moment.now)
  // Rests until an event. A form may be reset without one.
  return next.because === 'something-open' ? READ_EVERY_MS : false
}

interface ScreenDatum extends Datum {
  query: Query
  countCheck: CountCheck | undefined
}

const onScreen = (client: QueryClient, isWanted: (query: Query) => boolean) =>
  client.getQueryCache().findAll({ type: 'active', predicate: isWanted })

function momentOf({ client, hub, reads, isAutomatic, openedAt }: Screen): Moment<ScreenDatum> {
  const shown = queriesOf(client, reads)
  const known = shown.filter((query) => query.state.data !== undefined && !query.isDisabled())
  const failed = onScreen(client, (query) => isRepeated(query) && hasFailed(query) && !hasFailedOnTheWay(query))
  const countChecks = new Map(reads.map(({ queryKey, countCheck }) => [hashOf(queryKey), countCheck]))
  const now = Date.now()
  return {
    now,
    data: [...new Set([...known, ...failed])].map((query) => {
      const countCheck = countChecks.get(query.queryHash)
      const namedAt = hub.hintOf(query)?.at
      const isFollowed = hub.isFollowed(query) && !hasFailed(query)
      return { query, countCheck, isFollowed, ...stateOf(query), ...(namedAt !== undefined && { namedAt }) }
    }),
    freshSince: isAutomatic && returnedAt > openedAt ? returnedAt : openedAt - FRESH_MS,
    isAutomatic,
    isVisible: focusManager.isFocused(),
    isOnline: onlineManager.isOnline(),
    isSomethingOpen: isSomethingOpen(),
    isBusy: shown.some(({ state }) => state.fetchStatus !== 'idle') || client.isMutating() > 0,
  }
}

function stateOf(query: Query) {
  const readAt = readAtOf(query)
  if (!hasFailed(query)) return { readAt }
  // A failed counter shows no number, so its last answer counts as missing.
  return { readAt: isBackground(query) ? 0 : readAt, notBefore: waitsUntil(query) }
}

async function readDue(screen: Screen, signal: AbortSignal) {
  const { client, hub, reads } = screen
  const moment = momentOf(screen)
  if (nextReading(moment).do !== 'read') return
  for (const { query, countCheck } of moment.data) if (countCheck !== undefined) keepCounts(client, query, countCheck)
  const isDue = (datum: Datum) => dueAt(datum, moment) <= moment.now
  const dueData = moment.data.filter(isDue)
  const due = new Set(dueData.map(({ query }) => query))
  const shown = new Set(queriesOf(client, reads))
  const outcomes = await Promise.all(
    dueData.map(async (datum) => {
      const { query } = datum
      const { data } = query.state
      const isElsewhere = hub.hintOf(query)?.isElsewhere
      if (!(await readOne(screen, datum, moment.freshSince)) || !shown.has(query)) return false
      // An update that changed nothing on screen needs no refetch of the counters.
      return isDue({ ...datum, namedAt: Infinity }) || isElsewhere || query.state.data !== data
    }),
  )
  // Counters are refetched after the rows. The screen may have been left, or the tab hidden meanwhile.
  if (!outcomes.includes(true) || signal.aborted || !focusManager.isFocused() || isSomethingOpen()) return
  const [main] = reads
  // A failed query has its own retry delay.
  const follow = (query: Query) =>
    isRepeated(query) && countsSameResource(main, query) && !hasFailed(query) && !shown.has(query) && !due.has(query)
  await Promise.all(onScreen(client, follow).map(readInBackground))
}

/** @returns whether the cached data are now those of the server */
async function readOne({ client, hub }: Screen, { query, countCheck }: ScreenDatum, freshSince: number) {
  const hint = hub.hintOf(query)
  const since = Math.max(freshSince, Date.now() - FRESH_MS)
  if (countCheck !== undefined && !hint?.isShown && (await isConfirmed(client, query, countCheck, since))) {
    hub.settle(query, hint)
    return true
  }
  return !isSomethingOpen() && readInBackground(query)
}

/** Whether a query is a counter of the same resource as the main read. */
export const countsSameResource = (main: Read | undefined, query: Query) =>
  isBackground(query) && describeRead(query.queryKey)?.tag === describeRead(main?.queryKey ?? [])?.tag

/** Whether a further page of a list has failed. `useRemainingPages` retries that page alone. */
const hasFailedOnTheWay = ({ state }: Query) => Boolean(state.fetchMeta?.fetchMore)

/** Hashes of keys, because the screen looks for its queries at every change of the cache. */
const hashes = new WeakMap<QueryKey, string>()

export function hashOf(queryKey: QueryKey): string {
  const hash = hashes.get(queryKey) ?? hashKey(queryKey)
  hashes.set(queryKey, hash)
  return hash
}

/** The existing queries of these reads. Looked up by hash, because `find` would hash the key for each query of the cache. */
export const queriesOf = (client: QueryClient, reads: readonly Read[]) =>
  reads.flatMap(({ queryKey }) => client.getQueryCache().get(hashOf(queryKey)) ?? [])

/** State of one read of the screen. */
interface Datum {
  /** 0 for a read without data, and for a failed counter. */
  readAt: number
  /** After a failure: earliest time of the retry. */
  notBefore?: number
  /** A connected hub announces its changes. */
  isFollowed?: boolean
  /** After an update of the hub about these data: earliest time of the refetch. */
  namedAt?: number
}

export interface Moment<D extends Datum = Datum> {
  now: number
  data: readonly D[]
  /** Data read before this time are refetched at once, because a person has opened the screen or has returned to the tab. */
  freshSince: number
  /** The preference of this device. */
  isAutomatic: boolean
  isVisible: boolean
  isOnline: boolean
  /** A form has unsaved input, or a dialog, a question or a menu is open. */
  isSomethingOpen: boolean
  /** A fetch of the same data or a write is running. */
  isBusy: boolean
}

/**
 * Time at which the data are to be refetched. After the clock was set back, data from the future count as old, and a return in
 * the future does not count.
 */
function dueAt(datum: Datum, { now, freshSince, isAutomatic }: Moment) {
  const { readAt, notBefore = 0, isFollowed, namedAt = Infinity } = datum
  const isOld = readAt > now || (readAt < freshSince && freshSince <= now)
  // Without automatic refresh, a screen that opens with old data still refetches them once.
  if (!isAutomatic) return isOld && notBefore === 0 ? 0 : Infinity
  const everyMs = isFollowed ? READ_FOLLOWED_EVERY_MS : READ_EVERY_MS
  return Math.max(Math.min(isOld ? 0 : readAt + everyMs, namedAt), notBefore)
}

type Next =
  | { do: 'read' }
  /** `until` is Infinity when there is nothing to fetch. */
  | { do: 'wait'; until: number }
  /** No refetch as long as the reason lasts. */
  | { do: 'rest'; because: 'hidden' | 'offline' | 'busy' | 'something-open' }

/** Decides when the data on screen are refetched. Pure: no clock, page or network. */
export function nextReading(moment: Moment): Next {
  if (!moment.isVisible) return { do: 'rest', because: 'hidden' }
  if (!moment.isOnline) return { do: 'rest', because: 'offline' }
  if (moment.isBusy) return { do: 'rest', because: 'busy' }
  const due = Math.min(...moment.data.map((datum) => dueAt(datum, moment)))
  if (moment.now < due) return { do: 'wait', until: due }
  return moment.isSomethingOpen ? { do: 'rest', because: 'something-open' } : { do: 'read' }
}
