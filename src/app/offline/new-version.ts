import { observable } from '#lib/observable.ts'

/**
 * Whether the server has a newer build than this page, so that the code of unopened screens may be gone. Found by the service
 * worker (register.ts), and without one when code cannot be fetched.
 */
const isNew = observable(false)
export const isNewVersionThere = isNew.get
export const announceNewVersion = () => isNew.set(true)

/**
 * Whether an index.html belongs to another build. The name of the start script in it contains the hash of the build.
 * @param current addresses of the scripts of this page
 */
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
