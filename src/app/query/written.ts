import type { QueryClient } from '@tanstack/react-query'
import { mapPages, rowsIn, statusOf } from '#api/cache.ts'
import { describeRead } from '#api/describe-read.ts'
import { isObject } from '#api/read.ts'

interface Written {
  /** Tag of the resource, and tags of all queries that may contain the record. */
  tag: string
  tags: readonly string[]
  id: number
  /** Changed fields as sent. A deletion has none. */
  body?: unknown
  deletes?: boolean
}

/** Whether a value is an IRI, which refers to another record with unknown fields. */
const isIri = (value: unknown) => typeof value === 'string' && value.startsWith('/')

const canBeShown = (value: unknown) =>
  Array.isArray(value) ? value.every((entry) => isObject(entry)) : !isObject(value) && !isIri(value)

/**
 * Applies an accepted change to all cached copies of the record. Otherwise a slow list would show the old state beside the
 * success message. A list of one status loses a record that has left the status, and the counts by status change. Other
 * counts and histories are updated when the list is refetched.
 */
export function showWritten(queryClient: QueryClient, { tag, tags, id, body, deletes = false }: Written) {
  const ending = `/${tag.replaceAll('-', '_')}/${id}`
  const accepted = Object.entries(isObject(body) ? body : {}).filter(([, value]) => canBeShown(value))
  const isRecord = (value: unknown) => isObject(value) && String(value['@id']).endsWith(ending)
  const status = statusOf(body)
  let before: string | undefined

  /** Returns the same object when nothing in it changes, because a list may have thousands of rows. */
  function rewrite(value: unknown, leaves: boolean): unknown {
    if (Array.isArray(value)) {
      const entries = value.map((entry) => rewrite(entry, leaves)).filter((entry) => !leaves || !isRecord(entry))
      const isSame = entries.length === value.length && entries.every((entry, at) => entry === value[at])
      return isSame ? value : entries
    }
    if (!isObject(value)) return value
    const children = Object.entries(value).map(([key, child]) => [key, rewrite(child, leaves)] as const)
    const known = children.every(([key, child]) => child === value[key]) ? value : Object.fromEntries(children)
    if (!isRecord(value)) return known
    before = statusOf(value) ?? before
    // Only fields that the query has, and flags, because the server may leave out a flag that is off.
    const shown = accepted.filter(([key, sent]) => key in value || typeof sent === 'boolean')
    return { ...known, ...Object.fromEntries(shown.map(([key, sent]) => [key, sent ?? undefined])) }
  }

  // The newest copy is last, so it has the status before the write.
  const copies = queryClient
    .getQueryCache()
    .findAll()
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
  for (const { queryKey, state } of copies) {
    const read = describeRead(queryKey)
    if (!read || !tags.includes(read.tag) || read.kind === 'count' || state.data === undefined) continue
    const filter = read.tag === tag ? statusOf(read.params) : undefined
    const leaves = deletes || (status !== undefined && filter !== undefined && filter !== status)
    const { data, dataUpdatedAt: updatedAt } = state
    const rewritten = rewrite(data, leaves)
    if (rewritten !== data) queryClient.setQueryData(queryKey, recount(data, rewritten), { updatedAt })
  }
  if (before !== undefined) moveCounts(queryClient, tag, before, deletes ? undefined : (status ?? before))
}

/** Status of a new order, if the answer lacks it. Only orders are counted by status. */
const FIRST_STATUS = 'created'

/** Counts a new record, which is in no list yet. */
export const showCreated = (queryClient: QueryClient, tag: string, record: unknown) =>
  moveCounts(queryClient, tag, undefined, statusOf(record) ?? FIRST_STATUS)

/**
 * Applies a change of status to all cached counts of the tag. A count that could not be read stays unknown. A running read may have
 * counted before the change, so it is cancelled and repeated after the rows.
 * @param was undefined for a new record
 * @param is undefined for a deleted record
 */
export function moveCounts(queryClient: QueryClient, tag: string, was: string | undefined, is: string | undefined) {
  if (was === is) return
  for (const { queryKey, state } of queryClient.getQueryCache().findAll()) {
    const read = describeRead(queryKey)
    const counted = statusOf(read?.params)
    if (read?.tag !== tag || read.kind !== 'count' || counted === undefined) continue
    if (counted !== was && counted !== is) continue
    if (state.fetchStatus === 'fetching') void queryClient.cancelQueries({ queryKey, exact: true })
    if (state.status !== 'success') continue
    const change = counted === is ? 1 : -1
    queryClient.setQueryData(queryKey, (data: unknown) => changeTotal(data, change), { updatedAt: state.dataUpdatedAt })
  }
}

/** Lowers the total on each page by the number of removed rows. */
function recount(before: unknown, after: unknown) {
  const gone = rowsIn(before).length - rowsIn(after).length
  return gone > 0 ? mapPages(after, (page) => changeTotal(page, -gone)) : after
}

const changeTotal = (page: unknown, change: number) =>
  isObject(page) && typeof page['total'] === 'number' ? { ...page, total: Math.max(0, page['total'] + change) } : page
