import { cacheNames, clientsClaim, copyResponse, setCacheNameDetails } from 'workbox-core'
import { createHandlerBoundToURL, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import type { Message } from './register.ts'

/**
 * The service worker, a script of its own (`/worker.js`, built by tools/worker.ts). It keeps the files of the build, and the last
 * good config.json. It answers neither a call of the API nor a page of another program on this origin. docs/offline.md has the cases.
 */

/** Inserted by the build. */
declare const BUILD: {
  /** Files of the first screen. Installed together, or not at all. */
  start: { url: string; revision: string | null; integrity?: string }[]
  /** All other files, kept after the installation. */
  rest: string[]
  /** The library of the camera, kept when a count, a round or a scan has asked for it. */
  camera: string[]
}

/** The parts of a worker's scope used here. The types of the DOM, which the rest of src needs, do not have them. */
interface Extendable extends Event {
  waitUntil: (promise: Promise<unknown>) => void
  /** Only in Chromium. */
  addRoutes?: (route: object) => Promise<void>
  data?: Message
  notification?: Notification
}
interface Tab {
  focus: () => Promise<unknown>
  postMessage: (message: { open: string }) => void
}
interface Scope {
  skipWaiting: () => Promise<void>
  clients: {
    matchAll: (options: { includeUncontrolled?: true; type?: 'window' }) => Promise<readonly Tab[]>
    openWindow: (path: string) => Promise<unknown>
  }
  addEventListener: (type: 'install' | 'message' | 'notificationclick', listener: (event: Extendable) => void) => void
}
const scope = globalThis as unknown as Scope

/** Before the page gives up on config.json (config.ts). */
const CONFIG_TIMEOUT_SECONDS = 3

/** Extensions of files, as in deploy/static-files.ts. The token of a reset link may end like one. */
const isFile = (path: string) =>
  !path.startsWith('/reinitialisation-mot-de-passe/') &&
  /\.(css|html|ico|jpg|js|json|map|png|svg|txt|wasm|webmanifest|webp|woff2)$/i.test(path)
const isForeign = (path: string) => /^\/(api|assets|bundles|\.well-known|__stub)(\/|$)/.test(path)

setCacheNameDetails({ prefix: 'consigne', precache: 'start', suffix: '' })
// A first visit then has its further files without a network.
clientsClaim()

precache(BUILD.start)

const PAGE = '/index.html'
const start = createHandlerBoundToURL(PAGE)
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !isForeign(url.pathname) && !isFile(url.pathname),
  start,
)

const FILES = 'consigne-files'
// The name of such a file holds a hash of its content.
const files = new CacheFirst({ cacheName: FILES })
// Files of `public` keep their names.
const publicFiles = new StaleWhileRevalidate({ cacheName: FILES })
const rest = new Set(BUILD.rest)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, event }) => (await matchPrecache(request)) ?? files.handle({ request, event }),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && rest.has(url.pathname), publicFiles)

const config = new NetworkFirst({
  cacheName: 'consigne-config',
  networkTimeoutSeconds: CONFIG_TIMEOUT_SECONDS,
  plugins: [
    {
      fetchDidSucceed: ({ response }) => {
        // Without the file everything has its default.
        if (response.status === 404) return Promise.resolve(Response.json({}))
        if (!response.ok) throw new Error(`config.json: ${response.status}`)
        return Promise.resolve(response)
      },
      // A broken file never replaces the last good one.
      cacheWillUpdate: async ({ response }) => {
        const value: unknown = await response
          .clone()
          .json()
          .catch(() => undefined)
        return typeof value === 'object' && value !== null ? response : null
      },
    },
  ],
})
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json', config)

scope.addEventListener('install', (event) => {
  // The page has read it before there was a worker.
  event.waitUntil(Promise.all(config.handleAll({ request: '/config.json', event: event as never })).catch(() => {}))
  // The browser then sends calls without starting the worker.
  event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }).catch(() => {})
})

scope.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(scope.skipWaiting())
  if (event.data === 'keep files') event.waitUntil(Promise.all([renewPage().catch(() => undefined), keepFiles(event)]))
})

// An alert on a phone (app/alerts). A tab opens the record itself, because it may have unsaved input.
scope.addEventListener('notificationclick', (event) => {
  const open = String(event.notification?.data)
  event.notification?.close()
  event.waitUntil(
    scope.clients.matchAll({ type: 'window' }).then(async ([tab]) => {
      if (tab === undefined) return scope.clients.openWindow(open)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a tab of this worker has its origin
      tab.postMessage({ open })
      return tab.focus()
    }),
  )
})

/**
 * Reads the page of this build again, because its security policy may have changed without a new build. The next start has it.
 * The page of another build fails the check of its content.
 */
async function renewPage() {
  const key = getCacheKeyForURL(PAGE)
  const { integrity = '' } = BUILD.start.find(({ url }) => url === PAGE) ?? {}
  const answer = await fetch(PAGE, { cache: 'reload', integrity })
  if (key === undefined || !answer.ok) return
  const cache = await caches.open(cacheNames.precache)
  await cache.put(key, answer.redirected ? await copyResponse(answer) : answer)
}

/**
 * Keeps the files of all other screens, one after the other, so that the page stays quick. A file that fails is asked for again at
 * the next start.
 */
async function keepFiles(event: Extendable) {
  const stored = await (await caches.open(FILES)).keys()
  const paths = new Set(stored.map(({ url }) => new URL(url).pathname))
  for (const path of BUILD.rest) {
    if (paths.has(path)) continue
    const [answer, kept] = files.handleAll({ request: path, event: event as never })
    // oxlint-disable-next-line no-await-in-loop -- each file waits for the one before
    await Promise.all([answer, kept]).catch(() => undefined)
  }
  await forgetOldFiles()
}

/** Removes the files of former builds, unless a second tab may still run one. */
async function forgetOldFiles() {
  const tabs = await scope.clients.matchAll({ includeUncontrolled: true })
  if (tabs.length > 1) return
  const cache = await caches.open(FILES)
  const ours = new Set([...rest, ...BUILD.camera])
  const old = (await cache.keys()).filter(({ url }) => !ours.has(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}
