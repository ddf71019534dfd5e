import { type FetchQueryOptions, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { FreshReading } from '#lib/form-values.ts'
import { isApiError } from './errors.ts'

/** Fetches from the server, without the cache. The caller shows a failure. */
export const readAnew = <T, Key extends QueryKey>(client: QueryClient, options: FetchQueryOptions<T, Error, T, Key>) =>
  client.query({ ...options, staleTime: 0, meta: { shownByCaller: true } })

/** Maximum time that a save waits for its check. */
export const CHECK_MS = 10_000

const isGone = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 410)

/**
 * Refetches a record before an edit is sent. Never throws: a check that fails or takes too long returns `unread`.
 * @param find finds the record in the answer, for a record that no call reads alone
 */
export async function readFreshly<T, Key extends QueryKey, Stored extends object>(
  client: QueryClient,
  options: FetchQueryOptions<T, Error, T, Key>,
  find: (read: T) => FreshReading<Stored>,
): Promise<FreshReading<Stored>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLate = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), CHECK_MS)
  })
  try {
    const first = await Promise.race([readAnew(client, options), isLate])
    if (first !== 'late') return find(first)
    // An answer from before the save must not overwrite a later one.
    await client.cancelQueries({ queryKey: options.queryKey, exact: true }, { silent: true })
    return 'unread'
  } catch (error) {
    return isGone(error) ? 'gone' : 'unread'
  } finally {
    clearTimeout(timer)
  }
}

/** `readFreshly` as a hook for forms. */
export function useFreshReading<T, Key extends QueryKey, Stored extends object>(
  options: FetchQueryOptions<T, Error, T, Key>,
  find: (read: T) => FreshReading<Stored>,
) {
  const client = useQueryClient()
  return () => readFreshly(client, options, find)
}

/** Whether a record has more than its identity. A relation sent as an IRI has only the identity. */
const hasFields = (record: object) => Object.keys(record).some((key) => key !== '@id' && key !== 'id')

/** `find` for a record that a call reads alone. */
export const fromRecord = <Stored extends object>(record: Stored): FreshReading<Stored> =>
  hasFields(record) ? record : 'unread'

/** `find` for a record in a list of its parent. Without the list the state of the record is unknown. */
export function findInList<Stored extends { id?: number }>(
  list: readonly Stored[] | undefined,
  id: number,
): FreshReading<Stored> {
  if (list === undefined) return 'unread'
  const found = list.find((each) => each.id === id)
  return found === undefined ? 'gone' : fromRecord(found)
}
