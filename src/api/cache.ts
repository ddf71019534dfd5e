import type { QueryClient } from '@tanstack/react-query'
import { describeRead } from './describe-read.ts'
import { isObject } from './read.ts'

type Row = { '@id': string }

/** Pages of a list: one page, or all pages of an infinite list (resource.ts). */
export const pagesIn = (data: unknown): unknown[] =>
  isObject(data) && Array.isArray(data['pages']) ? data['pages'] : [data]

/** Rows of a list. Empty for other data. */
export const rowsIn = (data: unknown) =>
  pagesIn(data).flatMap((page) => (isObject(page) && Array.isArray(page['items']) ? (page['items'] as Row[]) : []))

/** Returns the data with each page changed. */
export const mapPages = (data: unknown, change: (page: unknown) => unknown) =>
  isObject(data) && Array.isArray(data['pages']) ? { ...data, pages: data['pages'].map(change) } : change(data)

/**
 * Changes of the counts by status when a record changes its status. Undefined means that the record does not exist: before
 * its creation, or after its deletion.
 */
export function countChanges(was: string | undefined, is: string | undefined): Map<string, number> {
  const changes = new Map<string, number>()
  if (was === is) return changes
  if (was !== undefined) changes.set(was, -1)
  if (is !== undefined) changes.set(is, 1)
  return changes
}

/** The status of a record, of a request body or of the filter of a read. */
export const statusOf = (value: unknown) =>
  isObject(value) && typeof value['status'] === 'string' ? value['status'] : undefined

/**
 * Applies the changes to all cached counts of the tag. A count that could not be read stays unknown. A running read may have
 * counted before the change, so it is cancelled and repeated after the rows.
 */
export function moveCounts(queryClient: QueryClient, tag: string, changes: ReadonlyMap<string, number>) {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll()) {
    const read = describeRead(queryKey)
    const change = changes.get(statusOf(read?.params) ?? '')
    if (read?.tag !== tag || read.kind !== 'count' || change === undefined) continue
    if (state.fetchStatus === 'fetching') void queryClient.cancelQueries({ queryKey, exact: true })
    if (state.status !== 'success') continue
    queryClient.setQueryData(queryKey, (data: unknown) => moved(data, change), { updatedAt: state.dataUpdatedAt })
  }
}

const moved = (data: unknown, change: number) =>
  isObject(data) && typeof data['total'] === 'number' ? { ...data, total: Math.max(0, data['total'] + change) } : data
