import { beforeEach, vi } from 'vitest'
import { setApiHost } from './base.ts'
import { onSessionEnd, type SessionEnd } from './session-end.ts'
import { json, signIn, status, tokenOf, type Received } from './test-calls.ts'
import { clearToken } from './token.ts'

/** For unit tests: a server that no longer accepts the first token of a person who is signed in with it. */

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

/** Refuses the first token, and answers a refresh with `refresh`. */
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
