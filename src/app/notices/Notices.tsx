import { RefreshCw, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { notices } from './copy.ts'
import { isNewVersionThere, watchVersion } from './new-version.ts'
import styles from './Notices.module.css'

function watchNetwork(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Passes the height of the notices to the style sheets, so that they cover nothing at the foot of the page. */
function keepRoom(box: HTMLElement | null) {
  if (box === null) return undefined
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--notices-height', `${box.offsetHeight}px`),
  )
  observer.observe(box)
  return () => observer.disconnect()
}

/** Notices about lasting states, at the bottom of every screen. The page never reloads by itself, because somebody may be typing. */
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

/** A separate React root, so that notices stay when the screens fail. */
export function showNotices() {
  const place = document.createElement('div')
  place.className = styles['place'] ?? ''
  document.body.append(place)
  createRoot(place).render(<Notices />)
}
