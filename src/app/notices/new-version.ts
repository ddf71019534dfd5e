/**
 * Whether the server has a newer console than this page. Then the code of unopened screens may be gone. Checked only when
 * code cannot be fetched, never on a timer. The start script in index.html has the hash of the build in its name.
 */
let isNew = false
const listeners = new Set<() => void>()

/** @param current the addresses of the scripts this page was started with */
export function isOtherBuild(indexHtml: string, current: readonly string[]): boolean {
  return indexHtml.includes('id="root"') && !current.every((script) => indexHtml.includes(script))
}

async function look() {
  const started = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? '')
  if (isNew || started.length === 0) return
  const answer = await fetch('/index.html', { cache: 'no-store', credentials: 'omit' })
  if (!answer.ok || !isOtherBuild(await answer.text(), started)) return
  isNew = true
  for (const listener of listeners) listener()
}

export function watchVersion(listener: () => void) {
  // Without a network there is no answer, and the notice about the network is shown.
  const onMissing = () => void look().catch(() => {})
  listeners.add(listener)
  window.addEventListener('vite:preloadError', onMissing)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('vite:preloadError', onMissing)
  }
}

export const isNewVersionThere = () => isNew
