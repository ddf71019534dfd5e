import { proxy } from 'hono/proxy'

interface Options {
  /** How long the other server may keep silent before the answer is 504. */
  timeoutMs?: number
}

/**
 * Forwards a request to another server. Bodies are streamed both ways, headers and cookies pass, and redirects are left
 * to the browser. `Host` is rewritten, because the other server may serve several sites.
 */
export function apiOf(server: URL, { timeoutMs = 60_000 }: Options = {}) {
  return async function forward(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(), timeoutMs)
    try {
      // Awaited here, so that `finally` stops the clock only when the answer has begun.
      return await proxy(`${server.origin}${pathname}${search}`, {
        raw: request,
        headers: endToEnd(request.headers),
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, silence.signal]),
      })
    } catch (error) {
      // The browser has given up: nobody reads this answer.
      if (request.signal.aborted) return new Response(null, { status: 499 })
      const asked = `${request.method} ${withoutToken(pathname)}`
      if (silence.signal.aborted) {
        console.error(`${asked}: ${server.origin} did not answer within ${timeoutMs / 1000} s.`)
        return failure(504, 'Gateway Timeout')
      }
      console.error(`${asked}: ${server.origin} cannot be reached.`, reasonOf(error))
      return failure(502, 'Bad Gateway')
    } finally {
      clearTimeout(timer)
    }
  }
}

const failure = (status: number, title: string) => Response.json({ title, status }, { status })

/** Headers for one connection only (RFC 9110, section 7.6.1). The names listed in `Connection` come on top. */
const hopByHop = [
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** A copy of the request's headers that may pass. hono/proxy does the same for the headers of the answer. */
function endToEnd(headers: Headers) {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase())
  const dropped = new Set([...hopByHop, ...named, 'host'])
  return new Headers([...headers].filter(([name]) => !dropped.has(name)))
}

/** A path as it may be logged. Who reads the token of a reset link in a log can set the person's password. */
export const withoutToken = (path: string) =>
  path.replace(/^(\/+(?:api\/+forgot-password|reinitialisation-mot-de-passe)\/+).+/i, '$1***')

/** The server of `API_URL`: an origin, with or without the `/api` that the console adds by itself. */
export function parseApiUrl(text: string): URL {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || !/^\/(api\/?)?$/.test(url.pathname)) {
    throw new Error(`API_URL is not the address of a server: ${text}. Write it as https://api.example.org`)
  }
  return url
}

function reasonOf(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : 'Unknown reason.'
}
