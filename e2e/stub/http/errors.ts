import type { Flavour, Json, JsonObject } from '../types.ts'
import { encodeJsonLd, encodePlainJson } from './json.ts'
import { rendererFormat, wantsPlainJson } from './negotiate.ts'
import type { Problem } from './problem.ts'
import { docsLink, type HeaderList } from './reply.ts'

export type ErrorContext = { flavour: Flavour; accept: string | null; origin: string }

const title = 'An error occurred'
const rfc2616 = 'https://tools.ietf.org/html/rfc2616#section-10'

const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
}
const statusText = (status: number): string => statusTexts[status] ?? 'Error'

const baseHeaders: HeaderList = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'deny'],
  ['Cache-Control', 'no-cache, private'],
]

/** API errors of 2.7: hydra:Error as JSON-LD, or problem+json if the client accepts plain JSON (captures 39, 43, 47, 50). */
function oldApiError(problem: Problem, { accept, origin }: ErrorContext): Response {
  const plain = wantsPlainJson(accept) || (problem.status === 406 && !(accept ?? '').includes('json'))
  const violations: JsonObject = problem.violations.length > 0 ? { violations: problem.violations } : {}
  const body: JsonObject = plain
    ? { type: rfc2616, title, detail: problem.message, ...violations }
    : oldHydraError(problem, violations)
  const type = plain ? 'application/problem+json' : 'application/ld+json'
  const headers: HeaderList = [['Content-Type', `${type}; charset=utf-8`], ...baseHeaders, ['Link', docsLink(origin)]]
  return answer(problem, encodeJsonLd(body), headers)
}

function oldHydraError(problem: Problem, violations: JsonObject): JsonObject {
  const name = problem.violations.length > 0 ? 'ConstraintViolationList' : 'Error'
  return {
    '@context': `/api/contexts/${name}`,
    '@type': name === 'Error' ? 'hydra:Error' : name,
    'hydra:title': title,
    'hydra:description': problem.message,
    ...violations,
  }
}

/** All codes as `0=…;1=…`, a single code as it is, or an object hash for rules without a code (captures 47, 49, 81). */
function violationsId(problem: Problem): string {
  const ids = problem.violations.map(({ code }) => code)
  if (ids.every((code) => code === null)) return '00000000000003090000000000000000'
  return ids.length === 1 ? String(ids[0]) : ids.map((code, index) => `${index}=${code ?? ''}`).join(';')
}

/** API errors of 3.4, as in RFC 7807. 4.1 omits the hydra keys and Content-Location. */
function newApiError(problem: Problem, { flavour, accept, origin }: ErrorContext): Response {
  const violated = problem.violations.length > 0
  const id = violated ? `/validation_errors/${violationsId(problem)}` : `/errors/${problem.status}`
  const plain = wantsPlainJson(accept) && !(problem.status === 406 && accept === null)
  const headers: HeaderList = [
    ['Content-Type', 'application/problem+json; charset=utf-8'],
    ['Vary', 'Accept'],
    ...baseHeaders,
  ]
  if (flavour !== '4') headers.push(['Content-Location', `/api${id}`])
  if (plain) {
    const body = { title, detail: problem.message, status: problem.status, type: id }
    return answer(problem, encodePlainJson(body), [...headers, ['Link', docsLink(origin)]])
  }
  const link = `<http://www.w3.org/ns/hydra/error>; rel="http://www.w3.org/ns/json-ld#error",${docsLink(origin)}`
  const body = newHydraError(problem, id, flavour === '4')
  return answer(problem, encodeJsonLd(body), [...headers, ['Link', link]])
}

function newHydraError(problem: Problem, id: string, withoutHydra: boolean): JsonObject {
  const { status, message, violations } = problem
  const hydra: JsonObject = withoutHydra ? {} : { 'hydra:description': message, 'hydra:title': title }
  if (violations.length > 0) {
    const type = withoutHydra ? 'ConstraintViolation' : 'ConstraintViolationList'
    const context: JsonObject = withoutHydra ? { '@context': '/api/contexts/ConstraintViolation' } : {}
    const rest = { detail: message, description: message, type: id, title }
    return { ...context, '@id': `/api${id}`, '@type': type, status, violations, ...rest, ...hydra }
  }
  const context: JsonObject = withoutHydra ? { '@context': '/api/contexts/Error' } : {}
  const type = withoutHydra ? 'Error' : 'hydra:Error'
  return {
    ...context,
    '@id': `/api${id}`,
    '@type': type,
    title,
    detail: message,
    status,
    type: id,
    description: message,
    ...hydra,
  }
}

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const page = (status: number): string =>
  `<!DOCTYPE html>\n<html>\n<head><meta charset="UTF-8" /><title>${title}: ${escapeHtml(statusText(status))}</title></head>\n` +
  `<body><h1>Oops! An Error Occurred</h1><h2>The server returned a "${status} ${escapeHtml(statusText(status))}".</h2></body>\n</html>`

/** Errors for unknown routes and wrong methods, and of the login and password controllers (captures 04, 45, 71, 167). */
function symfonyError(problem: Problem, { flavour, accept, origin }: ErrorContext): Response {
  const format = rendererFormat(accept)
  const { status } = problem
  const headers: HeaderList = [
    ['Vary', 'Accept'],
    ['Cache-Control', 'no-cache, private'],
  ]
  if (flavour === '2.7') headers.push(['Link', docsLink(origin)])
  if (format === 'html')
    return answer(problem, page(status), [['Content-Type', 'text/html; charset=UTF-8'], ...headers])
  const body: Json =
    format === 'jsonld' ? oldHydraError(problem, {}) : { type: rfc2616, title, status, detail: statusText(status) }
  const type = format === 'jsonld' ? 'application/ld+json' : 'application/json'
  return answer(problem, encodeJsonLd(body), [['Content-Type', type], ...headers])
}

/** Errors about tokens: plain JSON for every Accept header (captures 11 to 13). */
function jwtError(problem: Problem, { flavour, origin }: ErrorContext): Response {
  const headers: HeaderList = [
    ['Cache-Control', 'no-cache, private'],
    ['Content-Type', 'application/json'],
  ]
  if (flavour === '2.7') headers.push(['Link', docsLink(origin)])
  return answer(problem, encodeJsonLd({ code: problem.status, message: problem.message }), headers)
}

function answer(problem: Problem, body: string, headers: HeaderList): Response {
  return new Response(body, { status: problem.status, headers: [...Object.entries(problem.headers), ...headers] })
}

export function renderProblem(problem: Problem, context: ErrorContext): Response {
  if (problem.source === 'jwt') return jwtError(problem, context)
  // 4.1 writes every error itself, also those of unknown routes and of other controllers.
  if (problem.source === 'symfony' && context.flavour !== '4') return symfonyError(problem, context)
  return context.flavour === '2.7' ? oldApiError(problem, context) : newApiError(problem, context)
}
