import { randomUUID } from 'node:crypto'
import { matcherOf } from './topics.ts'

/**
 * A Mercure hub of the version that API Platform announces by default (0.x, draft-dunglas-mercure-07): topics as query
 * parameters, public updates, a history for reconnecting clients. It accepts no publication over HTTP.
 */

export const hubPath = '/.well-known/mercure'

type Update = { id: string; topic: string; data: string }
type Subscriber = {
  topics: string[]
  deliver: (update: Update) => void
  send: (text: string) => void
  end: () => void
}

/** Length of the history for reconnecting clients. */
const historyLength = 200
/** Reserved id that requests the whole history. */
const earliest = 'earliest'
const DEFAULT_HEARTBEAT_MS = 15_000

const eventOf = ({ id, data }: Update): string =>
  `id: ${id}\n${data
    .split(/\r\n|\r|\n/)
    .map((line) => `data: ${line}\n`)
    .join('')}\n`

export class Hub {
  readonly #subscribers = new Set<Subscriber>()
  readonly #heartbeatMs: number
  #history: Update[] = []
  #heartbeat: NodeJS.Timeout | undefined

  constructor(heartbeatMs = DEFAULT_HEARTBEAT_MS) {
    this.#heartbeatMs = heartbeatMs
  }

  /** Publishes an update. A path topic gets the origin at which each subscriber reached the hub. */
  publish(topic: string, data: string): void {
    const update = { id: `urn:uuid:${randomUUID()}`, topic, data }
    this.#history = [...this.#history, update].slice(-historyLength)
    for (const { deliver } of this.#subscribers) deliver(update)
  }

  answer(request: Request): Response {
    const headers = corsHeaders(request)
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
    // The hub has no publishers: updates come from writes of the API.
    if (request.method === 'POST') return new Response('Unauthorized', { status: 401, headers })
    if (request.method !== 'GET') return new Response('Method Not Allowed', { status: 405, headers })
    const topics = new URL(request.url).searchParams.getAll('topic')
    if (topics.length === 0) return new Response('Missing "topic" parameter.', { status: 400, headers })
    return this.#subscribe(request, topics, headers)
  }

  /** The topics of each open connection. */
  list(): string[][] {
    return [...this.#subscribers].map(({ topics }) => topics)
  }

  /** Ends all connections. */
  close(): void {
    for (const { end } of this.#subscribers) end()
  }

  #subscribe(request: Request, topics: string[], headers: Headers): Response {
    const { origin } = new URL(request.url)
    const matchers = topics.map(matcherOf)
    const wants = ({ topic }: Update): boolean => {
      const absolute = topic.startsWith('/') ? origin + topic : topic
      return matchers.some((matches) => matches(absolute))
    }
    const { missed, precedingId } = this.#since(lastEventIdOf(request))
    if (precedingId !== undefined) headers.set('Last-Event-ID', precedingId)
    headers.set('Content-Type', 'text/event-stream')
    headers.set('Cache-Control', 'private, no-cache, no-store, must-revalidate, max-age=0')
    // Disables the buffering of nginx.
    headers.set('X-Accel-Buffering', 'no')
    return new Response(this.#stream(topics, wants, missed), { headers })
  }

  #stream(topics: string[], wants: (update: Update) => boolean, missed: Update[]): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder()
    let subscriber: Subscriber | undefined
    return new ReadableStream({
      start: (controller) => {
        const send = (text: string): void => controller.enqueue(encoder.encode(text))
        const deliver = (update: Update): void => {
          if (wants(update)) send(eventOf(update))
        }
        const end = (): void => {
          this.#leave(subscriber)
          controller.close()
        }
        subscriber = { topics, deliver, send, end }
        // A comment flushes the headers.
        send(':\n')
        missed.forEach(deliver)
        this.#join(subscriber)
      },
      cancel: () => this.#leave(subscriber),
    })
  }

  #join(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber)
    this.#heartbeat ??= setInterval(() => {
      for (const { send } of this.#subscribers) send(':\n')
    }, this.#heartbeatMs).unref()
  }

  #leave(subscriber: Subscriber | undefined): void {
    if (subscriber !== undefined) this.#subscribers.delete(subscriber)
    if (this.#subscribers.size > 0) return
    clearInterval(this.#heartbeat)
    this.#heartbeat = undefined
  }

  /** Updates after the given one. After an unknown one returns all updates: some may be lost. */
  #since(id: string | null): { missed: Update[]; precedingId?: string } {
    if (id === null) return { missed: [] }
    const index = this.#history.findIndex((update) => update.id === id)
    return { missed: this.#history.slice(index + 1), precedingId: index === -1 ? earliest : id }
  }
}

/** A browser sends the header when it reconnects. It cannot set one for the first connection: hence the parameter. */
const lastEventIdOf = (request: Request): string | null =>
  request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('lastEventID')

function corsHeaders(request: Request): Headers {
  const headers = new Headers({ Vary: 'Origin' })
  const origin = request.headers.get('origin')
  if (origin === null) return headers
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Allow-Credentials', 'true')
  headers.set('Access-Control-Expose-Headers', 'Last-Event-ID')
  if (request.method !== 'OPTIONS') return headers
  headers.set('Access-Control-Allow-Methods', 'GET')
  headers.set('Access-Control-Allow-Headers', 'authorization, cache-control, last-event-id')
  return headers
}
