import type { Json } from './types.ts'
import type { World } from './world.ts'

export type LoggedRequest = {
  method: string
  /** Path and query as sent, still encoded. */
  url: string
  path: string
  query: string
  headers: Record<string, string>
  /** Parsed when it is JSON, else the text, null when there is none. */
  body: Json
  /** 0 when the connection was cut. */
  status: number
  at: string
}

const kept = 5000

function parsed(body: string): Json {
  if (body === '') return null
  try {
    return JSON.parse(body) as Json
  } catch {
    return body.slice(0, 2000)
  }
}

export function logRequest(world: World, request: Request, body: string, status: number): void {
  const { pathname, search } = new URL(request.url)
  world.requests.push({
    method: request.method,
    url: pathname + search,
    path: pathname,
    query: search.slice(1),
    headers: Object.fromEntries(request.headers),
    body: parsed(body),
    status,
    at: new Date().toISOString(),
  })
  if (world.requests.length > kept) world.requests.shift()
}
