import { keepPreviousData } from '@tanstack/react-query'

/** Settings of a hook that suspends until its data arrive. */
export interface SuspenseSettings {
  staleTime?: number
}

/** Settings of a hook that returns the state of the query. The screen decides what to show without data. */
export interface QuerySettings {
  enabled?: boolean
  staleTime?: number | 'static'
  gcTime?: number
  throwOnError?: typeof failWithoutData | false
  meta?: { background: true; once?: true }
}

/** A background read (background.ts). Its place on the screen shows a failure. */
export const inBackground = { meta: { background: true }, throwOnError: false } as const satisfies QuerySettings

/** A background read that screens share while it is at most a minute old: counts, and what boards read. */
export const freshForAMinute = { ...inBackground, staleTime: 60_000 } as const

/** A background read that may cost several calls, so that only a person or a write refetches it. */
export const onceInBackground = {
  meta: { background: true, once: true },
  throwOnError: false,
} as const satisfies QuerySettings

const TEN_MINUTES = 600_000

/** A background read that is not automatically refetched and stays cached after its screen is left. */
export const cachedLong = { ...onceInBackground, staleTime: TEN_MINUTES, gcTime: TEN_MINUTES } as const

/** Queries for the names of all companies and machines. The palette and the filter options share one read. */
export const companyNamesQuery = { itemsPerPage: 100, q: ['id', 'name', 'cleveronCompanyId', 'contactEmail'] } as const
export const lockerNamesQuery = {
  itemsPerPage: 100,
  q: ['id', 'shortLocation', 'location', 'city', 'cleveronApmId'],
} as const

/** Shows the error screen only without data. A failed refetch keeps the data on screen. */
export const failWithoutData = (_error: Error, { state }: { state: { data: unknown } }) => state.data === undefined

/*
 * A list on screen never counts as old, because a plain refetch would move its rows. The bar above it refreshes it in the
 * background (src/refresh/automatic.ts). Only a write that invalidates the list refetches it at once.
 */

/** Settings of an infinite list, which shows its title and table head while the first page loads. */
export const growingSettings = { throwOnError: failWithoutData, staleTime: Infinity }

/** Settings of a numbered page: the previous page stays on screen until the next one has arrived. */
export const pageSettings = { placeholderData: keepPreviousData, throwOnError: failWithoutData, staleTime: Infinity }

/** Rows of several lists. Declared outside the hooks, so that the same answers give the same arrays. */
export const itemsOfEach = <Item>(lists: { data: { items: Item[] } }[]) => lists.map(({ data }) => data.items)
