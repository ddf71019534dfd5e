import { beforeEach, vi } from 'vitest'
import { storageKeys } from '#lib/storage-keys.ts'
import { setApiHost } from './addresses.ts'
import { onSessionEnd, type SessionEnd } from './session-end.ts'
import { acceptToken } from './token-renewal.ts'
import { clearToken } from './token.ts'

/** For unit tests: a small fake server, its tokens, and the events of other tabs. */

export interface Received {
  method: string
  /** Requested path and query. */
  url: string
  headers: Record<string, string>
  body: unknown
  signal: AbortSignal
}

/** Answers all calls with `answer`, and returns the received calls. A thrown error is a lost connection. */
export function answerCalls(answer: (call: Received, calls: Received[]) => Response | Promise<Response>): Received[] {
  const calls: Received[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    const call = {
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])),
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
      signal: request.signal,
    }
    calls.push(call)
    return answer(call, calls)
  })
  return calls
}

/** The address and the number of a record, as the server sends them. */
export const record = (resource: string, id: number) => ({ '@id': `/api/${resource}/${id}`, id })

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
/** A page of a collection. */
export const rows = (members: unknown[], total?: number, next?: string | false) =>
  json({ 'hydra:member': members, 'hydra:totalItems': total, 'hydra:view': { 'hydra:next': next } })

/** The links of a page to the pages beside it and to the last one. */
export function linksOf({ url }: Received, lastPage: number) {
  const { pathname, searchParams } = new URL(url, 'http://any')
  const page = Number(searchParams.get('page'))
  const linkTo = (number: number) => {
    searchParams.set('page', String(number))
    return `${pathname}?${searchParams}`
  }
  return {
    ...(page > 1 && { 'hydra:previous': linkTo(page - 1) }),
    ...(page < lastPage && { 'hydra:next': linkTo(page + 1) }),
    'hydra:last': linkTo(lastPage),
  }
}

export const status = (code: number) => json({ code, message: 'Refused.' }, code)

/** Never answers, and ends when the call is aborted. */
export const silence = ({ signal }: Received) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')))
  })

/** A token with these claims. The console reads only claims. */
export function jwt(claims: Record<string, unknown>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims))
  const payload = btoa(String.fromCharCode(...bytes))
  return `header.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`
}

/** Tokens of one person differ by `number`. */
export const tokenOf = (username: string, number = 1, secondsLeft = 3600) => {
  const now = Math.floor(Date.now() / 1000)
  return jwt({ username, number, iat: now, exp: now + secondsLeft, roles: ['ROLE_ADMIN'] })
}

export const signIn = (accessToken = tokenOf('teva'), refreshToken = 'R1') =>
  acceptToken({ accessToken, refresh_token: refreshToken })

// A server that no longer accepts the first token of the signed-in person.

export const [first, second] = [tokenOf('teva', 1), tokenOf('teva', 2)]
export const list = { method: 'GET', path: 'companies' } as const
export const write = {
  method: 'PATCH',
  path: 'companies/1',
  body: { name: 'x' },
  contentType: 'application/merge-patch+json',
} as const
export const bearer = ({ headers }: Received) => headers['authorization']?.slice('Bearer '.length)
export const isRefresh = ({ url }: Received) => url === '/api/token/refresh'
export const ends = vi.fn<(end: SessionEnd) => void>()

/** Refuses the first token and answers a refresh with `refresh`. */
export const refusing = (refresh: () => Response | Promise<Response>) => (call: Received) =>
  isRefresh(call) ? refresh() : bearer(call) === first ? status(401) : json([])

export const pair = () => json({ accessToken: second, refresh_token: 'R2' })

export const beginSignedIn = () =>
  beforeEach(() => {
    setApiHost('')
    clearToken()
    signIn(first)
    ends.mockReset()
    onSessionEnd(ends)
  })

// The storage events of another tab.

export const stored = (username: string, number = 1) => JSON.stringify({ accessToken: tokenOf(username, number) })

export const changeElsewhere = (key: string | null, oldValue: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))

export const changeTokenElsewhere = (oldValue: string | null, newValue: string | null) =>
  changeElsewhere(storageKeys.token.key, oldValue, newValue)

/** The events of `endSession`, for a session of teva. */
export function endElsewhere(end: SessionEnd) {
  const reason = JSON.stringify(end)
  changeElsewhere(storageKeys.sessionEnd.key, null, reason)
  changeTokenElsewhere(stored('teva'), null)
  changeElsewhere(storageKeys.sessionEnd.key, reason, null)
}
