import type { Json } from './types.ts'

export type LoggedRequest = {
  method: string
  /** Path and query as sent, still encoded. */
  url: string
  path: string
  query: string
  headers: Record<string, string>
  /** The parsed value if it is JSON, else the first 2,000 characters; null without a body. */
  body: Json
  /** 0 when the connection was cut. */
  status: number
  at: string
}

type Entry = { request: Omit<LoggedRequest, 'body'>; body: string; bytes: number }

const maxEntries = 5000
const maxBytes = 20_000_000

function parsed(body: string): Json {
  if (body === '') return null
  try {
    return JSON.parse(body) as Json
  } catch {
    return body.slice(0, 2000)
  }
}

/** Last requests of a world. The oldest are dropped when there are too many, or when they take too much memory. */
export class RequestLog {
  #entries: Entry[] = []
  #bytes = 0

  add(request: Request, body: string, status: number): void {
    const { pathname, search } = new URL(request.url)
    const url = pathname + search
    const headers = Object.fromEntries(request.headers)
    const logged = { method: request.method, url, path: pathname, query: search.slice(1), headers, status }
    const bytes = Buffer.byteLength(body) + Buffer.byteLength(url) * 2 + JSON.stringify(headers).length
    this.#entries.push({ request: { ...logged, at: new Date().toISOString() }, body, bytes })
    this.#bytes += bytes
    while (this.#entries.length > maxEntries || this.#bytes > maxBytes) this.#bytes -= this.#entries.shift()?.bytes ?? 0
  }

  list(): LoggedRequest[] {
    return this.#entries.map(({ request, body }) => ({ ...request, body: parsed(body) }))
  }

  clear(): void {
    this.#entries = []
    this.#bytes = 0
  }
}
