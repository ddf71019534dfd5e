import { RefreshCw, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { isNewVersionThere, watchVersion } from '#app/offline/new-version.ts'
import { startNewVersion } from '#app/offline/register.ts'
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
          <Button size="xs" onClick={startNewVersion}>
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
