import { apiBase } from './base.ts'
import { ApiError } from './errors.ts'
import { exchange } from './http.ts'
import { decodeToken, dropToken, isExpired, readToken, storeToken, type Token } from './token.ts'

/** After one refresh a failing read starts no other for this long, after a failed one no call does (G-41, quality 4.8). */
const REST_MS = 10_000
const LOCK = 'consigne-token-refresh'

/** The outcome of a renewal: a token that may work, no answer about the token, or no refresh token to send. */
type Renewal = { token: string } | 'unanswered' | 'impossible'

const running = new Map<string, Promise<Renewal>>()
let refreshedAt = -Infinity
let failedAt = -Infinity
/** A token just received is used once before it can be called expired (G-41): the clocks may disagree. */
let unused: string | undefined

/** Why the session is over: nothing is stored any more, or the server refused to prolong it. */
export type SessionEnd = 'missing' | 'refused'
let announceEnd: (reason: SessionEnd, username?: string) => void = () => {}

/** The session layer says here what is to happen when no call can be made any more, and hears whose session it was. */
export function onSessionEnd(listener: typeof announceEnd) {
  announceEnd = listener
}

const isRecent = (time: number) => Date.now() - time < REST_MS
/** Whether the tokens were refreshed, or refused to be, so recently that another attempt would tell nothing new. */
export const wasRefreshedLately = () => isRecent(refreshedAt) || isRecent(failedAt)

/**
 * The bearer token for the next call, refreshed first when it has expired.
 * @param options.refresh false for a call that nobody waits for: with an expired token it is not made
 * @throws ApiError 'session' when there is none; no call is to be made then (AUTH-36)
 */
export async function usableToken({ refresh }: { refresh: boolean }): Promise<string> {
  const token = readToken()
  if (token === undefined) return end('missing')
  const { accessToken } = token
  const fresh = accessToken === unused
  unused = undefined
  if (fresh || !isExpired(token)) return accessToken
  // The server would answer 401, so that answer is anticipated.
  const refusal = new ApiError({ kind: 'status', status: 401 })
  if (!refresh) throw refusal
  return refreshAccess(accessToken, refusal)
}

/**
 * A token that may work where `failed` did not: what another call or tab has stored since, else a refreshed one.
 * Any number of callers share one request, in all tabs.
 * @throws ApiError `failure` when nothing was gained (a refresh without an answer keeps the session), 'session' when the
 * server refused
 */
export async function refreshAccess(failed: string, failure: ApiError): Promise<string> {
  const renewal = running.get(failed) ?? exclusively(() => renew(failed)).finally(() => running.delete(failed))
  running.set(failed, renewal)
  const outcome = await renewal
  if (typeof outcome === 'object') return outcome.token
  if (outcome === 'impossible' && failure.status === 401) return end('refused')
  throw failure
}

/** One tab at a time; without Web Locks (plain http) the re-read of the storage still sees the other tab's token. */
async function exclusively<T>(task: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager | null }
  return locks ? await locks.request(LOCK, task) : task()
}

async function renew(failed: string): Promise<Renewal> {
  const stored = readToken()
  if (stored === undefined) return end('missing')
  if (stored.accessToken !== failed) return { token: takeOver(failed, stored) }
  if (isRecent(failedAt)) return 'unanswered'
  if (stored.refresh_token === undefined) return 'impossible'
  const answer = await requestRefresh(stored.refresh_token)
  // Signed out, or renewed elsewhere, while the answer was on its way: it must not bring an ended session back to life.
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

/** Another tab's token, unless somebody else has signed in there: nothing is ever sent in another person's name. */
function takeOver(failed: string, { accessToken }: Token): string {
  if (decodeToken(failed)?.username === decodeToken(accessToken)?.username) return accessToken
  throw new ApiError({ kind: 'session' })
}

function end(reason: SessionEnd): never {
  const token = readToken()
  if (token !== undefined) dropToken(token, { refused: true })
  announceEnd(reason, token && decodeToken(token.accessToken)?.username)
  throw new ApiError({ kind: 'session' })
}

/**
 * Only 400 and 401 come from the API's own check of the refresh token. Any other status may be the answer of a firewall, a
 * proxy or a deployment page, and says nothing about the token.
 * @returns 'refused' when the session is over, 'unanswered' when the session has to be kept
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

/** Takes the answer of a sign-in: whatever befell the session before does not count. */
export function acceptToken(answer: unknown): Token | undefined {
  refreshedAt = failedAt = -Infinity
  const token = storeToken(answer)
  unused = token?.accessToken
  return token
}
