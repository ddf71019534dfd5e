import { afterEach, beforeEach, vi } from 'vitest'
import { noteLinks } from '#api/http.ts'
import { answers, open as openScreen, pass } from './test-screen.ts'

/** For unit tests: the connections of a tab to a hub that the test controls. */

export const CLOSED = 2

class Connection extends EventTarget {
  readonly CLOSED = CLOSED
  readonly url: URL
  readonly withCredentials: boolean
  readyState = 0

  constructor(url: URL | string, { withCredentials = false }: EventSourceInit = {}) {
    super()
    this.url = new URL(url)
    this.withCredentials = withCredentials
    all.push(this)
  }

  close() {
    this.readyState = this.CLOSED
  }

  accept() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  /** Ends the connection. The browser retries, or gives up (CLOSED) when the answer is not an event stream. */
  fail(readyState = 0) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }

  send(data: object | string, lastEventId = 'urn:uuid:1') {
    const text = typeof data === 'string' ? data : JSON.stringify(data)
    this.dispatchEvent(new MessageEvent('message', { data: text, lastEventId }))
  }
}

const all: Connection[] = []

export const connections: readonly Connection[] = all
/** Connections that are open or opening. */
export const openConnections = () => all.filter(({ readyState }) => readyState !== CLOSED)

export const last = (): Connection => {
  const connection = all.at(-1)
  if (connection === undefined) throw new Error('No connection was opened.')
  return connection
}

/** Called by each test file. Each test has a separate hub, because a tab remembers the state of a hub. */
export function prepareHub() {
  let number = 0
  beforeEach(() => {
    all.length = 0
    vi.stubGlobal('EventSource', Connection)
    number += 1
    announce(`https://hub${number}.pf/.well-known/mercure`)
  })
  afterEach(() => noteLinks('<https://none.pf>; rel="not mercure"'))
}

export const announce = (hub: string) => noteLinks(`<${hub}>; rel="mercure"`)

export const row = { '@id': '/api/orders/7', status: 'operin' }

/** Longer than the time in which updates are collected. */
export const SOON = 60

/** Opens a list with one row and accepts the connection to the hub. */
export async function follow() {
  answers.main = () => ({ items: [row] })
  await openScreen()
  last().accept()
  await pass(100)
}
