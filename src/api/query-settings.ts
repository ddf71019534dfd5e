/** Settings of the generated hooks, and the presets for each kind of list. */
import { keepPreviousData } from '@tanstack/react-query'

/** For a hook that waits for its data. */
export interface SuspenseSettings {
  staleTime?: number
}

/** For a hook that gives the state of the query: the screen decides what it shows while there is no data. */
export interface QuerySettings {
  enabled?: boolean
  staleTime?: number | 'static'
  gcTime?: number
  throwOnError?: typeof failWithoutData | false
  meta?: { background: true; once?: true }
}

/** For a read that no person has asked for (background.ts). Its place on the screen shows a failure. */
export const inBackground = { meta: { background: true }, throwOnError: false } as const satisfies QuerySettings

/** The same for a read that may cost several calls: only a person or a write reads it again. */
export const onceInBackground = {
  meta: { background: true, once: true },
  throwOnError: false,
} as const satisfies QuerySettings

const TEN_MINUTES = 600_000

/** A background read that outlives the place that asked for it. */
export const keptLong = { ...onceInBackground, staleTime: TEN_MINUTES, gcTime: TEN_MINUTES } as const

/** The names of all companies and machines. The palette and the filter options share one read. */
export const companyNamesQuery = { itemsPerPage: 100, q: ['id', 'name', 'cleveronCompanyId', 'contactEmail'] } as const
export const lockerNamesQuery = {
  itemsPerPage: 100,
  q: ['id', 'shortLocation', 'location', 'city', 'cleveronApmId'],
} as const

/** The screen fails when there is nothing to show; a refetch that fails leaves what is shown. */
export const failWithoutData = (_error: Error, { state }: { state: { data: unknown } }) => state.data === undefined

/*
 * A list on screen gets old without being read again, because then its rows would move. The bar above it reads it in the
 * background (src/refresh/clock.ts). Only a list that a write has made stale is read at once.
 */

/** Infinite lists: title and table head stay while the first page loads. */
export const growingSettings = { throwOnError: failWithoutData, staleTime: Infinity }

/** One page by its number: the page before stays until the next one is there. */
export const pageSettings = { placeholderData: keepPreviousData, throwOnError: failWithoutData, staleTime: Infinity }

/** The rows of several lists. It stays outside the hooks, so that the same answers give the same arrays. */
export const itemsOfEach = <Item>(lists: { data: { items: Item[] } }[]) => lists.map(({ data }) => data.items)
