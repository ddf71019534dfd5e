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

/** What the page of the stub shows of a call: no headers, no body, and no token in the address. */
export type ShownCall = Pick<LoggedRequest, 'method' | 'url' | 'status' | 'at'> & { number: number }

type Entry = { request: Omit<LoggedRequest, 'body'>; body: string; bytes: number; number: number }

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

/** An access token, the token of a password reset, and parameters with such a name. */
const secrets =
  /eyJ[\w-]+\.[\w.-]+|(?<=\/forgot-password\/)[^/?]+|(?<=[?&][^=&]*(?:token|password|authorization)[^=&]*=)[^&]+/gi

/** Last requests of a world. The oldest are dropped when there are too many, or when they take too much memory. */
export class RequestLog {
  #entries: Entry[] = []
  #bytes = 0
  #count = 0

  add(request: Request, body: string, status: number): void {
    const { pathname, search } = new URL(request.url)
    const url = pathname + search
    const headers = Object.fromEntries(request.headers)
    const logged = { method: request.method, url, path: pathname, query: search.slice(1), headers, status }
    const bytes = Buffer.byteLength(body) + Buffer.byteLength(url) * 2 + JSON.stringify(headers).length
    this.#entries.push({
      request: { ...logged, at: new Date().toISOString() },
      body,
      bytes,
      number: (this.#count += 1),
    })
    this.#bytes += bytes
    while (this.#entries.length > maxEntries || this.#bytes > maxBytes) this.#bytes -= this.#entries.shift()?.bytes ?? 0
  }

  list(): LoggedRequest[] {
    return this.#entries.map(({ request, body }) => ({ ...request, body: parsed(body) }))
  }

  /** The last 200 calls at most, of those after a number. A higher number than any is from before the world was emptied. */
  calls(after: number): ShownCall[] {
    const seen = after > this.#count ? 0 : after
    return this.#entries
      .slice(-200)
      .flatMap(({ request: { method, url, status, at }, number }) =>
        number > seen ? [{ number, method, url: url.replaceAll(secrets, '…'), status, at }] : [],
      )
  }

  clear(): void {
    this.#entries = []
    this.#bytes = 0
  }
}
