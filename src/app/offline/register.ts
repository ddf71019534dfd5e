import { observable } from '#lib/observable.ts'
import { isSomethingOpen } from '#ui/open.ts'

/** Registers the service worker (worker.ts), and follows the versions of the console. Every step may fail: it works without a worker. */

/** What a page asks of a worker. */
export type Message = 'activate' | 'keep files'

/** The only script address that the policy accepts (trusted-types.ts). */
export const WORKER = '/worker.js'

/** A tab that comes back looks for a new version at most this often. */
const LOOK_EVERY_MS = 10 * 60_000
/** A reload waits so long for the new version. */
const PATIENCE_MS = 10_000
/** Longer than the files of one page take. */
const LAST_WRITES_MS = 5_000

/** Undefined in private windows of some browsers, and on plain http. */
const container = () => (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker belongs to one origin, unlike a window
const ask = (worker: ServiceWorker, message: Message) => worker.postMessage(message)

/** @param isWanted false removes the worker and all that it keeps, also in browsers that have it already */
export async function keepForOffline(isWanted: boolean) {
  const workers = container()
  if (workers === undefined) return
  if (!isWanted) return removeWorker()
  followController(workers)
  try {
    const registration = await workers.register(WORKER, { updateViaCache: 'none' })
    followUpdates(registration, workers)
    const { active } = await workers.ready
    // Without it the browser keeps silent about a file that is missing.
    await registration.update()
    if (active) ask(active, 'keep files')
  } catch {
    await removeAbandonedWorker()
  }
}

/** The new version answers this page already, because another tab has started it. */
let isReplaced = false

/** A page without a worker gets one at its first visit. Every other change of the worker is a new version. */
function followController(workers: ServiceWorkerContainer) {
  let hadController = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    isReplaced = hadController
    if (hadController) reloadUnlessBusy()
    hadController = true
  })
}

/** A person may be typing: the notice then stays until the form is saved. */
function reloadUnlessBusy() {
  if (isSomethingOpen()) announceNewVersion()
  else window.location.reload()
}

function followUpdates(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer) {
  const announce = () => workers.controller && registration.waiting && announceNewVersion()
  announce()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => announce()),
  )
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Date.now()
    registration.update().catch(removeAbandonedWorker)
  })
}

/** Starts the new version in all tabs: the new worker takes them over, and each one reloads (`followController`). */
export async function startNewVersion() {
  const workers = container()
  try {
    const registration = await workers?.getRegistration()
    if (workers?.controller && registration && !isReplaced) {
      const waiting = registration.waiting ?? (await nextVersion(registration))
      if (waiting) return ask(waiting, 'activate')
      // The page in the cache is old, and no newer worker can be installed.
      await removeWorker()
    }
  } catch {
    // Reloads below.
  }
  window.location.reload()
}

async function nextVersion(registration: ServiceWorkerRegistration) {
  await registration.update()
  const { installing } = registration
  if (installing === null) return registration.waiting
  await new Promise<void>((resolve) => {
    installing.addEventListener('statechange', () => resolve())
    setTimeout(resolve, PATIENCE_MS)
  })
  return registration.waiting
}

/** The build on the server has no worker any more: the file is missing, or the server answers index.html. */
async function removeAbandonedWorker() {
  const answer = await fetch(WORKER, { cache: 'no-store' }).catch(() => undefined)
  const isMissing = answer?.status === 404 || answer?.headers.get('content-type')?.startsWith('text/html')
  if (isMissing) await removeWorker()
}

export async function removeWorker() {
  try {
    const registrations = (await container()?.getRegistrations()) ?? []
    await Promise.all(registrations.map((each) => each.unregister()))
    await removeCaches()
    // The worker still answers this page, and may have written once more.
    setTimeout(() => void removeCaches().catch(() => {}), LAST_WRITES_MS)
  } catch {
    // A browser may forbid its workers and caches.
  }
}

async function removeCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith('consigne-')).map((name) => caches.delete(name)))
}

/**
 * Whether the server has a newer build than this page, so that the code of unopened screens may be gone. Found by the service
 * worker, and without one when code cannot be fetched.
 */
const isNew = observable(false)
export const isNewVersionThere = isNew.get
const announceNewVersion = () => isNew.set(true)

/** Whether an index.html belongs to another build: one of this page's scripts is not in it. Their names hold a hash. */
function isOtherBuild(indexHtml: string, current: readonly string[]): boolean {
  return indexHtml.includes('id="root"') && !current.every((script) => indexHtml.includes(script))
}

async function look() {
  const started = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '')
  if (isNew.get() || started.length === 0) return
  const answer = await fetch('/index.html', { cache: 'no-store', credentials: 'omit' })
  if (answer.ok && isOtherBuild(await answer.text(), started)) announceNewVersion()
}

export function watchVersion(listener: () => void) {
  // Ignores a failure, because without a network the notice about the network is shown.
  const onMissing = () => void look().catch(() => {})
  const stop = isNew.subscribe(listener)
  window.addEventListener('vite:preloadError', onMissing)
  return () => {
    stop()
    window.removeEventListener('vite:preloadError', onMissing)
  }
}
