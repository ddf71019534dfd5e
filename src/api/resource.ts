/**
 * What every generated resource file is built from: a call with its key becomes query, infinite query or mutation
 * options. Key and fetch are born together, so no screen can ask for one thing and cache it as another.
 */
import { infiniteQueryOptions, mutationOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import { apiBase } from './base.ts'
import { follow, send, type Call } from './client.ts'
import { ApiError } from './errors.ts'
import { readItem, readPage, resolveLink, samePage, type Page } from './hydra.ts'
import { toQueryString, type Query } from './query-string.ts'
import { uniqueByIri, type Reader } from './read.ts'
import type { WriteMeta, Words } from './words.ts'

interface Source<T> {
  /** The tag first: writes make stale by tag. */
  key: readonly [tag: string, ...rest: unknown[]]
  path: string
  query?: Query
  read: Reader<T>
  aliases?: readonly string[]
  /** Some rows less than the server counts are a failure: what is built on them would be wrong (G-87). */
  complete?: boolean
}

type Row = { '@id': string }
type FetchContext = { signal: AbortSignal; meta: Record<string, unknown> | undefined }
const settings = ({ signal, meta }: FetchContext) => ({ signal, silent: meta?.['silent'] === true })

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

/**
 * Where to go on after `page`: nowhere when it was empty, when its link leads off the API, or to a page already read
 * (G-123). The server's link is the page parameter, never a number: it carries the filters, and a cursor if there is one.
 */
function nextLink<T>(page: Page<T>, visited: readonly string[]): string | undefined {
  const { next, items } = page
  const address = next === undefined ? undefined : resolveLink(next, apiBase())
  if (address === undefined || items.length === 0) return undefined
  const isKnown = (link: string) => samePage(resolveLink(link, apiBase()) ?? apiBase(), address)
  return visited.some(isKnown) ? undefined : next
}

const startOf = <T>({ path, query }: Source<T>) => apiBase().pathname + path + toQueryString(query)

/** Pages that are loaded one after the other; rows met twice are shown once. */
export const infiniteOptions = <T extends Row>(source: Source<T>) =>
  infiniteQueryOptions({
    queryKey: source.key,
    initialPageParam: '',
    queryFn: (context) =>
      context.pageParam === '' ? firstPage(source, context) : pageBehind(context.pageParam, source, context),
    getNextPageParam: (page, _pages, _link, links) => nextLink(page, [startOf(source), ...links.filter(Boolean)]),
    select: joinPages<T>,
  })

function joinPages<T extends Row>({ pages }: InfiniteData<Page<T>, string>): Pick<Page<T>, 'items' | 'total'> {
  const total = pages.at(-1)?.total
  const items = uniqueByIri(pages.flatMap((page) => page.items))
  return { items, ...(total !== undefined && total >= items.length && { total }) }
}

/** The whole collection: page 1 of a large size, then every further page should the server cap that size. */
export const everyPageOptions = <T extends Row>(source: Source<T>) =>
  queryOptions({
    queryKey: source.key,
    queryFn: async (context): Promise<Pick<Page<T>, 'items' | 'total'>> => {
      const visited = [startOf(source)]
      let page = await firstPage(source, context)
      const pages = [page]
      for (let link = nextLink(page, visited); link !== undefined; link = nextLink(page, visited)) {
        visited.push(link)
        // Each page names the next one: there is nothing to do in parallel.
        // oxlint-disable-next-line no-await-in-loop
        page = await pageBehind(link, source, context)
        pages.push(page)
      }
      const all = joinPages({ pages, pageParams: visited })
      const isPartial = all.total !== undefined && all.items.length < all.total
      if (source.complete && isPartial) throw new ApiError({ kind: 'unreadable' })
      return all
    },
  })

interface Write<Data, Variables> {
  key: readonly [tag: string, operation: string]
  call: (variables: Variables) => Call
  read: Reader<Data>
  meta: WriteMeta
  words: Words<Data, Variables> | undefined
}

/** A write; its answer is undefined when the server sent an empty body. */
export const writeOptions = <Data, Variables>({ key, call, read, meta, words = {} }: Write<Data, Variables>) => {
  const { before, ...spoken } = words
  return mutationOptions({
    mutationKey: key,
    mutationFn: async (variables: Variables): Promise<Data | undefined> => {
      await before?.(variables)
      const body = await send(call(variables))
      return body === undefined ? undefined : read(body)
    },
    // The mutation cache calls these with the data and variables of this mutation, so their types are right.
    meta: { ...meta, ...(spoken as Words<unknown, unknown>) },
  })
}
