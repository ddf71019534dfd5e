import { proxy } from 'hono/proxy'

/**
 * `/api` of another server, as if it were ours: bodies streamed both ways, headers and cookies passed, redirects left
 * to the browser. Only `Host` is rewritten, so that the other server recognises itself.
 */
export function apiOf(server: URL) {
  return async function forward(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const headers = new Headers(request.headers)
    headers.delete('host')
    try {
      return await proxy(`${server.origin}${pathname}${search}`, { raw: request, headers, redirect: 'manual' })
    } catch (error) {
      if (request.signal.aborted) throw error
      console.error(`${request.method} ${pathname}: ${server.origin} cannot be reached.`, reasonOf(error))
      return Response.json({ title: 'Bad Gateway', status: 502 }, { status: 502 })
    }
  }
}

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
