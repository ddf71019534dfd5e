import { cacheNames, clientsClaim, copyResponse, setCacheNameDetails, type WorkboxPlugin } from 'workbox-core'
import { addPlugins, createHandlerBoundToURL, getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { type Hashes, hasTypeOfName, isOfBuild } from './of-build.ts'
import type { Message } from './register.ts'

/**
 * The service worker, a script of its own (`/worker.js`, built by tools/worker.ts). It keeps the files of the build, and the last
 * good config.json. It answers neither a call of the API nor a page of another program on this origin. docs/offline.md has the cases.
 */

/** Inserted by the build: its files and their hashes. */
declare const BUILD: {
  /** Files of the first screen. Installed together, or not at all. */
  start: Hashes
  /** All other files, kept after the installation. */
  rest: Hashes
  /** The library of the camera, kept when a count, a round or a scan has asked for it. */
  camera: Hashes
}
const { start, rest, camera } = BUILD
const hashes: Hashes = { ...start, ...rest, ...camera }

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

const pathOf = ({ url }: Request) => new URL(url).pathname
const isRight = (request: Request, answer: Response) => isOfBuild(pathOf(request), answer.clone(), hashes)

/** Keeps files of this build only. The page gets every other answer as it came. */
const ofBuild: WorkboxPlugin = {
  // The cache of the browser may hold the page of the host under the name of a file, for a year.
  fetchDidSucceed: async ({ request, response }) => {
    if (!response.ok || !(pathOf(request) in hashes) || (await isRight(request, response))) return response
    return fetch(request.url, { cache: 'reload' }).catch(() => response)
  },
  cacheWillUpdate: async ({ request, response }) => ((await isRight(request, response)) ? response : null),
  // Former releases kept every answer. A start does not wait for the hashes of its files, which were checked by the installation.
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    if (cachedResponse === undefined) return undefined
    const isGood =
      event.type === 'install' ? isRight(request, cachedResponse) : hasTypeOfName(pathOf(request), cachedResponse)
    return (await isGood) ? cachedResponse : undefined
  },
}

const PAGE = '/index.html'
addPlugins([ofBuild])
// The names of all files but the page hold a hash already.
precache(Object.entries(start).map(([url, hash]) => ({ url, revision: url === PAGE ? hash : null })))
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !isForeign(url.pathname) && !isFile(url.pathname),
  createHandlerBoundToURL(PAGE),
)

const FILES = 'consigne-files'
const files = new CacheFirst({ cacheName: FILES, plugins: [ofBuild] })

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/assets/') || url.pathname in rest),
  async ({ request, event }) => (await matchPrecache(request)) ?? files.handle({ request, event }),
)

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
  event.waitUntil(dropWrongFiles().catch(() => {}))
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
 * Former releases kept every answer, also the page under the name of a script. The files that keep their names in this build are
 * checked here, once. Without its first scripts no page can ask for this version, so it starts by itself.
 */
async function dropWrongFiles() {
  const cache = await caches.open(FILES)
  for (const request of await cache.keys()) {
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    const answer = await cache.match(request)
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    if (answer && pathOf(request) in hashes && !(await isRight(request, answer))) await cache.delete(request)
  }
  const former = await caches.open(cacheNames.precache)
  const answers = (await former.keys()).map(async (request) => {
    const answer = await former.match(request)
    return answer === undefined || hasTypeOfName(pathOf(request), answer)
  })
  if ((await Promise.all(answers)).includes(false)) await scope.skipWaiting()
}

/** Reads this build's page again, because its security policy may have changed without a new build. */
async function renewPage() {
  const key = getCacheKeyForURL(PAGE)
  const answer = await fetch(PAGE, { cache: 'reload' })
  if (key === undefined || !(await isOfBuild(PAGE, answer.clone(), hashes))) return
  const cache = await caches.open(cacheNames.precache)
  await cache.put(key, answer.redirected ? await copyResponse(answer) : answer)
}

/** Keeps the files of all other screens, one after the other. One that fails is asked for again at the next start. */
async function keepFiles(event: Extendable) {
  const stored = await (await caches.open(FILES)).keys()
  const paths = new Set(stored.map(pathOf))
  for (const path of Object.keys(rest)) {
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
  const old = (await cache.keys()).filter((request) => !(pathOf(request) in { ...rest, ...camera }))
  await Promise.all(old.map((request) => cache.delete(request)))
}
