import { apiBase } from '#api/addresses.ts'
import { waitAfter } from '#api/background.ts'
import { announcedLinks } from '#api/http.ts'
import { linkIn } from '#lib/urls.ts'

/**
 * The connection of this tab to a Mercure hub: protocol 0.x (draft-dunglas-mercure-07), which API Platform uses. The browser
 * itself reconnects and then sends Last-Event-ID. No token leaves the console: an EventSource has no headers to carry one.
 */

interface Listener {
  /** Connected, for the first time or again. */
  onUp: () => void
  onDown: () => void
  /** The content of an update, which anybody may have written. */
  onUpdate: (data: string) => void
}

/** A hub repeats what came after an event. Later the screen has been read anyway. */
const REPEATABLE_MS = 60_000

/** A connection that ends sooner is no better than one that was refused: each one would have the screen read again. */
const STEADY_MS = 60_000

/** State of the hubs, kept across screens while the tab is open. */
const refused = new Set<string>()
const nothing = { failures: 0, retryAt: 0, hasCookie: true, lastId: '', lastAt: 0 }
let known = { hub: '', ...nothing }

function knowledgeOf(hub: string) {
  if (known.hub !== hub) known = { hub, ...nothing }
  return known
}

/** One connection at most, for the topics wanted last. */
export function hubConnection({ onUp, onDown, onUpdate }: Listener) {
  let source: EventSource | undefined
  let wanted: { place: HubPlace; topics: readonly string[] } | undefined
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
    if (wanted === undefined || refused.has(wanted.place.url.origin)) return
    const { url, origin } = wanted.place
    const memory = knowledgeOf(url.href)
    const wait = memory.retryAt - Date.now()
    if (wait > 0) {
      timer = setTimeout(begin, wait)
      return
    }
    const address = new URL(url)
    for (const topic of wanted.topics) address.searchParams.append('topic', origin + topic)
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
      // The browser tries again by itself, every few seconds. It is stopped when the connection has broken off repeatedly.
      if (isRetried && (!wasOpen || memory.failures === 1)) return
      // A hub that allows every origin (`*`) refuses those who send its cookie: so the next attempt is the other way.
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

  /** The policy of the page does not name the hub. That does not change before the page is loaded again. */
  function refuse({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
    const hub = wanted?.place.url.origin
    if (hub === undefined || effectiveDirective !== 'connect-src' || URL.parse(blockedURI)?.origin !== hub) return
    if (!refused.has(hub)) {
      // oxlint-disable-next-line no-console -- for the person who deploys, who alone can change the policy
      console.warn(
        `The Mercure hub ${hub} is ignored: the connect-src of the Content-Security-Policy does not name it.`,
      )
    }
    refused.add(hub)
    end()
  }

  return {
    /** Connects, changes the topics or, without topics, ends the connection. */
    want(place: HubPlace | undefined, topics: readonly string[]) {
      const next = place === undefined || topics.length === 0 ? undefined : { place, topics }
      if (keyOf(next) === keyOf(wanted)) return
      end()
      wanted = next
      if (next === undefined) document.removeEventListener('securitypolicyviolation', refuse)
      begin()
    },
    isUp: () => isUp,
    /** The network is back. */
    retryNow() {
      known.retryAt = 0
      if (source !== undefined) return
      clearTimeout(timer)
      begin()
    },
  }
}

const keyOf = (wanted: { place: HubPlace; topics: readonly string[] } | undefined) =>
  wanted && [wanted.place.url.href, wanted.place.origin, ...wanted.topics].join(' ')

/** Where the updates of the server come from, and how its records are called there. */

export interface HubSettings {
  /** The address in config.json, or ''. */
  mercureHub: string
  features: { mercure: boolean }
}

export interface HubPlace {
  url: URL
  /** Topics are absolute: this origin and the `@id` of the record. */
  origin: string
}

const DOCUMENTATION = 'http://www.w3.org/ns/hydra/core#apidocumentation'

/** The hub of config.json, or the one that the server announces; undefined without one. */
export function hubPlace({ mercureHub, features }: HubSettings, links = announcedLinks()): HubPlace | undefined {
  if (!features.mercure) return undefined
  const url = mercureHub === '' ? linkIn(links, 'mercure', apiBase()) : new URL(mercureHub)
  // A server behind a proxy may know itself by another origin than the console knows it by.
  return url && { url, origin: (linkIn(links, DOCUMENTATION, apiBase()) ?? apiBase()).origin }
}

/**
 * Whether the cookie of the hub may be sent to it: it is on the host of the console, or one of the two is below the other.
 * Two hosts beside each other, such as those of two customers of one provider, need not belong together.
 */
export function isSameSite(hub: URL, page: Pick<URL, 'protocol' | 'hostname'> = window.location) {
  const isBelow = (one: string, other: string) => one === other || one.endsWith(`.${other}`)
  return (
    hub.protocol === page.protocol && (isBelow(hub.hostname, page.hostname) || isBelow(page.hostname, hub.hostname))
  )
}
