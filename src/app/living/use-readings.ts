import {
  focusManager,
  hashKey,
  notifyManager,
  onlineManager,
  type Query,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { isReadInBackground, readAgainOnScreen, readInBackground } from '#api/background.ts'
import { usePreference } from '#session/preferences.ts'
import { heldAfter } from './held.ts'
import { isSomethingOpen } from './is-something-open.ts'
import type { LivingList } from './rows.ts'
import { dueAt, type Moment, nextReading, READ_EVERY_MS } from './when.ts'

/** What nothing tells the end of, such as an open menu, is looked at again after this time. */
const LOOK_AGAIN_MS = 1_000

export interface Read {
  queryKey: QueryKey
}

type Given = Pick<Moment, 'isAutomatic' | 'isOnline' | 'isVisible'>

interface Readings {
  reads: readonly Read[]
  list: LivingList | undefined
  before: boolean
  onChanged: () => void
}

interface Shown extends Read {
  readAt: number
  hasFailed: boolean
  isReading: boolean
}

/** What the screen shows of its reads. What could not be read is not shown. */
const shownOf = (client: QueryClient, reads: readonly Read[]) =>
  reads.flatMap(({ queryKey }): Shown[] => {
    const { data, dataUpdatedAt: readAt, status, fetchStatus } = client.getQueryState(queryKey) ?? {}
    if (data === undefined || readAt === undefined) return []
    return [{ queryKey, readAt, hasFailed: status === 'error', isReading: fetchStatus === 'fetching' }]
  })

function summaryOf(client: QueryClient, reads: readonly Read[]) {
  const shown = shownOf(client, reads)
  return {
    /** Of the oldest data; undefined before the first. */
    readAt: shown.length === 0 ? undefined : Math.min(...shown.map(({ readAt }) => readAt)),
    hasFailed: shown.some(({ hasFailed }) => hasFailed),
    /** The first reading, too. */
    isReading: reads.some(({ queryKey }) => client.getQueryState(queryKey)?.fetchStatus === 'fetching'),
  }
}

const isIn = (reads: readonly Read[]) => {
  const hashes = new Set(reads.map(({ queryKey }) => hashKey(queryKey)))
  return ({ queryKey }: Read) => hashes.has(hashKey(queryKey))
}

/** The counters beside a list belong to it: they are of the same resource. */
const isCounterOf =
  ([main]: readonly Read[]) =>
  ({ meta, queryKey }: Pick<Query, 'meta' | 'queryKey'>) =>
    meta?.background === true && queryKey[0] === main?.queryKey[0]

/** Reads what the screen shows when somebody asks for it, and by itself when it is old (when.ts). */
export function useReadings({ reads, list, before, onChanged }: Readings) {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const [isAutomatic] = usePreference('autoRefresh')
  const isOnline = useSyncExternalStore(onSwitch, () => onlineManager.isOnline())
  const isVisible = useSyncExternalStore(onTab, () => focusManager.isFocused())
  const [subscribe] = useState(() => (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)))
  // A text, because it is the same again when nothing has changed.
  const summary = useSyncExternalStore(subscribe, () => JSON.stringify(summaryOf(client, reads)))
  const waits = useRef(new Map<string, number>())
  const isAsked = useRef(false)

  /** Rows are held in the same moment in which they come, before they are drawn. */
  const show = useEffectEvent((read: Read, was: unknown, now: unknown) => {
    if (list === undefined) return onChanged()
    // Meanwhile the list may show another page.
    const [rows] = reads
    if (rows !== undefined && isIn([rows])(read)) list.hold(heldAfter({ held: list.held, was, now, before }))
  })

  const readOne = useEffectEvent(async (read: Read) => {
    const { queryKey } = read
    const was: unknown = client.getQueryData(queryKey)
    const wait = await readInBackground(client, queryKey)
    waits.current.set(hashKey(queryKey), wait > 0 ? Date.now() + wait : 0)
    const query = cache.find({ queryKey, exact: true })
    const now: unknown = query?.state.data
    // Meanwhile a person may have asked for the same data.
    if (query !== undefined && now !== was && isReadInBackground(query)) show(read, was, now)
  })

  /** @returns when to look again; undefined when a change of the page will tell */
  const look = useEffectEvent(async (given: Given): Promise<number | undefined> => {
    const now = Date.now()
    const data = shownOf(client, reads).map((shown) => ({
      ...shown,
      notBefore: waits.current.get(hashKey(shown.queryKey)) ?? 0,
    }))
    const next = nextReading({
      now,
      data,
      ...given,
      // Nothing does yet.
      isToldOfChanges: false,
      isSomethingOpen: isSomethingOpen(),
      isBusy: data.some(({ isReading }) => isReading) || client.isMutating() > 0,
    })
    if (next.do === 'wait') return Math.min(next.until - now, READ_EVERY_MS)
    if (next.do === 'rest') return ['busy', 'something-open'].includes(next.because) ? LOOK_AGAIN_MS : undefined
    const due = data.filter((datum) => dueAt(datum, now) <= now)
    await Promise.all(due.map(readOne))
    // A counter that has failed is read again when its own wait is over.
    const counters = cache.findAll({ type: 'active', predicate: isCounterOf(reads) })
    const known = counters.filter(({ state }) => state.status === 'success')
    await Promise.all(known.map(({ queryKey }) => readInBackground(client, queryKey)))
    return LOOK_AGAIN_MS
  })

  // An effect, because time passes outside React.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const lookAgain = async () => {
      const wait = await look({ isAutomatic, isOnline, isVisible })
      if (!isOver && wait !== undefined) timer = setTimeout(() => void lookAgain(), wait)
    }
    void lookAgain()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isAutomatic, isOnline, isVisible])

  /** As a person asks for it: failures are shown as of any reading, and the order of the server counts. */
  async function refresh() {
    if (isAsked.current) return
    isAsked.current = true
    const [isShown, isCounter] = [isIn(reads), isCounterOf(reads)]
    await readAgainOnScreen(client, (query) => isShown(query) || isCounter(query))
    isAsked.current = false
    list?.hold()
  }

  return { ...(JSON.parse(summary) as ReturnType<typeof summaryOf>), isOnline, refresh }
}

const onSwitch = (listener: () => void) => onlineManager.subscribe(listener)
const onTab = (listener: () => void) => focusManager.subscribe(listener)
