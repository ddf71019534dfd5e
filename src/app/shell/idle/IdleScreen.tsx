import { useWindowEvent } from '@mantine/hooks'
import { Lock } from 'lucide-react'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { idle } from '#app/shell/copy.ts'
import { product } from '#lib/product.ts'
import { Button } from '#ui/Button.tsx'
import { onOpenChange, countsAsOpen } from '#ui/open.ts'
import styles from '#app/shell/NativeDialog.module.css'
import page from '#ui/page-states.module.css'

const MINUTE_MS = 60_000

const TITLE = `${idle.title} – ${product.name}`

/** Hides the page after this number of minutes without activity (config.json). Typed input stays. */
export function IdleScreen({ minutes }: { minutes: number }) {
  const [isIdle, setIdle] = useState(false)
  // An effect, because time and events of the whole window are outside React.
  useEffect(() => (isIdle ? undefined : watchIdle(minutes * MINUTE_MS, () => setIdle(true))), [isIdle, minutes])
  // Registered before the dialogs of a screen, because those also listen for Escape.
  useWindowEvent('keydown', keepFromPage, true)
  if (!isIdle) return undefined
  return (
    <dialog ref={cover} className={styles['idle']} aria-labelledby="idle" onCancel={stay} onClose={reopen}>
      <div className={page['state']}>
        <span className={page['icon']}>
          <Lock size={24} strokeWidth={1.75} />
        </span>
        <h2 id="idle" className={page['title']}>
          {idle.title}
        </h2>
        <p className={page['sentence']}>{idle.sentence}</p>
        <Button onClick={() => setIdle(false)}>{idle.resume}</Button>
      </div>
    </dialog>
  )
}

const isPageHidden = () => document.documentElement.dataset['idle'] !== undefined

/** Ref that hides the page under the dialog, including its title. @returns a function that shows it again */
function cover(dialog: HTMLDialogElement | null) {
  const focused = document.activeElement
  let { title } = document
  /** Alerts may change the title meanwhile. */
  function hideTitle() {
    if (document.title === TITLE) return
    ;({ title } = document)
    document.title = TITLE
  }
  const observer = new MutationObserver(hideTitle)
  const element = document.querySelector('title')
  if (element) observer.observe(element, { childList: true, characterData: true, subtree: true })
  dialog?.showModal()
  const unregister = countsAsOpen(dialog)
  document.documentElement.dataset['idle'] = ''
  hideTitle()
  // A dialog that opens later, such as the request to sign in again, is above this one and takes the focus.
  const stop = onOpenChange(() => {
    if (dialog?.contains(document.activeElement)) return
    dialog?.close()
    dialog?.showModal()
  })
  return () => {
    stop()
    unregister?.()
    delete document.documentElement.dataset['idle']
    hideTitle()
    observer.disconnect()
    document.title = title
    dialog?.close()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Keeps keys from the hidden page: shortcuts, scans, and Escape in its dialogs. */
function keepFromPage(event: KeyboardEvent) {
  if (!isPageHidden()) return
  event.stopImmediatePropagation()
  if (event.key === 'Escape') event.preventDefault()
}

const stay = (event: SyntheticEvent) => event.preventDefault()
const reopen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
  isPageHidden() && !currentTarget.open && currentTarget.showModal()

/** Events that only a person triggers. Reads, renders and scrolling also happen without anyone present. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'] as const

/** Interval between checks of the time, because timers continue late when a computer wakes up. */
const CHECK_MS = 15_000

/** Calls `onIdle` once, when nobody has used this tab for `idleMs`. @returns a function that stops the check */
export function watchIdle(idleMs: number, onIdle: () => void): () => void {
  let lastAt = Date.now()
  let pointer = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop() {
    clearTimeout(timer)
    for (const sign of SIGNS) window.removeEventListener(sign, note, true)
    document.removeEventListener('visibilitychange', check)
  }

  function check() {
    clearTimeout(timer)
    // The clock was set back.
    lastAt = Math.min(lastAt, Date.now())
    const left = lastAt + idleMs - Date.now()
    if (left > 0) {
      timer = setTimeout(check, Math.min(left, CHECK_MS))
      return false
    }
    stop()
    onIdle()
    return true
  }

  function note(event: Event) {
    // Browsers also send it when the page moves under a resting pointer.
    if (event.type === 'pointermove') {
      const { screenX, screenY } = event as PointerEvent
      const place = `${screenX} ${screenY}`
      if (place === pointer) return
      pointer = place
    }
    // After a night the first movement arrives before the timers.
    if (!check()) lastAt = Date.now()
  }

  for (const sign of SIGNS) window.addEventListener(sign, note, { capture: true, passive: true })
  document.addEventListener('visibilitychange', check)
  check()
  return stop
}
