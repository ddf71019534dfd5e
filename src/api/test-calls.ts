import { vi } from 'vitest'
import { acceptToken } from './refresh.ts'

/** For unit tests: a server of a few lines, and its tokens. */

export interface Received {
  method: string
  /** Path and query, as asked. */
  url: string
  headers: Record<string, string>
  body: unknown
  signal: AbortSignal
}

/** Answers every call with `answer`, and returns the calls. A thrown error is a lost connection. */
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

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
export const status = (code: number) => json({ code, message: 'Refused.' }, code)

/** Never answers, and ends when the call is aborted. */
export const silence = ({ signal }: Received) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')))
  })

/** A token as a server would write it: only the claims matter to the console. */
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
