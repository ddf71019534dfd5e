import { RefreshCw, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { notices } from './copy.ts'
import styles from './Notices.module.css'

/** The place of the notices, at the end of the page. */
export function placeForNotices() {
  const place = document.createElement('div')
  place.className = styles['place'] ?? ''
  document.body.append(place)
  return place
}

/** Notices at the bottom of every screen. The page never reloads automatically, because a person may be typing. */
export function Notices() {
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine)
  const isNewVersion = useSyncExternalStore(watchVersion, isNewVersionThere)
  return (
    // A live region must be in the page before its text.
    <div ref={keepRoom} role="status">
      {!isOnline && (
        <p className={styles['notice']} data-tone="warning">
          <WifiOff {...icon} className={styles['icon']} />
          <span>{notices.offline}</span>
        </p>
      )}
      {isOnline && isNewVersion && (
        <p className={styles['notice']}>
          <RefreshCw {...icon} className={styles['icon']} />
          <span>{notices.newVersion}</span>
          <Button size="xs" onClick={() => window.location.reload()}>
            {notices.reload}
          </Button>
        </p>
      )}
    </div>
  )
}

function watchNetwork(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Passes the height of the notices to the style sheets, so that they cover nothing at the bottom of the page. */
function keepRoom(box: HTMLElement | null) {
  if (box === null) return undefined
  let known = 0
  const observer = new ResizeObserver(() => {
    // A variable of the whole document: setting it makes the browser compute every style again.
    if (box.offsetHeight === known) return
    known = box.offsetHeight
    document.documentElement.style.setProperty('--notices-height', `${known}px`)
  })
  observer.observe(box)
  return () => observer.disconnect()
}

/**
 * Whether the server has a newer build than this page, so that the code of unopened screens may be gone. Checked only when code
 * cannot be fetched, never on a timer. The name of the start script in index.html contains the hash of the build.
 */
let isNew = false
const listeners = new Set<() => void>()

/**
 * Whether an index.html belongs to another build.
 * @param current addresses of the scripts of this page
 */
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
  // Ignores a failure, because without a network the notice about the network is shown.
  const onMissing = () => void look().catch(() => {})
  listeners.add(listener)
  window.addEventListener('vite:preloadError', onMissing)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('vite:preloadError', onMissing)
  }
}

export const isNewVersionThere = () => isNew
