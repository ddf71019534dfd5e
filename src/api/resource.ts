/**
 * Builds query options and infinite query options from a call and its key. The key is derived from the call, so no screen can
 * cache an answer under the key of another call.
 */
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryFunctionContext } from '@tanstack/react-query'
import { isReadInBackground } from './background.ts'
import { apiBase } from './base.ts'
import { follow, send, type Asker } from './client.ts'
import { ApiError } from './errors.ts'
import { readItem, readPage, type Page } from './hydra.ts'
import { type Place, readPlace } from './page-place.ts'
import { countPages, isPart, joinPages, wayOn, type Rows } from './page-walk.ts'
import { toQueryString, type Query } from './query-string.ts'
import type { Reader } from './read.ts'

interface Source<T> {
  /** The tag first: writes make stale by tag. */
  key: readonly [tag: string, ...rest: unknown[]]
  path: string
  query?: Query
  read: Reader<T>
  aliases?: readonly string[]
  /** A list that lacks rows is a failure, because what is built on it would be wrong (G-87). */
  complete?: boolean
  /** Reading stops after so many pages, because a server may ignore the filter. */
  pagesAtMost?: number
}

type Row = { '@id': string }
type FetchContext = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal' | 'meta'>

function askerOf({ client, queryKey, meta }: FetchContext): Asker {
  if (meta?.silent) return 'hover'
  const fetchMeta = client.getQueryState(queryKey)?.fetchMeta ?? null
  return isReadInBackground({ meta, state: { fetchMeta } }) ? 'background' : 'screen'
}

const settings = (context: FetchContext) => ({ signal: context.signal, asker: askerOf(context) })

/** One record. An answer without an identity is an error. */
export const itemOptions = <T>({ key, path, query, read }: Source<T>) =>
  queryOptions({
    queryKey: key,
    queryFn: async (context) => readItem(await send({ method: 'GET', path, query, ...settings(context) }), read),
  })

const firstPage = async <T>({ path, query, read, aliases }: Source<T>, context: FetchContext) =>
  readPage(await send({ method: 'GET', path, query, ...settings(context) }), read, aliases)

const pageBehind = async <T>(link: string, { read, aliases }: Source<T>, context: FetchContext) =>
  readPage(await follow(link, settings(context)), read, aliases)

/** One page, by its number. */
export const pageOptions = <T extends Row>(source: Source<T>) =>
  queryOptions({ queryKey: source.key, queryFn: (context) => firstPage(source, context) })

const startOf = <T>({ path, query }: Source<T>): Place => ({ link: apiBase().pathname + path + toQueryString(query) })

/** The page of a place. The first one is the source's own. */
const pageAt = <T extends Row>(place: Place, source: Source<T>, context: FetchContext) =>
  readPlace(place, (link) =>
    link === startOf(source).link ? firstPage(source, context) : pageBehind(link, source, context),
  )

/** Pages that are loaded one after the other. A page's parameter is its place. */
export const infiniteOptions = <T extends Row>(source: Source<T>) =>
  infiniteQueryOptions({
    queryKey: source.key,
    initialPageParam: startOf(source),
    queryFn: (context) => pageAt(context.pageParam, source, context),
    getNextPageParam: (_page, pages, _place, places) => wayOn(pages, places).next,
    select: joinInfinite<T>,
  })

function joinInfinite<T extends Row>({ pages, pageParams }: InfiniteData<Page<T>, Place>) {
  return { ...joinPages(pages, pageParams), pages: countPages(pages, pageParams) }
}

/** The whole collection: page 1 of a large size, then every further page if the server gives smaller ones. */
export const everyPageOptions = <T extends Row>(source: Source<T>) =>
  queryOptions({
    queryKey: source.key,
    queryFn: async (context): Promise<Rows<T>> => {
      const places = [startOf(source)]
      const pages = [await firstPage(source, context)]
      const { pagesAtMost = Infinity } = source
      let place = wayOn(pages, places).next
      while (place !== undefined && pages.length < pagesAtMost) {
        // Each page names the next one: there is nothing to do in parallel.
        // oxlint-disable-next-line no-await-in-loop
        pages.push(await pageAt(place, source, context))
        places.push(place)
        place = wayOn(pages, places).next
      }
      const all: Rows<T> = { ...joinPages(pages, places), ...(place !== undefined && { incomplete: true }) }
      if (source.complete && isPart(all)) throw new ApiError({ kind: 'unreadable' })
      return all
    },
  })
