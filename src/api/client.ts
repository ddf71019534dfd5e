import { apiBase } from './addresses.ts'
import { ApiError, isApiError } from './errors.ts'
import { exchange, type Exchange, forgetPrefetched, takePrefetched } from './http.ts'
import { resolveLink } from './hydra.ts'
import { type Query, toQueryString } from './query-string.ts'
import { refreshAccess, usableToken, wasRefreshedLately } from './token-renewal.ts'
import { readToken } from './token.ts'

export interface Call extends Pick<Exchange, 'method' | 'body' | 'contentType' | 'signal'> {
  /** Path below `/api/`, without a leading slash. */
  path: string
  query?: Query | undefined
  /** Login-type calls carry no bearer token and never start a refresh. */
  anonymous?: boolean
  /** A GET with a side effect (resend-notification): treated as a write, never cached or repeated (G-31). */
  sideEffect?: boolean
  initiator?: Initiator
}

/**
 * Origin of a read, which decides whether the token is renewed (G-41):
 * - `screen`, the default: an expired token is renewed before the call, and a failed read is repeated with a new token;
 * - `background`, not requested by a person: an expired token is renewed before the call, and only a 401 is repeated;
 * - `prefetch`, also for a look-up: the token is never renewed.
 */
export type Initiator = 'screen' | 'background' | 'prefetch'

/** Sends a call. @returns its body, undefined when empty. @throws ApiError, or the AbortError of an aborted call */
export const send = (call: Call): Promise<unknown> =>
  sendTo(new URL(call.path + toQueryString(call.query), apiBase()), call)

/**
 * Fetches the page of a link from the server. The link is requested unchanged (API-07).
 * @throws ApiError 'unreadable', without any request, when the link does not lead to the API
 */
export async function follow(link: string, call: Pick<Call, 'initiator' | 'signal'>): Promise<unknown> {
  const url = resolveLink(link, apiBase())
  if (url === undefined) throw new ApiError({ kind: 'unreadable' })
  return sendTo(url, { ...call, method: 'GET', path: url.pathname })
}

async function sendTo(url: URL, call: Call): Promise<unknown> {
  if (call.anonymous) return attempt(url, call)
  const stored = readToken()?.accessToken
  const token = await usableToken({ refresh: call.initiator !== 'prefetch' })
  try {
    return await attempt(url, call, token)
  } catch (error) {
    // A call starts one refresh at most (G-41).
    if (token !== stored || !isApiError(error) || !mayWorkAfterRefresh(error, call)) throw error
    return attempt(url, call, await refreshAccess(token, error))
  }
}

/**
 * Whether to repeat a failed call after a token refresh (G-41). A 401 means that nothing was done, so every call is repeated
 * once. Other failed reads of a screen are repeated too. Other failed writes are not, because they may have been done.
 */
function mayWorkAfterRefresh(error: ApiError, call: Call): boolean {
  if (call.initiator === 'prefetch' || error.kind !== 'status') return false
  if (error.status === 401) return true
  return call.initiator !== 'background' && call.method === 'GET' && !call.sideEffect && !wasRefreshedLately()
}

async function attempt(url: URL, call: Call, bearer?: string): Promise<unknown> {
  const { method, body, contentType, signal } = call
  const cache = call.sideEffect ? 'no-store' : undefined
  const prefetched = method === 'GET' && !call.sideEffect ? takePrefetched(url, bearer, signal) : forgetPrefetched()
  const answer = await (prefetched ?? exchange(url, { method, body, contentType, signal, cache, bearer }))
  if (!answer.ok) throw new ApiError({ ...answer, kind: 'status' })
  if (!answer.readable) throw new ApiError({ kind: 'unreadable', status: answer.status })
  return answer.body
}
