import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { createApp } from '../app.ts'
import { password } from '../seed/records.ts'
import type { Flavour, JsonObject } from '../types.ts'

/** Server with a hub, and a client that does not reconnect like an EventSource. */

type Event = { id: string; data: JsonObject }

/** Events of a text, and the incomplete rest. */
function parse(text: string): { events: Event[]; rest: string } {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.map((block) => {
    const valueOf = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
    return { id: valueOf('id'), data: JSON.parse(valueOf('data')) as JsonObject }
  })
  return { events, rest }
}

export async function listen(url: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController()
  const answer = await fetch(url, { headers, signal: leaving.signal })
  const events: Event[] = []
  const waiting: ((event: Event) => void)[] = []
  let text = ''

  async function read(): Promise<void> {
    for await (const chunk of answer.body ?? []) {
      const { events: arrived, rest } = parse(text + new TextDecoder().decode(chunk))
      text = rest
      for (const event of arrived) {
        const wanted = waiting.shift()
        if (wanted === undefined) events.push(event)
        else wanted(event)
      }
    }
  }
  const ended = read().then(
    () => 'by the hub',
    () => 'by the client',
  )

  return {
    headers: answer.headers,
    /** Next event. Without one the test times out. */
    next: (): Promise<Event> => {
      const event = events.shift()
      return event === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(event)
    },
    close: () => leaving.abort(),
    /** The side that ended the connection. */
    ended,
  }
}

/** A stub on a separate port, with a super administrator who writes. */
export async function network(settings: { flavour?: Flavour; mercure?: boolean } = {}) {
  const app = createApp({ mercure: true, control: true, ...settings })
  const server = serve({ fetch: app.fetch, port: 0 })
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    app.worlds.close()
    server.close()
  })
  const login = await fetch(`${origin}/api/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'superadmin', password }),
  })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const write = (method: string, path: string, body?: JsonObject) =>
    fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept: 'application/ld+json',
        'content-type': method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json',
        origin: 'http://console.test',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  const hub = (topics: string[], more: Record<string, string> = {}) => {
    const query = new URLSearchParams([...topics.map((topic) => ['topic', topic]), ...Object.entries(more)])
    return `${origin}/.well-known/mercure?${query}`
  }
  const subscribe = (topics: string[], headers: Record<string, string> = {}, more: Record<string, string> = {}) =>
    listen(hub(topics, more), headers)
  return { app, origin, write, hub, subscribe }
}
