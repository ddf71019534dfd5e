import { isObject, type Json } from './types.ts'

/** How a server may get the pages of a collection wrong. */
export type PagingFault = {
  /** `ignored`: every page is the first one, and its link leads on. `circle`: page 2 leads back to page 1. */
  links?: 'ignored' | 'circle'
  /** A count that is not true; null for none. */
  total?: number | null
}

const pageOf = (url: string): number => Number(new URL(url).searchParams.get('page') ?? 1)

function withPage(url: string, page: number): URL {
  const target = new URL(url)
  target.searchParams.set('page', String(page))
  return target
}

/** The request that is answered in place of the one that came. */
export const requestedPage = (request: Request, { links }: PagingFault): Request =>
  links === 'ignored' ? new Request(withPage(request.url, 1), { headers: request.headers }) : request

/** The true answer, with other links or another count. */
export async function misled(request: Request, { links, total }: PagingFault, reply: Response): Promise<Response> {
  const collection = (await reply.json()) as Json
  if (!isObject(collection)) throw new Error('A paging fault needs the answer of a collection.')
  const prefix = 'hydra:member' in collection ? 'hydra:' : ''
  if (total !== undefined) collection[`${prefix}totalItems`] = total
  if (total === null) delete collection[`${prefix}totalItems`]
  if (links !== undefined) {
    const page = pageOf(request.url)
    const { pathname, search } = withPage(request.url, links === 'circle' && page === 2 ? 1 : page + 1)
    collection[`${prefix}view`] = { [`${prefix}next`]: pathname + search }
  }
  return new Response(JSON.stringify(collection), { status: reply.status, headers: reply.headers })
}
