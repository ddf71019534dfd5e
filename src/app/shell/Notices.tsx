import type { AnyRouter, RegisteredRouter } from '@tanstack/react-router'
import { RotateCw, WifiOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { isObject } from '#api/read.ts'
import { isNewVersionThere, startNewVersion, watchVersion } from '#app/offline/register.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { readOwn } from '#session/tab.ts'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { useIsOnline } from '#ui/timing.ts'
import { notices } from './copy.ts'
import styles from './Notices.module.css'

/** The place of the notices, at the end of the page. */
export function placeForNotices() {
  const place = document.createElement('div')
  place.className = styles['place'] ?? ''
  place.dataset['screenOnly'] = ''
  document.body.append(place)
  return place
}

/** The parts of the router used here. */
type Router = Pick<AnyRouter, 'subscribe' | 'latestLocation' | 'navigate' | 'state'>

/** Screens whose sentence is not that of most screens, by the address of their route. */
const sentences: Partial<Record<keyof RegisteredRouter['routesByPath'], string>> = {
  '/tournee': notices.without.round,
  '/inventaire': notices.without.inventory,
  '/inventaire/$id/comptage': notices.without.count,
  '/livraisons/lecture-en-serie': notices.without.scanBatch,
  '/preferences': notices.without.preferences,
  '/aide/{-$page}': notices.without.help,
  '/connexion': notices.without.signIn,
  '/mot-de-passe-oublie': notices.without.signIn,
  '/reinitialisation-mot-de-passe/{-$token}': notices.without.signIn,
}

/** The sentence for this screen without a network. « Hors connexion » has a text of its own. */
function whatGoesOn({ state: { matches } }: Router): string {
  if (matches.some(({ status }) => status === 'error')) return ''
  const sentence = Object.entries(sentences).find(([path]) => path === matches.at(-1)?.fullPath)?.[1]
  return sentence ?? notices.without.others
}

/** Work of this tab that goes on without a network: what leads back to it, and its address. */
function persistedWork(): { label: string; to: string }[] {
  const machine = countedMachine()
  return [
    ...(machine === undefined ? [] : [{ label: notices.resumeCount, to: `/inventaire/${machine}/comptage` }]),
    ...(ownOf(storageKeys.round) === undefined ? [] : [{ label: notices.resumeRound, to: '/tournee' }]),
  ]
}

/** Id of the machine that this tab counts. */
function countedMachine(): number | undefined {
  const count = ownOf(storageKeys.count)?.['count']
  const machine = isObject(count) ? count['machine'] : undefined
  const id = isObject(machine) ? machine['id'] : undefined
  return Number.isSafeInteger(id) ? Number(id) : undefined
}

/** What this tab keeps for the person. Its schema would come with the first screen: the next screen checks the rest. */
const ownOf = (key: typeof storageKeys.count | typeof storageKeys.round) => readOwn(key, (value) => value)

/** Notices at the bottom of every screen. Only a page without unsaved input reloads for a new version (offline/register.ts). */
export function Notices({ router }: { router: Router }) {
  const isOnline = useIsOnline()
  const [watchPath] = useState(() => (listener: () => void) => router.subscribe('onResolved', listener))
  const path = useSyncExternalStore(watchPath, () => router.latestLocation.pathname)
  const goesOn = useSyncExternalStore(watchPath, () => whatGoesOn(router))
  const isNewVersion = useSyncExternalStore(watchVersion, isNewVersionThere)
  return (
    // A live region must be in the page before its text.
    <div ref={keepRoom} role="status">
      {!isOnline && (
        <p className={styles['notice']} data-tone="warning">
          <WifiOff {...icon} />
          <span>{[notices.offline, goesOn].filter(Boolean).join(' ')}</span>
          {persistedWork()
            .filter(({ to }) => to !== path)
            .map(({ label, to }) => (
              <Button key={to} size="xs" onClick={() => void router.navigate({ to })}>
                {label}
              </Button>
            ))}
        </p>
      )}
      {isOnline && isNewVersion && (
        <p className={styles['notice']} data-tone="info">
          <RotateCw {...icon} />
          <span>{notices.newVersion}</span>
          <Button size="xs" onClick={startNewVersion}>
            {notices.reload}
          </Button>
        </p>
      )}
    </div>
  )
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
