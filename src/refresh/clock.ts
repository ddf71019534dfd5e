import {
  focusManager,
  hashKey,
  onlineManager,
  type Query,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { endWaitsForNetwork, hasFailed, isBackground, isRepeated, readInBackground, waitLeft } from '#api/background.ts'
import { isAsking } from '#ui/dialog/confirm.ts'
import { hasUnsavedTyping } from '#ui/form/unsaved.ts'
import { followHub } from './follow-hub.ts'
import type { HubSettings } from './hub.ts'
import { type Datum, dueAt, FRESH_MS, type Moment, nextReading, READ_EVERY_MS } from './when.ts'

/** Polling interval: no event signals that a menu has closed. */
const LOOK_AGAIN_MS = 1_000

/** Collects the updates of one write, such as those of an order and its client. */
const TOGETHER_MS = 50

export interface Read {
  queryKey: QueryKey
  /** Filter of the screen. Only matching rows are announced. */
  accepts?: ((row: never) => boolean) | undefined
}

interface Screen {
  /** Current reads of the screen, the main one first. */
  reads: () => readonly Read[]
  /** The preference of this device. */
  isAutomatic: boolean
  hub: HubSettings
  /** Called when a hub starts or stops announcing changes of the data on screen. */
  onFollow?: (isFollowed: boolean) => void
}

/** Refetches the data of a screen automatically, by the rule in when.ts. @returns a function that stops it */
export function keepReading(client: QueryClient, { reads, isAutomatic, hub: settings, onFollow }: Screen): () => void {
  const cache = client.getQueryCache()
  let opened: Query | undefined
  let freshSince = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let isOver = false

  const shownQueries = () => queriesOf(client, reads())
  const hub = followHub(client, { settings, shown: shownQueries, onNews: () => lookIn(TOGETHER_MS) })
  const onScreen = (isWanted: (query: Query) => boolean) => cache.findAll({ type: 'active', predicate: isWanted })

  function momentNow(): Moment<ReturnType<typeof datumOf> & { isElsewhere: boolean }> {
    const shown = shownQueries()
    const known = shown.filter(({ state }) => state.data !== undefined)
    const failed = onScreen((query) => isRepeated(query) && hasFailed(query) && !hasFailedOnTheWay(query))
    const now = Date.now()
    // Another page of a list counts as another screen.
    if (opened !== shown[0]) freshSince = Math.max(freshSince, now - FRESH_MS)
    opened = shown[0]
    return {
      now,
      data: [...new Set([...known, ...failed])].map((query) => {
        const { at: namedAt, isElsewhere = false } = hub.hintOf(query) ?? {}
        const isFollowed = hub.isFollowed(query) && !hasFailed(query)
        return { ...datumOf(query, now), isFollowed, isElsewhere, ...(namedAt !== undefined && { namedAt }) }
      }),
      freshSince,
      isAutomatic,
      isVisible: focusManager.isFocused(),
      isOnline: onlineManager.isOnline(),
      isSomethingOpen: isSomethingOpen(),
      isBusy: shown.some(({ state }) => state.fetchStatus !== 'idle') || client.isMutating() > 0,
    }
  }

  const read = ({ queryKey }: Query) => readInBackground(client, queryKey, () => !isSomethingOpen())

  async function readDue(moment: ReturnType<typeof momentNow>) {
    const isDue = (datum: Datum) => dueAt(datum, moment) <= moment.now
    const dueData = moment.data.filter(isDue)
    const due = new Set(dueData.map(({ query }) => query))
    const shown = new Set(shownQueries())
    const outcomes = await Promise.all(
      dueData.map(async (datum) => {
        const { query, isElsewhere } = datum
        const { data } = query.state
        if (!(await read(query)) || !shown.has(query)) return false
        // An update that changed nothing on screen needs no refetch of the counters.
        return isDue({ ...datum, namedAt: Infinity }) || isElsewhere || query.state.data !== data
      }),
    )
    // Counters are refetched after the rows. The tab may have been hidden meanwhile.
    if (isOver || !outcomes.includes(true) || !focusManager.isFocused()) return
    const [main] = reads()
    // A failed query has its own retry delay.
    const follow = (query: Query) =>
      isRepeated(query) && isCounterOf(main, query) && !hasFailed(query) && !shown.has(query) && !due.has(query)
    await Promise.all(onScreen(follow).map(read))
  }

  async function look() {
    clearTimeout(timer)
    if (isLooking || isOver) return
    isLooking = true
    let wait: number | undefined = READ_EVERY_MS
    try {
      wait = await readOnce()
    } catch (error) {
      // A defect of the console must neither end the refresh nor repeat every second.
      window.reportError(error)
    } finally {
      isLooking = false
    }
    if (wait !== undefined) lookIn(wait)
  }

  /** @returns the milliseconds until the next check; undefined where an event triggers it */
  async function readOnce(): Promise<number | undefined> {
    hub.look(isAutomatic && focusManager.isFocused())
    onFollow?.(hub.isUp())
    const moment = momentNow()
    const next = nextReading(moment)
    if (next.do === 'read') await readDue(moment)
    // Events signal the return of the tab and of the network.
    if (next.do === 'rest' && ['hidden', 'offline'].includes(next.because)) return undefined
    return Math.min(next.do === 'wait' ? next.until - moment.now : LOOK_AGAIN_MS, LOOK_AGAIN_MS)
  }

  function lookIn(ms: number) {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void look(), ms)
  }

  const stops = [
    focusManager.subscribe((isVisible) => {
      if (!isVisible) return hub.look(false)
      if (isAutomatic) freshSince = Date.now()
      endWaitsForNetwork(client, 'a person is back')
      void look()
    }),
    onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      endWaitsForNetwork(client, 'the network is back')
      hub.retryNow()
      void look()
    }),
    cache.subscribe((event) => {
      const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual
      if (isAnswer) endWaitsForNetwork(client, 'an answer')
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') endWaitsForNetwork(client, 'an answer')
    }),
  ]
  // A timer, because the screen subscribes to its queries after this call.
  lookIn(0)
  return () => {
    isOver = true
    clearTimeout(timer)
    hub.stop()
    for (const stop of stops) stop()
  }
}

function datumOf(query: Query, now: number): Datum & { query: Query } {
  const { dataUpdatedAt: readAt } = query.state
  if (!hasFailed(query)) return { query, readAt }
  // A failed counter shows no number, so its last answer counts as missing.
  return { query, readAt: isBackground(query) ? 0 : readAt, notBefore: now + waitLeft(query) }
}

/** Whether a query is a counter of the same resource as the main read. */
export const isCounterOf = (main: Read | undefined, query: Query) =>
  isBackground(query) && query.queryKey[0] === main?.queryKey[0]

/** Whether a further page of a list has failed. `useRemainingPages` retries that page alone. */
const hasFailedOnTheWay = ({ state }: Query) => Boolean(state.fetchMeta?.fetchMore)

/** The existing queries of these reads. Looked up by hash, because `find` would hash the key for each query of the cache. */
export const queriesOf = (client: QueryClient, reads: readonly Read[]) =>
  reads.flatMap(({ queryKey }) => client.getQueryCache().get(hashKey(queryKey)) ?? [])

/**
 * Open menus and dialogs, searched in the page because no store holds the state of Mantine's. All of them leave the page
 * when they close.
 */
const overPage = '[role=dialog], dialog[open], [role=menu], [role=listbox]'

/** Whether a person uses a form, a question, a dialog or a menu that changing data would disturb. */
const isSomethingOpen = () => hasUnsavedTyping() || isAsking() || document.querySelector(overPage) !== null
