import { withLock } from '#lib/take-lock.ts'
import { apiBase } from './addresses.ts'
import { ApiError } from './errors.ts'
import { exchange } from './http.ts'
import { endSession } from './session-end.ts'
import { decodeToken, isExpired, readToken, storeToken, type Token } from './token.ts'

/** After a refresh, failed reads start no other refresh for this time. After a failed refresh no call does (G-41). */
const REST_MS = 10_000
const LOCK = 'consigne-token-refresh'

/** Outcome of a renewal. `unanswered`: the server did not judge the refresh token. `impossible`: there is no refresh token. */
type Renewal = { token: string } | 'unanswered' | 'impossible'

const running = new Map<string, Promise<Renewal>>()
let refreshedAt = -Infinity
let failedAt = -Infinity
/** A new token is used once before it may count as expired, because the clocks may differ (G-41). */
let unused: string | undefined

const isRecent = (time: number) => Date.now() - time < REST_MS
/** Whether a refresh succeeded or failed so recently that another attempt is useless. */
export const wasRefreshedLately = () => isRecent(refreshedAt) || isRecent(failedAt)

/**
 * Returns the bearer token for the next call. An expired token is refreshed first.
 * @param options.refresh false for a prefetch, which is not sent with an expired token
 * @throws ApiError 'session' without a token, so that no call is sent (AUTH-36)
 */
export async function usableToken({ refresh }: { refresh: boolean }): Promise<string> {
  const token = readToken()
  if (token === undefined) return end('missing')
  const { accessToken } = token
  const fresh = accessToken === unused
  unused = undefined
  if (fresh || !isExpired(token)) return accessToken
  // The server would answer 401, so the call is not sent.
  const refusal = new ApiError({ kind: 'status', status: 401 })
  if (!refresh) throw refusal
  return refreshAccess(accessToken, refusal)
}

/**
 * Returns a replacement for the token `failed`: the token that another call or tab has stored since, otherwise a refreshed one.
 * All callers in all tabs share one request.
 * @throws ApiError 'session' when the server refused the refresh, otherwise `failure` when there is no new token. A refresh
 * without an answer keeps the session.
 */
export async function refreshAccess(failed: string, failure: ApiError): Promise<string> {
  const renewal = running.get(failed) ?? withLock(LOCK, () => renew(failed)).finally(() => running.delete(failed))
  running.set(failed, renewal)
  const outcome = await renewal
  if (typeof outcome === 'object') return outcome.token
  if (outcome === 'impossible' && failure.status === 401) return end('refused')
  throw failure
}

/** Runs in one tab at a time. Without Web Locks (plain http), reading the storage again still gives the other tab's token. */
async function renew(failed: string): Promise<Renewal> {
  const stored = readToken()
  if (stored === undefined) return end('missing')
  if (stored.accessToken !== failed) return { token: takeOver(failed, stored) }
  if (isRecent(failedAt)) return 'unanswered'
  if (stored.refresh_token === undefined) return 'impossible'
  const answer = await requestRefresh(stored.refresh_token)
  // The session ended or was refreshed in another tab meanwhile, so this answer must not be stored.
  if (readToken()?.accessToken !== failed) return renew(failed)
  if (answer === 'refused') return end('refused')
  const token = answer === 'unanswered' ? undefined : storeToken(answer.body, stored)
  if (token === undefined) {
    failedAt = Date.now()
    return 'unanswered'
  }
  refreshedAt = Date.now()
  unused = token.accessToken
  return { token: token.accessToken }
}

/** Takes the token of another tab, unless another person has signed in there: no call may be sent in another person's name. */
function takeOver(failed: string, { accessToken }: Token): string {
  if (decodeToken(failed)?.username === decodeToken(accessToken)?.username) return accessToken
  throw new ApiError({ kind: 'session' })
}

function end(why: 'missing' | 'refused'): never {
  const token = readToken()
  const newName = token?.renaming
  if (newName === undefined) endSession({ why, username: token && decodeToken(token.accessToken)?.username })
  else endSession({ why: 'refused-after-rename', username: newName })
  throw new ApiError({ kind: 'session' })
}

/**
 * Requests new tokens. Only 400 and 401 come from the API's check of the refresh token. Any other status may come from a
 * firewall, a proxy or a deployment page, and proves nothing about the token.
 * @returns 'refused' when the session is over, 'unanswered' when it must be kept
 */
async function requestRefresh(refreshToken: string): Promise<{ body: unknown } | 'refused' | 'unanswered'> {
  try {
    const { ok, status, body } = await exchange(new URL('token/refresh', apiBase()), {
      method: 'POST',
      contentType: 'application/json',
      body: { refresh_token: refreshToken },
    })
    if (ok) return { body }
    return status === 400 || status === 401 ? 'refused' : 'unanswered'
  } catch {
    return 'unanswered'
  }
}

/** Stores the answer of a sign-in and forgets earlier refreshes. */
export function acceptToken(answer: unknown): Token | undefined {
  refreshedAt = failedAt = -Infinity
  const token = storeToken(answer)
  unused = token?.accessToken
  return token
}
