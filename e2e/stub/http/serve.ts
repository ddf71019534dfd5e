import { isDiskFull } from '../data/data-file.ts'
import { resourceAt } from '../data/registry.ts'
import type { Actor, Call } from '../data/resource.ts'
import type { World } from '../data/world.ts'
import { renderProblem, type ErrorContext } from './errors.ts'
import { checkContentType, negotiate, type Format } from './negotiate.ts'
import { parseQuery } from './php-query.ts'
import { Problem } from './problem.ts'
import { docsLink } from './reply.ts'
import { findRoute, isRoute, type Match } from './routes.ts'
import { authenticate } from './tokens.ts'

const anonymous = { id: 0, username: '', roles: [] }

function preflight(): Response {
  return new Response(null, {
    status: 200,
    headers: {
      'Cache-Control': 'no-cache, private',
      Vary: 'Origin',
      'Access-Control-Allow-Methods': 'GET, OPTIONS, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': 'content-type, authorization, preload, fields',
      'Access-Control-Max-Age': '3600',
      'Content-Type': 'text/html; charset=UTF-8',
    },
  })
}

/** CORS headers of the official recipe: scripts of other origins can read only the Link header (captures 170, 171). */
function withCors(request: Request, answer: Response, isPreflight: boolean): Response {
  const origin = request.headers.get('origin')
  if (origin === null || answer.type === 'error') return answer
  answer.headers.set('Access-Control-Allow-Origin', origin)
  if (!isPreflight) answer.headers.set('Access-Control-Expose-Headers', 'link')
  return answer
}

/** Redirects a path with a trailing slash to the existing route (capture 149). */
function redirect(world: World, url: URL): Response | undefined {
  const path = url.pathname.replace(/\/$/, '')
  if (path === url.pathname || !isRoute(path)) return undefined
  parseQuery(url.search.slice(1))
  // A header holds only printable ASCII; the rest stays encoded.
  const search = decodeURI(url.search).replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent)
  const target = `${url.origin}${path}${search}`
  const escaped = target.replaceAll('&', '&amp;')
  const body = `<!DOCTYPE html>\n<html><head><meta http-equiv="refresh" content="0;url='${escaped}'" /></head></html>`
  const headers: Record<string, string> = { Location: target, 'Content-Type': 'text/html; charset=utf-8' }
  if (world.settings.flavour === '2.7') headers['Link'] = docsLink(url.origin)
  return new Response(body, { status: 301, headers })
}

/**
 * 2.7 checks the Accept header before the user. 3.4 checks the user first, then the content type, then Accept
 * (captures 36 and 50).
 */
function negotiated(world: World, request: Request, suffix: Format | undefined, user: () => Actor) {
  const { flavour } = world.settings
  const accept = request.headers.get('accept')
  if (flavour === '2.7') return { format: negotiate(flavour, accept, suffix), actor: user() }
  const actor = user()
  if (['POST', 'PATCH'].includes(request.method))
    checkContentType(flavour, request.method, request.headers.get('content-type') ?? undefined)
  return { format: negotiate(flavour, accept, suffix), actor }
}

/** Checks in the order of the real server: route, format, user, then the checks of the operation itself. */
function dispatch(world: World, request: Request, body: string, url: URL, match: Match): Response {
  const { handler, params, suffix } = match
  const common = { world, origin: url.origin, path: url.pathname, headers: request.headers, body }
  if (handler.kind === 'visit') return handler.run({ ...common, token: params['token'] ?? '' })
  const user = (): Actor =>
    handler.kind === 'open' ? anonymous : authenticate(world, request.headers.get('authorization'))
  const { format, actor } = negotiated(world, request, suffix, user)
  const resource = handler.kind === 'resource' ? handler.resource : resourceAt('users')
  const query = parseQuery(url.search.slice(1))
  const { method } = request
  const call: Call = { ...common, method, query, search: url.search, format, actor, resource, row: {} }
  return handler.run(call, params)
}

export function answerOf(world: World, request: Request, body: string): Response {
  const url = new URL(request.url)
  const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method')
  if (isPreflight) return withCors(request, preflight(), true)
  return withCors(request, safely(world, request, body, url), false)
}

/** Answers a request that fails before routing. */
export const errorOf = (world: World, request: Request, problem: Problem): Response =>
  withCors(request, renderProblem(problem, contextOf(world, request)), false)

export const contextOf = (world: World, request: Request): ErrorContext => ({
  flavour: world.settings.flavour,
  accept: request.headers.get('accept'),
  origin: new URL(request.url).origin,
})

/** Format of errors, taken from the path if it has one, such as `.jsonld` (capture 150). */
const suffixed = (context: ErrorContext, match: Match | undefined): ErrorContext =>
  match?.suffix === 'jsonld' ? { ...context, accept: 'application/ld+json' } : context

function safely(world: World, request: Request, body: string, url: URL): Response {
  let match: Match | undefined
  try {
    const moved = redirect(world, url)
    if (moved !== undefined) return moved
    match = findRoute(request.method, url.pathname, `${url.origin}${url.pathname}`)
    return dispatch(world, request, body, url, match)
  } catch (error) {
    const context = suffixed(contextOf(world, request), match)
    if (error instanceof Problem) return renderProblem(error, context)
    console.error(isDiskFull(error) ? 'Nothing was saved: the disk with the data file is full.' : error)
    return renderProblem(new Problem(500, 'Internal Server Error'), context)
  }
}
