import { onlineManager } from '@tanstack/react-query'
import { apiBase } from '#api/addresses.ts'
import { waitAfter } from '#api/background.ts'
import { announcedLinks } from '#api/http.ts'
import { linkIn } from '#lib/urls.ts'

/**
 * The connection of this tab to a Mercure hub: protocol 0.x (draft-dunglas-mercure-07), which API Platform uses. The browser
 * reconnects automatically and then sends Last-Event-ID. No token is sent, because an EventSource cannot set headers.
 */

interface Listener {
  /** Connected, for the first time or again. */
  onUp: () => void
  onDown: () => void
  /** Content of an update. Untrusted: anybody may have written it. */
  onUpdate: (data: string) => void
}

/** Missed updates are requested only this long after the last one. Later the data were refetched anyway. */
const REPEATABLE_MS = 60_000

/** A shorter connection counts as refused, because each new connection refetches the screen. */
const STEADY_MS = 60_000

/** Origins that the content security policy refuses, and the state of the last hub. Kept across screens while the tab is open. */
const refused = new Set<string>()
const nothing = { failures: 0, retryAt: 0, hasCookie: true, lastId: '', lastAt: 0 }
let known = { hub: '', ...nothing }

function knowledgeOf(hub: string) {
  if (known.hub !== hub) known = { hub, ...nothing }
  return known
}

/** Connects to a hub for these topics, and again after a failure. @returns a function that ends the connection */
export function connectToHub(
  { url: place, origin, topics }: HubTopics,
  { onUp, onDown, onUpdate }: Listener,
): () => void {
  const url = new URL(place)
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUp = false

  function setUp(next: boolean) {
    isUp = next
    if (next) onUp()
    else onDown()
  }

  function end() {
    clearTimeout(timer)
    source?.close()
    source = undefined
    if (isUp) setUp(false)
  }

  function begin() {
    if (refused.has(url.origin)) return
    const memory = knowledgeOf(url.href)
    const wait = memory.retryAt - Date.now()
    if (wait > 0) {
      timer = setTimeout(begin, wait)
      return
    }
    const address = new URL(url)
    for (const topic of topics) address.searchParams.append('topic', origin + topic)
    if (Date.now() - memory.lastAt < REPEATABLE_MS) address.searchParams.append('lastEventID', memory.lastId)
    document.addEventListener('securitypolicyviolation', refuse)
    const opened = new EventSource(address, { withCredentials: isSameSite(url) && memory.hasCookie })
    let openSince: number | undefined
    source = opened
    opened.addEventListener('open', () => {
      if (source !== opened) return
      openSince = Date.now()
      setUp(true)
    })
    opened.addEventListener('error', () => {
      if (source !== opened) return
      const wasOpen = openSince !== undefined
      const wasSteady = openSince !== undefined && Date.now() - openSince >= STEADY_MS
      openSince = undefined
      setUp(false)
      if (wasSteady) memory.failures = 0
      const isRetried = opened.readyState !== opened.CLOSED
      if (wasOpen || !isRetried) memory.failures += 1
      // The browser retries every few seconds. Repeated disconnects end that, and longer delays follow.
      if (isRetried && (!wasOpen || memory.failures === 1)) return
      // With `Access-Control-Allow-Origin: *` browsers refuse a connection with a cookie. The next attempt switches the cookie.
      if (!wasOpen) memory.hasCookie = !memory.hasCookie
      memory.retryAt = Date.now() + waitAfter(undefined, memory.failures)
      end()
      begin()
    })
    opened.addEventListener('message', ({ data, lastEventId }) => {
      if (source !== opened) return
      if (lastEventId !== '') Object.assign(memory, { lastId: lastEventId, lastAt: Date.now() })
      onUpdate(String(data))
    })
  }

  /** Ignores a hub that the content security policy refuses. Only a reload of the page could change that. */
  function refuse({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
    const hub = url.origin
    if (effectiveDirective !== 'connect-src' || URL.parse(blockedURI)?.origin !== hub) return
    if (!refused.has(hub)) {
      // oxlint-disable-next-line no-console -- for the person who deploys, who alone can change the policy
      console.warn(
        `The Mercure hub ${hub} is ignored: the connect-src of the Content-Security-Policy does not name it.`,
      )
    }
    refused.add(hub)
    end()
  }

  /** Connects without delay when the network is back. */
  const stopWaiting = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return
    known.retryAt = 0
    if (source !== undefined) return
    clearTimeout(timer)
    begin()
  })

  begin()
  return () => {
    stopWaiting()
    document.removeEventListener('securitypolicyviolation', refuse)
    end()
  }
}

export interface HubSettings {
  /** Address from config.json. '' uses the hub that the server announces. */
  mercureHub: string
  features: { mercure: boolean }
}

/** Address of a hub, and its topics. */
export interface HubTopics {
  url: string
  /** Origin of topics. A topic is this origin followed by the `@id` of the record. */
  origin: string
  /** Topics without their origin. */
  topics: readonly string[]
}

const DOCUMENTATION = 'http://www.w3.org/ns/hydra/core#apidocumentation'

/** The hub from config.json, or the one that the server announces. Undefined without a hub. */
export function hubPlace({ mercureHub, features }: HubSettings, links = announcedLinks()) {
  if (!features.mercure) return undefined
  const url = mercureHub === '' ? linkIn(links, 'mercure', apiBase()) : new URL(mercureHub)
  // A server behind a proxy may announce records under another origin than the console calls.
  return url && { url: url.href, origin: (linkIn(links, DOCUMENTATION, apiBase()) ?? apiBase()).origin }
}

/**
 * Whether the hub may receive its cookie: it has the host of the console, or one host is a subdomain of the other. Sibling
 * subdomains do not count, because they may belong to two customers of one provider.
 */
export function isSameSite(hub: URL, page: Pick<URL, 'protocol' | 'hostname'> = window.location) {
  const isBelow = (one: string, other: string) => one === other || one.endsWith(`.${other}`)
  return (
    hub.protocol === page.protocol && (isBelow(hub.hostname, page.hostname) || isBelow(page.hostname, hub.hostname))
  )
}
