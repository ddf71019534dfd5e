import { isObject, type Json, type JsonObject } from '../types.ts'

/** Faults in the pages of a collection. */
export type PagingFault = {
  /**
   * `ignored`: every page is the first one, and its link leads on. `circle`: page 2 leads back to page 1. `http`: links with
   * host and `http:`, as behind a TLS proxy. `unprefixed`: links without /api, as behind a proxy that strips it. `none`: no
   * links.
   */
  links?: 'ignored' | 'circle' | 'http' | 'unprefixed' | 'none'
  /** Wrong total; null removes it. */
  total?: number | null
}

const pageOf = (url: string): number => Number(new URL(url).searchParams.get('page') ?? 1)

function withPage(url: string, page: number): URL {
  const target = new URL(url)
  target.searchParams.set('page', String(page))
  return target
}

/** Request to answer instead of the received one. */
export const requestedPage = (request: Request, { links }: PagingFault): Request =>
  links === 'ignored' ? new Request(withPage(request.url, 1), { headers: request.headers }) : request

/** Rewrites a link as a proxy in front of the server would. */
function behindProxy(link: string, links: 'http' | 'unprefixed', { host }: URL): string {
  return links === 'http' ? `http://${host}${link}` : link.replace(/^\/api/, '')
}

/** Changes the links of a view. Keeps the other keys, such as `@type`. */
function withLinks(view: Json | undefined, request: Request, links: 'http' | 'unprefixed'): JsonObject {
  const entries = Object.entries(isObject(view) ? view : {})
  const moved = entries.map(([key, value]): [string, Json] => [
    key,
    key !== '@type' && typeof value === 'string' ? behindProxy(value, links, new URL(request.url)) : value,
  ])
  return Object.fromEntries(moved)
}

/** Applies the fault to the links or the total of the real answer. */
export async function misled(request: Request, { links, total }: PagingFault, reply: Response): Promise<Response> {
  const collection = (await reply.json()) as Json
  if (!isObject(collection)) throw new Error('A paging fault needs the answer of a collection.')
  const prefix = 'hydra:member' in collection ? 'hydra:' : ''
  if (total !== undefined) collection[`${prefix}totalItems`] = total
  if (total === null) delete collection[`${prefix}totalItems`]
  const view = `${prefix}view`
  if (links === 'none') delete collection[view]
  else if (links === 'http' || links === 'unprefixed') collection[view] = withLinks(collection[view], request, links)
  else if (links !== undefined) {
    const page = pageOf(request.url)
    const { pathname, search } = withPage(request.url, links === 'circle' && page === 2 ? 1 : page + 1)
    collection[view] = { [`${prefix}next`]: pathname + search }
  }
  return new Response(JSON.stringify(collection), { status: reply.status, headers: reply.headers })
}
