/** Builds query options from a call and its key: no screen can cache an answer under the key of another call. */
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { apiBase } from './addresses.ts'
import { isReadInBackground } from './background.ts'
import { type Initiator, follow, send } from './client.ts'
import { ApiError } from './errors.ts'
import { type Page, readItem, readPage } from './hydra.ts'
import {
  hasRisen,
  inExport,
  isIncomplete,
  type Place,
  readPlace,
  type Rows,
  startWalk,
  turned,
  walkThrough,
} from './pages.ts'
import { type Query, toQueryString } from './query-string.ts'
import type { Reader } from './read.ts'

interface Source<T> {
  /** Query key. The tag comes first, because writes invalidate by tag. */
  key: readonly [tag: string, ...rest: unknown[]]
  path: string
  query?: Query
  read: Reader<T>
  aliases?: readonly string[]
  /** An incomplete list is a failure, because results based on it would be wrong (G-87). */
  complete?: boolean
  /** Maximum number of pages, because a server may ignore the filter. */
  pagesAtMost?: number
  /** Reads an infinite list backwards from this page, which is the last one by the total and the size that was asked for. */
  lastPage?: number
}

type Row = { '@id': string }
type FetchContext = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal' | 'meta'>

function initiatorOf({ client, queryKey, meta }: FetchContext): Initiator {
  if (meta?.silent) return 'prefetch'
  const fetchMeta = client.getQueryState(queryKey)?.fetchMeta ?? null
  return isReadInBackground({ meta, state: { fetchMeta } }) ? 'background' : 'screen'
}

const settings = (context: FetchContext) => ({ signal: context.signal, initiator: initiatorOf(context) })

/** Options for one record. An answer without an identity is an error. */
export const itemOptions = <T>({ key, path, query, read }: Source<T>) =>
  queryOptions({
    queryKey: key,
    queryFn: async (context) => readItem(await send({ method: 'GET', path, query, ...settings(context) }), read),
  })

const firstPage = async <T>({ path, query, read, aliases }: Source<T>, context: FetchContext) =>
  readPage(await send({ method: 'GET', path, query, ...settings(context) }), read, aliases)

const pageBehind = async <T>(link: string, { read, aliases }: Source<T>, context: FetchContext) =>
  readPage(await follow(link, settings(context)), read, aliases)

/** Options for one page, by its number. */
export const pageOptions = <T extends Row>(source: Source<T>) =>
  queryOptions({ queryKey: source.key, queryFn: (context) => firstPage(source, context) })

const startOf = <T>({ path, query }: Source<T>): Place => ({ link: apiBase().pathname + path + toQueryString(query) })

/**
 * Fetches the last page. The server says where it is, if it sends fewer rows a page than asked for or if its total has moved: such
 * a page has a next one, or no rows. Older rows are missing without that link.
 */
async function lastPageOf<T extends Row>(source: Source<T>, context: FetchContext): Promise<Page<T>> {
  const numbered = (page: number | undefined) => firstPage({ ...source, query: { page, ...source.query } }, context)
  const isLast = ({ items, next }: Page<T>) => next === undefined && items.length > 0
  let page = await numbered(source.lastPage)
  if (!isLast(page) && page.last !== undefined) page = await pageBehind(page.last, source, context)
  // A collection of one page has no links.
  else if (page.items.length === 0 && source.lastPage !== 1) page = await numbered(1)
  return page.next === undefined ? page : { ...page, hasGap: true }
}

function pageAt<T extends Row>(place: Place, source: Source<T>, context: FetchContext) {
  const isStart = (link: string) => link === startOf(source).link
  if (source.lastPage === undefined)
    return readPlace(place, (link) => (isStart(link) ? firstPage(source, context) : pageBehind(link, source, context)))
  const pageOf = (link: string) => (isStart(link) ? lastPageOf(source, context) : pageBehind(link, source, context))
  return readPlace(place, async (link) => turned(await pageOf(link)), hasRisen)
}

/** Options for an infinite list. The parameter of a page is its place. */
export const infiniteOptions = <T extends Row>(source: Source<T>) =>
  infiniteQueryOptions({
    queryKey: source.key,
    initialPageParam: startOf(source),
    queryFn: (context) => pageAt(context.pageParam, source, context),
    getNextPageParam: (_page, pages, _place, places) => walkThrough(pages, places).walk.next(),
    select: joinInfinite<T>,
  })

function joinInfinite<T extends Row>({ pages, pageParams }: InfiniteData<Page<T>, Place>) {
  const { items, walk } = walkThrough(pages, pageParams)
  return { items, ...walk.completeness(), pages: walk.progress() }
}

/** Options for a whole collection: page 1 with a large size, then further pages if the server limits the size. */
export const everyPageOptions = <T extends Row>(source: Source<T>) =>
  queryOptions({
    queryKey: source.key,
    queryFn: async (context): Promise<Rows<T>> => {
      const { pagesAtMost = Infinity } = source
      const walk = startWalk<T>()
      const items: T[] = []
      let place: Place | undefined = startOf(source)
      for (let count = 0; place !== undefined && count < pagesAtMost; count += 1) {
        // Each page contains the link to the next one, so pages cannot be read in parallel.
        // oxlint-disable-next-line no-await-in-loop
        items.push(...walk.add(await pageAt(place, source, context), place))
        place = walk.next()
      }
      const all: Rows<T> = { items, ...walk.completeness(), ...(place !== undefined && { incomplete: true }) }
      if (source.complete && isIncomplete(all)) throw new ApiError({ kind: 'unreadable' })
      return all
    },
  })

/** One page of a walk. */
export interface Batch<T> {
  /** Rows that no previous page contained. */
  items: T[]
  /** Number of different rows so far. */
  read: number
  /** Highest total so far, because rows may leave meanwhile. */
  total?: number
  isOver: boolean
  /** Rows are missing: too many moved between two pages, or at the end, the links ended too early or the total is higher. */
  isIncomplete: boolean
}

/** Walks through a collection. @returns a function that reads the next page; after a failure it retries the same one */
export function walkPages<T extends Row>(source: ReturnType<typeof infiniteOptions<T>>, client: QueryClient) {
  const readNext = source.queryFn as QueryFunction<Page<T>, QueryKey, Place>
  const walk = startWalk<T>(inExport)
  let place: Place = source.initialPageParam
  let highest: number | undefined

  return async (signal: AbortSignal): Promise<Batch<T>> => {
    const { queryKey } = source
    const page = await readNext({ client, queryKey, signal, pageParam: place, direction: 'forward', meta: undefined })
    const items = walk.add(page, place)
    const next = walk.next()
    place = next ?? place
    if (page.total !== undefined) highest = Math.max(page.total, highest ?? 0)
    const { total = 0, incomplete = false } = walk.completeness()
    const read = walk.read()
    return {
      items,
      read,
      ...(highest !== undefined && { total: highest }),
      isOver: next === undefined,
      isIncomplete: incomplete || (next === undefined && total > read),
    }
  }
}

/** Marks a walk as a part if a client-side filter could not judge some of its rows, which `countUnknown` counts. */
export function markIncomplete<T>(
  next: (signal: AbortSignal) => Promise<Batch<T>>,
  countUnknown: (rows: T[]) => number,
) {
  let unknown = 0
  return async (signal: AbortSignal): Promise<Batch<T>> => {
    const batch = await next(signal)
    unknown += countUnknown(batch.items)
    return { ...batch, isIncomplete: batch.isIncomplete || (batch.isOver && unknown > 0) }
  }
}
