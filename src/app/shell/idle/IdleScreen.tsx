import { Lock } from 'lucide-react'
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { idle } from '#app/shell/copy.ts'
import { product } from '#lib/product.ts'
import { Button } from '#ui/Button.tsx'
import page from '#ui/state-page.module.css'
import styles from './IdleScreen.module.css'

const MINUTE_MS = 60_000

const TITLE = `${idle.title} – ${product.name}`

/** Interval for moving the idle screen above dialogs that open later, such as the request to sign in again. */
const COVER_MS = 1_000

/** Hides the page after this number of minutes without activity (config.json). Typed input stays. */
export function IdleScreen({ minutes }: { minutes: number }) {
  const [isIdle, setIdle] = useState(false)
  // An effect, because time and events of the whole window are outside React.
  useEffect(() => (isIdle ? undefined : watchIdle(minutes * MINUTE_MS, () => setIdle(true))), [isIdle, minutes])
  // An effect, registered before the dialogs of a screen, because those also listen for Escape.
  useEffect(() => {
    window.addEventListener('keydown', keepFromPage, true)
    return () => window.removeEventListener('keydown', keepFromPage, true)
  }, [])
  return isIdle && <Cover onResume={() => setIdle(false)} />
}

function Cover({ onResume }: { onResume: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect, because the page outside this component is hidden too, and is shown again before the next paint.
  useLayoutEffect(() => cover(dialog.current), [])
  return (
    <dialog ref={dialog} className={styles['idle']} aria-labelledby="idle" onCancel={stay} onClose={reopen}>
      <div className={styles['content']}>
        <span className={page['icon']}>
          <Lock size={24} strokeWidth={1.75} />
        </span>
        <h2 id="idle" className={page['title']}>
          {idle.title}
        </h2>
        <p className={page['sentence']}>{idle.sentence}</p>
        <Button onClick={onResume}>{idle.resume}</Button>
      </div>
    </dialog>
  )
}

const isPageHidden = () => document.documentElement.dataset['idle'] !== undefined

/** Hides the page under the dialog, including its title. @returns a function that shows it again */
function cover(dialog: HTMLDialogElement | null) {
  const focused = document.activeElement
  const { title } = document
  dialog?.showModal()
  document.documentElement.dataset['idle'] = ''
  document.title = TITLE
  const timer = setInterval(() => {
    if (dialog?.contains(document.activeElement)) return
    dialog?.close()
    dialog?.showModal()
  }, COVER_MS)
  return () => {
    clearInterval(timer)
    delete document.documentElement.dataset['idle']
    if (document.title === TITLE) document.title = title
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

/**
 * Calls `onIdle` once, when nobody has used this tab for `idleMs`.
 * @returns a function that stops the check
 */
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
