import type { HttpBindings } from '@hono/node-server'
import { proxy } from 'hono/proxy'

/** Node server data of the connection to the browser. */
type Connection = Partial<Pick<HttpBindings, 'outgoing'>>

/** Path of a Mercure hub, on the server and on the console in front of it. */
export const HUB_PATH = '/.well-known/mercure'

interface Options {
  /** Timeout of the other server. After it the answer is 504. */
  timeoutMs?: number
}

/**
 * Forwards a request to another server. Bodies are streamed both ways, headers and cookies pass, and redirects are left
 * to the browser. `Host` is rewritten, because the other server may serve several sites.
 */
export function apiOf(server: URL, { timeoutMs = 60_000 }: Options = {}) {
  return async function forward(request: Request, connection?: Connection): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const asked = `${request.method} ${withoutToken(pathname)}`
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(), timeoutMs)
    try {
      // Awaited, so that `finally` stops the timer only when the answer has begun.
      const answer = await proxy(`${server.origin}${pathname}${search}`, {
        raw: request,
        headers: endToEnd(request.headers),
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, silence.signal]),
      })
      const onCut = (error: unknown) => {
        if (!request.signal.aborted) console.error(`${asked}: ${server.origin} broke off its answer.`, reasonOf(error))
        connection?.outgoing?.destroy()
      }
      const body = answer.body && watched(answer.body, onCut)
      return withHubHere(new Response(body, answer), server)
    } catch (error) {
      // The browser has aborted, so nobody receives this answer.
      if (request.signal.aborted) return new Response(null, { status: 499 })
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

/**
 * Copies a body. When the other server breaks off in the middle, `onCut` must end the connection to the browser, because the
 * Node server would log an error in the stream with its whole stack.
 */
function watched(body: ReadableStream<Uint8Array>, onCut: (error: unknown) => void) {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        onCut(error)
        controller.close()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/**
 * Rewrites the address of the Mercure hub. The server sends its internal address, because `Host` is rewritten, but the browser
 * may only call the console, which forwards to the same hub. Topics keep the origin of the server.
 */
function withHubHere(answer: Response, server: URL) {
  const link = answer.headers.get('Link')
  const [own, here] = [`<${server.origin}${HUB_PATH}`, `<${HUB_PATH}`]
  if (link !== null)
    answer.headers.set('Link', link.replaceAll(`${own}>`, `${here}>`).replaceAll(`${own}?`, `${here}?`))
  return answer
}

const failure = (status: number, title: string) => Response.json({ title, status }, { status })

/**
 * Headers for one connection only (RFC 9110, section 7.6.1). The names listed in `Connection` come on top. `Expect` is one of
 * them here: the Node server has answered it with « 100 Continue », and the HTTP client cannot send it.
 */
const hopByHop = [
  'connection',
  'expect',
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

/** Copies the request headers to forward. hono/proxy does the same for the answer. */
function endToEnd(headers: Headers) {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase())
  const dropped = new Set([...hopByHop, ...named, 'host'])
  return new Headers([...headers].filter(([name]) => !dropped.has(name)))
}

/**
 * Path for the log, without the token of a reset link, which would allow anyone who reads the log to set the password. It is
 * decoded first, as the server does before routing. A path that cannot be decoded is not logged.
 */
export function withoutToken(path: string) {
  const decoded = decode(path)
  if (decoded === undefined) return '/***'
  const start = /^(\/+(?:api\/+forgot-password|reinitialisation-mot-de-passe)\/+)./i.exec(decoded)?.[1]
  return start === undefined ? path : `${start}***`
}

function decode(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Origin of `--api`, with or without `/api`, which the console adds automatically. */
export function parseApiUrl(text: string): URL {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || !/^\/(api\/?)?$/.test(url.pathname)) {
    throw new Error(`--api ${text} is not the address of a server. Write it as https://api.example.org`)
  }
  return url
}

function reasonOf(error: unknown) {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : 'Unknown reason.'
}
