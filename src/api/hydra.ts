import { API_PREFIX } from './addresses.ts'
import { ApiError } from './errors.ts'
import { isObject, list, number, text, type Reader } from './read.ts'

export interface Page<T> {
  items: T[]
  /** Number of rows on all pages, if the server sends it. */
  total?: number
  /** Link of the server, unchanged, like `previous` and `last`. */
  next?: string
  previous?: string
  last?: string
  /** Number of rows that the server sent for this page, when `items` contains moved rows too (pages.ts). */
  size?: number
  /** Rows may be missing between the previous page and this one. */
  hasGap?: true
}

const prefixed = (body: Record<string, unknown>, key: string) => body[`hydra:${key}`] ?? body[key]

/**
 * Reads a collection of API Platform 2, 3 (`hydra:member`) or 4 (`member`), or a bare list.
 * @param aliases other keys that some servers use for the members (G-09)
 * @throws ApiError 'unreadable' when there is no list, when none of its rows can be read, and for an empty bare list, which does
 * not prove that the collection is empty
 */
export function readPage<T>(body: unknown, read: Reader<T>, aliases: readonly string[] = []): Page<T> {
  const envelope = isObject(body) ? body : {}
  const members = Array.isArray(body)
    ? body
    : (prefixed(envelope, 'member') ??
      aliases.map((key) => envelope[key]).find((value) => value !== undefined) ??
      (Object.keys(envelope).length > 0 ? envelope : undefined))
  const items = list(read)(members)
  // PHP writes `[]` for an empty object too.
  const saysNothing = Array.isArray(body) && body.length === 0
  const hasRows = isObject(members) || Array.isArray(members) ? Object.keys(members).length > 0 : false
  if (items === undefined || saysNothing || (hasRows && items.length === 0)) throw new ApiError({ kind: 'unreadable' })

  const view = prefixed(envelope, 'view')
  const links = isObject(view) ? view : {}
  const total = number(prefixed(envelope, 'totalItems'))
  const [next, previous, last] = ['next', 'previous', 'last'].map((relation) => text(prefixed(links, relation)))
  return {
    items,
    // A total below the number of rows is wrong and is ignored.
    ...(total !== undefined && Number.isInteger(total) && total >= items.length && { total }),
    ...(next && { next }),
    ...(previous && { previous }),
    ...(last && { last }),
  }
}

/** Reads a single record. @throws ApiError 'unreadable' when the body is not a record */
export function readItem<T>(body: unknown, read: Reader<T>): T {
  const item = isObject(body) ? read(body) : undefined
  if (item === undefined) throw new ApiError({ kind: 'unreadable' })
  return item
}

/**
 * Resolves a link of the server to its path and query on the origin of the API. Undefined when the link leads elsewhere: the
 * request carries the bearer token, so another host, port or user part is refused. Servers behind a TLS proxy may write
 * `http:`, which is corrected. A proxy may strip the prefix of the path, which is added again.
 * @param base the API's address, ending in `/api/`
 */
export function resolveLink(link: string, base: URL): URL | undefined {
  // URL parsers read a backslash as a slash, so '/\evil.test' would be another host.
  if (!URL.canParse(link, base) || /[\\\s]/.test(link)) return undefined
  const url = new URL(link, base)
  if (url.username || url.password) return undefined
  const sameHost =
    url.hostname === base.hostname && (url.port === base.port || (url.port === '' && url.protocol === 'http:'))
  if (!sameHost || !/^https?:$/.test(url.protocol)) return undefined
  const prefix = [base.pathname, API_PREFIX, '/'].find((start) => url.pathname.startsWith(start)) ?? ''
  return new URL(base.pathname + url.pathname.slice(prefix.length) + url.search, base)
}

/** Whether two addresses mean the same page, ignoring the order of parameters and numbers in brackets. */
export const samePage = (a: URL, b: URL): boolean => canonical(a) === canonical(b)

const canonical = ({ pathname, searchParams }: URL) =>
  JSON.stringify([
    pathname,
    [...searchParams].map(([key, value]) => `${key.replace(/\[\d+\]/g, '[]')}=${value}`).toSorted(),
  ])
