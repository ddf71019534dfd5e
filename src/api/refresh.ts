import { apiBase } from './base.ts'
import { ApiError } from './errors.ts'
import { exchange } from './http.ts'
import { clearToken, isExpired, readToken, storeToken, type Token } from './token.ts'

/** After one refresh a failing read starts no other for this long, after a failed one no call does (G-41, quality 4.8). */
const REST_MS = 10_000
const LOCK = 'consigne-token-refresh'

let running: Promise<string> | undefined
let refreshedAt = -Infinity
let failedAt = -Infinity
/** A token just received is used once before it can be called expired (G-41): the clocks may disagree. */
let unused: string | undefined

/** Why the session is over: nothing is stored any more, or the server refused to prolong it. */
export type SessionEnd = 'missing' | 'refused'
let announceEnd: (reason: SessionEnd) => void = () => {}

/** The session layer says here what is to happen when no call can be made any more. */
export function onSessionEnd(listener: (reason: SessionEnd) => void) {
  announceEnd = listener
}

const isRecent = (time: number) => Date.now() - time < REST_MS
export const wasRefreshedLately = () => isRecent(refreshedAt) || isRecent(failedAt)

/**
 * The bearer token for the next call, refreshed first when it has expired.
 * @throws ApiError 'session' when there is none; no call is to be made then (AUTH-36)
 */
export async function usableToken({ refresh }: { refresh: boolean }): Promise<string> {
  const token = readToken()
  if (token === undefined) return end('missing')
  const { accessToken } = token
  const fresh = accessToken === unused
  unused = undefined
  if (fresh || !refresh || !isExpired(token)) return accessToken
  // The server would answer 401, so that answer is anticipated.
  return refreshAccess(accessToken, new ApiError({ kind: 'status', status: 401 }))
}

/**
 * A token that may work where `failed` did not: what another call or tab has stored since, else a refreshed one.
 * Any number of callers share one request, in all tabs.
 * @throws ApiError `failure` when nothing was gained (a refresh without an answer keeps the session), 'session' when the
 * server refused
 */
export async function refreshAccess(failed: string, failure: ApiError): Promise<string> {
  running ??= exclusively(() => renew(failed, failure)).finally(() => {
    running = undefined
  })
  return running
}

/** One tab at a time; without Web Locks (plain http) the re-read of the storage still sees the other tab's token. */
async function exclusively<T>(task: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  return locks === undefined ? task() : await locks.request(LOCK, task)
}

async function renew(failed: string, failure: ApiError): Promise<string> {
  const stored = readToken()
  if (stored === undefined) return end('missing')
  if (stored.accessToken !== failed) return stored.accessToken
  if (isRecent(failedAt)) throw failure
  if (stored.refresh_token === undefined) {
    if (failure.status === 401) return end('refused')
    throw failure
  }
  const answer = await requestRefresh(stored.refresh_token)
  if (answer === 'refused') return readToken()?.accessToken === failed ? end('refused') : renew(failed, failure)
  if (answer === undefined) {
    failedAt = Date.now()
    throw failure
  }
  refreshedAt = Date.now()
  unused = answer.accessToken
  return answer.accessToken
}

function end(reason: SessionEnd): never {
  clearToken()
  announceEnd(reason)
  throw new ApiError({ kind: 'session' })
}

/** @returns 'refused' for a 4xx (other than 408 and 429), undefined when the answer says nothing about the token */
async function requestRefresh(refreshToken: string): Promise<Token | 'refused' | undefined> {
  try {
    const { ok, status, body } = await exchange(new URL('token/refresh', apiBase()), {
      method: 'POST',
      contentType: 'application/json',
      body: { refresh_token: refreshToken },
    })
    if (ok) return storeToken(body)
    return status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'refused' : undefined
  } catch {
    return undefined
  }
}

/** Takes the answer of a sign-in: whatever befell the session before does not count. */
export function acceptToken(answer: unknown): Token | undefined {
  refreshedAt = failedAt = -Infinity
  const token = storeToken(answer)
  unused = token?.accessToken
  return token
}
