import ky from 'ky'
import { ApiError } from './errors.ts'
import { isExpired, readToken, serverNow } from './token.ts'

/** Timeout of a call. Some calls take a slow server ten seconds. */
const TIMEOUT_MS = 30_000

/** One request. `body` is sent as JSON with `contentType`. `bearer` is the token without a prefix. */
export interface Exchange {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  contentType?: string | undefined
  bearer?: string | undefined
  cache?: RequestCache | undefined
  signal?: AbortSignal | undefined
}

/** The answer. `body` is undefined when it was empty. `readable` is false when it was not JSON. */
export interface Answer {
  status: number
  ok: boolean
  readable: boolean
  body?: unknown
  /** From the header Retry-After. A server on another origin must expose it (Access-Control-Expose-Headers). */
  retryAfterMs?: number | undefined
}

/**
 * Sends one request, without retries. It sets no header besides Accept, Content-Type and Authorization, because other headers
 * fail the usual cross-origin preflight (G-122).
 * @throws ApiError 'network' or 'timeout' without an answer; the AbortError of an aborted call is passed on
 */
export async function exchange(
  url: URL,
  { method, body, contentType, bearer, cache, signal }: Exchange,
): Promise<Answer> {
  // The timeout of ky ends with the headers, so an answer that stalls in its body would never end.
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), TIMEOUT_MS)
  try {
    const response = await ky(url, {
      method,
      headers: {
        Accept: 'application/ld+json',
        ...(contentType && { 'Content-Type': contentType }),
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // Browsers may cache a 301 forever. So a read always revalidates with the server. The headers that the browser adds for
      // that need no permission in the preflight.
      ...(method === 'GET' && { cache: 'no-cache' }),
      ...(cache && { cache }),
      signal: AbortSignal.any(signal ? [signal, deadline.signal] : [deadline.signal]),
      timeout: false,
      // No retries: ky would repeat a GET, and resend-notification is a GET that sends an SMS.
      retry: 0,
      throwHttpErrors: false,
      // No cookies, no Referer, and no bearer token to the target of a redirect.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    })
    const { status, ok, headers } = response
    noteLinks(headers.get('Link'))
    const retryAfterMs = ok ? undefined : readRetryAfter(headers.get('Retry-After'), serverNow())
    return { status, ok, retryAfterMs, ...parse(await response.text()) }
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError({ kind: deadline.signal.aborted ? 'timeout' : 'network', cause })
  } finally {
    clearTimeout(timer)
  }
}

function parse(text: string): Pick<Answer, 'readable' | 'body'> {
  if (text.trim() === '') return { readable: true }
  try {
    return { readable: true, body: JSON.parse(text) as unknown }
  } catch {
    return { readable: false }
  }
}

/** The header Retry-After in ms: seconds or an HTTP date (RFC 9110, 10.2.3). Undefined for the past and other texts. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  const isDate = text.endsWith(' GMT')
  // `timeOf` reads ISO dates only. A date that ends with GMT names its time zone.
  // oxlint-disable-next-line no-restricted-properties
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now : 0
  return ms > 0 ? ms : undefined
}

/** The last `Link` header with a Mercure hub, otherwise the first one. Some answers, such as that of a sign-in, name no hub. */
let announced = ''

/** Remembers the `Link` header of an answer. A server on another origin must expose it (Access-Control-Expose-Headers). */
export function noteLinks(header: string | null) {
  if (header?.includes('mercure') || !announced) announced = header ?? ''
}

/** The remembered `Link` header, '' without one. */
export const announcedLinks = () => announced

/** A read started before the first render. The first call for the same data takes its answer. */
interface Prefetched {
  address: string
  bearer: string
  at: number
  answer: Promise<Answer>
  cut: AbortController
}

/** Maximum age of an early read. A later call does not take its answer. The code of the screen arrives late on a slow network. */
const FRESH_MS = 30_000

let prefetched: Prefetched | undefined

/** Starts an early read of `url`, if the stored token is valid. Otherwise the call of the screen handles the session. */
export function beginReading(url: URL) {
  const token = readToken()
  if (token === undefined || isExpired(token)) return
  const bearer = token.accessToken
  const cut = new AbortController()
  const answer = exchange(url, { method: 'GET', bearer, signal: cut.signal })
  prefetched = { address: url.href, bearer, at: Date.now(), answer, cut }
  // The call that takes this answer handles its failure.
  answer.catch(() => undefined)
}

/** Takes the answer of the early read of this address, once; undefined when there is none. */
export function takePrefetched(url: URL, bearer: string | undefined, signal: AbortSignal | undefined) {
  const found = prefetched
  if (found?.address !== url.href || found.bearer !== bearer) return undefined
  prefetched = undefined
  if (Date.now() - found.at > FRESH_MS) return undefined
  signal?.addEventListener('abort', () => found.cut.abort())
  return found.answer
}

/** Forgets the early read, because a write may change its answer. */
export const forgetPrefetched = () => (prefetched = undefined)
