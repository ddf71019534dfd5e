import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { inBackground } from '#api/query-settings.ts'
import type { infiniteOptions } from '#api/resource.ts'
import { useWholeList } from '#api/whole-list.ts'
import { usePreference } from '#session/preferences.ts'

/** Page size for reading a whole collection. */
export const WHOLE_PAGE = 100

/** The read of a whole collection in large pages, which a file uses as well. */
export type Whole<Row extends { '@id': string }> = ReturnType<typeof infiniteOptions<Row>>

/** The rows on screen without a filter and a sorting. */
interface Part<Row> {
  /** Undefined until the first answer. */
  items: readonly Row[] | undefined
  read: { queryKey: QueryKey }
  hasMore: boolean
}

const none: never[] = []

/**
 * Rows for a filter or a sorting, which apply to the whole collection: its remaining pages are read by the links of the server, in
 * large pages. A list with all its rows sends no call.
 * @param isWanted the list is filtered or sorted
 */
export function useWholeRows<Row extends { '@id': string }>(part: Part<Row>, whole: Whole<Row>, isWanted: boolean) {
  const isNeeded = isWanted && part.items !== undefined && part.hasMore
  const [repeats] = usePreference('autoRefresh')
  const settings = { ...inBackground, staleTime: Infinity, enabled: isNeeded }
  const rest = useWholeList(whole, settings, repeats && isNeeded)
  const isRead = isNeeded && rest.items !== undefined
  return {
    items: useSteps((isRead ? rest.items : part.items) ?? none, !(isRead && rest.isReading)),
    /** The read that gives the rows. */
    read: isRead ? { queryKey: whole.queryKey } : part.read,
    /** When the collection was read; undefined while the rows are those of the part. */
    readAt: isRead ? rest.readAt : undefined,
    /** Progress of the collection, where it is read. */
    reading: isNeeded ? rest : undefined,
  }
}

/**
 * Throttles the sorting of a long collection while it is read: rows are passed on when they have doubled, not with every page. If
 * their number is the same, a row has changed, for example by a write.
 */
function useSteps<Row>(items: readonly Row[], isEnd: boolean) {
  const [step, setStep] = useState(items)
  const isDue = step !== items && (isEnd || items.length >= 2 * step.length || items.length <= step.length)
  if (isDue) setStep(items)
  return isDue ? items : step
}
