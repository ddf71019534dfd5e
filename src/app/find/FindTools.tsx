import { Search } from 'lucide-react'
import { type ReactNode, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { isAsking } from '#ui/dialog/confirm.ts'
import { icon } from '#ui/icon.ts'
import { find } from './copy.ts'
import type { Place } from './creations.ts'
import { PaletteFrame } from './PaletteFrame.tsx'
import { useRecent } from './use-recent.ts'
import styles from './FindTools.module.css'

interface Props {
  screens: readonly Place[]
  /** Controls beside the button. */
  children?: ReactNode
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

const never = () => () => {}

/** A question wants its answer first: those of the console, the pause, and the request to sign in again. */
const isBusy = () => isAsking() || document.querySelector('[data-question], dialog[open]') !== null

/** « Rechercher » in the top bar, its shortcut and the palette. Loaded with the watchers, after the data of the screen. */
export function FindTools({ screens, children }: Props) {
  // React asks again once the top bar is in the page, which may be drawn together with this.
  const place = useSyncExternalStore(never, () => document.getElementById('find'))
  const [opened, setOpened] = useState(false)
  const recent = useRecent(screens)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isKey =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key?.toLowerCase() === 'k'
    if (!isKey) return
    // Replaces the browser's search shortcut.
    event.preventDefault()
    if (!event.repeat && !isBusy()) setOpened(true)
  })
  // An effect, because the keys of the whole window are outside React. Fields and dialogs must not hear this one first.
  // It runs before the button is painted: who sees the button can press the key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])

  return (
    <>
      {place &&
        createPortal(
          <>
            <button type="button" className={styles['find']} aria-haspopup="dialog" onClick={() => setOpened(true)}>
              <Search {...icon} />
              <span>{find.open}</span>
              <kbd aria-hidden>{isMac ? find.keyOnMac : find.key}</kbd>
            </button>
            {children}
          </>,
          place,
        )}
      {opened && <PaletteFrame screens={screens} recent={recent} onClose={() => setOpened(false)} />}
    </>
  )
}
