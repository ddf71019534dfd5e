/**
 * Whether the server has a newer console than this page: then the code of a screen not yet opened may be gone. Asked
 * when code does not come, never on a timer. The script that index.html starts carries the hash of the whole build.
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
  // Without a network there is no answer, and the other notice stands there.
  const onMissing = () => void look().catch(() => {})
  listeners.add(listener)
  window.addEventListener('vite:preloadError', onMissing)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('vite:preloadError', onMissing)
  }
}

export const isNewVersionThere = () => isNew
