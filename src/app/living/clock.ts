import { focusManager, onlineManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { hasFailed, isBackground, isRepeated, waitLeft } from '#api/background.ts'
import { endWaitsForNetwork, readInBackground } from '#api/read-in-background.ts'
import { isSomethingOpen } from './is-something-open.ts'
import { dueAt, FRESH_MS, type Moment, nextReading } from './when.ts'

/** No event says that a menu has closed. So the screen is looked at again after this time. */
const LOOK_AGAIN_MS = 1_000

export interface Read {
  queryKey: QueryKey
}

interface Screen {
  /** What the screen shows, as it is now. The first one is what it is about. */
  reads: () => readonly Read[]
  /** The preference of this device. */
  isAutomatic: boolean
}

/** Reads what a screen shows by itself, when when.ts says so. @returns a function that stops it */
export function keepReading(client: QueryClient, { reads, isAutomatic }: Screen): () => void {
  const cache = client.getQueryCache()
  let opened: Query | undefined
  let freshSince = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let isOver = false

  const shownQueries = () => reads().flatMap(({ queryKey }) => cache.find({ queryKey, exact: true }) ?? [])
  const onScreen = (isWanted: (query: Query) => boolean) => cache.findAll({ type: 'active', predicate: isWanted })

  function momentNow(): Moment<ReturnType<typeof datumOf>> {
    const shown = shownQueries()
    const known = shown.filter(({ state }) => state.data !== undefined)
    const failed = onScreen((query) => isRepeated(query) && hasFailed(query) && !hasFailedOnTheWay(query))
    const now = Date.now()
    // Turning the page of a list counts as opening a screen.
    if (opened !== shown[0]) freshSince = Math.max(freshSince, now - FRESH_MS)
    opened = shown[0]
    return {
      now,
      data: [...new Set([...known, ...failed])].map((query) => datumOf(query, now)),
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
    const due = moment.data.filter((datum) => dueAt(datum, moment) <= moment.now).map(({ query }) => query)
    const shown = new Set(shownQueries())
    const outcomes = await Promise.all(due.map(async (query) => (await read(query)) && shown.has(query)))
    // Counters follow the rows. The tab may have been hidden meanwhile.
    if (isOver || !outcomes.includes(true) || !focusManager.isFocused()) return
    const [main] = reads()
    // One that has failed has its own wait.
    const follow = (query: Query) =>
      isRepeated(query) && isCounterOf(main, query) && !hasFailed(query) && !shown.has(query) && !due.includes(query)
    await Promise.all(onScreen(follow).map(read))
  }

  async function look() {
    clearTimeout(timer)
    if (isLooking || isOver) return
    isLooking = true
    const moment = momentNow()
    const next = nextReading(moment)
    if (next.do === 'read') await readDue(moment)
    isLooking = false
    // There are events for the return of the tab and of the network.
    if (isOver || (next.do === 'rest' && ['hidden', 'offline'].includes(next.because))) return
    const wait = next.do === 'wait' ? next.until - moment.now : LOOK_AGAIN_MS
    timer = setTimeout(() => void look(), Math.min(wait, LOOK_AGAIN_MS))
  }

  const stops = [
    focusManager.subscribe((isVisible) => {
      if (!isVisible) return
      if (isAutomatic) freshSince = Date.now()
      endWaitsForNetwork(client, 'a person is back')
      void look()
    }),
    onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      endWaitsForNetwork(client, 'the network is back')
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
  // The screen subscribes to its queries after this.
  timer = setTimeout(() => void look(), 0)
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

function datumOf(query: Query, now: number) {
  const { dataUpdatedAt: readAt } = query.state
  if (!hasFailed(query)) return { query, readAt }
  // A counter that has failed shows no number, however young the last one is.
  return { query, readAt: isBackground(query) ? 0 : readAt, notBefore: now + waitLeft(query) }
}

/** The counters beside a list belong to it: they are of the same resource. */
export const isCounterOf = (main: Read | undefined, query: Query) =>
  isBackground(query) && query.queryKey[0] === main?.queryKey[0]

/** A further page of a list has failed. Reading all pages again would repeat those that came (remaining-pages.ts). */
const hasFailedOnTheWay = ({ state }: Query) => Boolean(state.fetchMeta?.fetchMore)
