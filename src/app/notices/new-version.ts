/**
 * Whether the server has a newer console than this page: then the code of a screen not yet opened may be gone. Asked
 * when code does not come, never on a timer. The script that index.html starts carries the hash of the whole build.
 */
let isNew = false
const listeners = new Set<() => void>()

/** @param current the address of the script this page was started with */
export function isOtherBuild(indexHtml: string, current: string): boolean {
  return indexHtml.includes('id="root"') && !indexHtml.includes(current)
}

async function look() {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  const started = script?.getAttribute('src')
  if (isNew || !started) return
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
