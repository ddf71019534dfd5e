/** Reads a long list again only when counts show a change (DECISIONS.md, « Counts answer for a long list »). */
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import { waitLeft } from '#api/background.ts'
import { pagesIn, rowsIn } from '#api/cache.ts'
import type { OrderStatus } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import type { Page } from '#api/hydra.ts'
import { inBackground } from '#api/query-settings.ts'
import { uniqueByIri } from '#api/read.ts'
import { countQuery } from '#api/records/selections.ts'

type Count = ReturnType<typeof orders.count>
type CountedPage = Page<{ '@id': string; id: number }>

/** Counts for the list of one status. Records pass from one status to the next and never return. */
export interface CountCheck {
  /** The list itself, with its filter and its sort order. */
  own: Count
  /** The statuses before that of the list. Their first row is the newest one. */
  before: readonly Count[]
  /** Only one page of the list is read, so that the total of its answer stands for its rows. */
  readsOnePage?: true
}

const countOf = (status: OrderStatus) => orders.count(countQuery(status))

/** Count check for the list of the orders with this status. */
export const countCheckOf = (status: OrderStatus, before: readonly OrderStatus[]): CountCheck => ({
  own: countOf(status),
  before: before.map(countOf),
})

const countsIn = ({ own, before }: CountCheck) => [own, ...before]

/** Answers of the counts of a count check. */
type Counted = NonNullable<ReturnType<typeof countedIn>>

/** Undefined without a total. */
function countedIn(pages: readonly (CountedPage | undefined)[]) {
  const [own, ...before] = pages
  if (!own || pages.some((page) => page?.total === undefined)) return undefined
  return {
    own,
    /** Number of records in the statuses before. */
    before: before.reduce((sum, page) => sum + (page?.total ?? 0), 0),
    /** The newest record in these statuses and in the list. */
    newestId: Math.max(0, ...pages.map((page) => page?.items[0]?.id ?? 0)),
  }
}

/** Counts do not show an edited row, so each list is also read in full: a page every five minutes on average. */
const FULL_AFTER_MS_PER_PAGE = 5 * 60_000

/** The counts at the time of the cached list. */
interface Basis {
  dataUpdatedAt: number
  /** Time of the last full reading. */
  readAt: number
  counted: Counted
}

const bases = new WeakMap<Query, Basis>()

function basisOf(query: Query) {
  const basis = bases.get(query)
  return basis?.dataUpdatedAt === query.state.dataUpdatedAt ? basis : undefined
}

/** Keeps the cached counts for comparison with later ones, if they are not newer than the list. */
export function keepCounts(client: QueryClient, query: Query, countCheck: CountCheck) {
  const { dataUpdatedAt } = query.state
  const states = countsIn(countCheck).map(({ queryKey }) => client.getQueryState<CountedPage>(queryKey))
  if (basisOf(query) || states.some((state) => state?.status !== 'success' || state.dataUpdatedAt > dataUpdatedAt))
    return
  const counted = countedIn(states.map((state) => state?.data))
  if (counted) bases.set(query, { dataUpdatedAt, readAt: dataUpdatedAt, counted })
}

/** Whether the counts since `since` show that no row has come or gone. The list then counts as read with them. */
export async function isConfirmed(
  client: QueryClient,
  query: Query,
  countCheck: CountCheck,
  since: number,
): Promise<boolean> {
  const { data, dataUpdatedAt, status, isInvalidated } = query.state
  const cachedOf = ({ queryKey }: Count) => client.getQueryCache().get(hashKey(queryKey))
  // The data of an infinite query (resource.ts).
  const pages = pagesIn(data) as CountedPage[]
  const now = Date.now()
  const basis = basisOf(query)
  const total = countCheck.readsOnePage ? pages[0]?.total : uniqueByIri(rowsIn(data)).length
  const isWhole = pages.at(-1)?.total === total && !pages.some(({ hasGap }) => hasGap)
  // A single page costs less than the counts, unless the screen shows them anyway.
  const isShort = pages.length === 1 && !cachedOf(countCheck.own)?.isActive()
  const isLate = basis && now - basis.readAt >= (pages.length + 1) * FULL_AFTER_MS_PER_PAGE
  if (status !== 'success' || isInvalidated || !isWhole || isShort || isLate) return false

  const counts = countsIn(countCheck)
  if (counts.map(cachedOf).some((count) => count !== undefined && waitLeft(count) > 0)) return false
  const staleTime = Math.max(0, now - Math.max(dataUpdatedAt, since))
  const answers = counts.map((count) => client.query({ ...count, meta: inBackground.meta, staleTime }))
  // Without a count the list is read in full.
  const counted = countedIn(await Promise.all(answers).catch(() => []))
  // A write has changed the list, or a person has read it meanwhile.
  if (query.state.data !== data || query.state.isInvalidated || !basisOf(query)) return false
  if (!counted || basis === undefined || hasMoved(basis.counted, counted)) return false
  const first = countCheck.readsOnePage ? basis.counted.own.items[0] : pages[0]?.items[0]
  if (counted.own.total !== total || counted.own.items[0]?.['@id'] !== first?.['@id']) return false
  const readAt = counts.map((count) => cachedOf(count)?.state.dataUpdatedAt ?? now)
  client.setQueryData(query.queryKey, data, { updatedAt: Math.min(...readAt) })
  bases.set(query, { ...basis, counted, dataUpdatedAt: query.state.dataUpdatedAt })
  return true
}

/**
 * Whether a record may have left the statuses before: they have not grown by the number of new records. Another record may have
 * left the list at the same time, so that its own count is the same.
 */
const hasMoved = (was: Counted, now: Counted) => now.before - was.before !== Math.max(0, now.newestId - was.newestId)
