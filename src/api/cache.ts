/** The rows and counts of lists in the query cache. */
import type { QueryClient } from '@tanstack/react-query'
import { isObject } from './read.ts'

type Row = { '@id': string }

/** The pages of a list: one, or all that were loaded one after the other (resource.ts). */
export const pagesIn = (data: unknown): unknown[] =>
  isObject(data) && Array.isArray(data['pages']) ? data['pages'] : [data]

/** The rows of a list. Empty for data that are no list. */
export const rowsIn = (data: unknown) =>
  pagesIn(data).flatMap((page) => (isObject(page) && Array.isArray(page['items']) ? (page['items'] as Row[]) : []))

/** The same data with other pages. */
export const mapPages = (data: unknown, change: (page: unknown) => unknown) =>
  isObject(data) && Array.isArray(data['pages']) ? { ...data, pages: data['pages'].map(change) } : change(data)

/**
 * How the counts by status move when a record goes from one status to another. Undefined stands for a record that does not
 * exist: before its creation, after its deletion.
 */
export function countChanges(was: string | undefined, is: string | undefined): Map<string, number> {
  const changes = new Map<string, number>()
  if (was === is) return changes
  if (was !== undefined) changes.set(was, -1)
  if (is !== undefined) changes.set(is, 1)
  return changes
}

/** The status of a record, of what is sent, or of the filter of a read. */
export const statusOf = (value: unknown) =>
  isObject(value) && typeof value['status'] === 'string' ? value['status'] : undefined

/** A read that counts: its key is the tag, the word `count`, and what is counted. */
export const isCount = (queryKey: readonly unknown[]) => queryKey[1] === 'count'

/**
 * Moves the total of every cached count of the tag with the record. A count that could not be read stays unknown. A running
 * read may have counted before the change, so it is cancelled: the count is read again after the rows.
 */
export function moveCounts(queryClient: QueryClient, tag: string, changes: ReadonlyMap<string, number>) {
  for (const { queryKey, state } of queryClient.getQueryCache().findAll()) {
    const change = changes.get(statusOf(queryKey[2]) ?? '')
    if (queryKey[0] !== tag || !isCount(queryKey) || change === undefined) continue
    if (state.fetchStatus === 'fetching') void queryClient.cancelQueries({ queryKey, exact: true })
    if (state.status !== 'success') continue
    queryClient.setQueryData(queryKey, (data: unknown) => moved(data, change), { updatedAt: state.dataUpdatedAt })
  }
}

const moved = (data: unknown, change: number) =>
  isObject(data) && typeof data['total'] === 'number' ? { ...data, total: Math.max(0, data['total'] + change) } : data
