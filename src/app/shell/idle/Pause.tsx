import { Lock } from 'lucide-react'
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { product } from '#lib/product.ts'
import { Button } from '#ui/Button.tsx'
import { pause } from './copy.ts'
import { watchIdle } from './idle.ts'
import page from '#ui/state-page.module.css'
import styles from './Pause.module.css'

const MINUTE_MS = 60_000

const TITLE = `${pause.title} – ${product.name}`

/** A dialog that has opened meanwhile, such as the request to sign in again, lies over the pause. */
const LOOK_MS = 1_000

/** Hides everything after so many minutes without a person (config.json). What is typed stays where it is. */
export function Pause({ minutes }: { minutes: number }) {
  const [isPaused, setPaused] = useState(false)
  // An effect, because time and events of the whole window are outside React.
  useEffect(() => (isPaused ? undefined : watchIdle(minutes * MINUTE_MS, () => setPaused(true))), [isPaused, minutes])
  // An effect, registered before the dialogs of a screen, because those also listen for Escape.
  useEffect(() => {
    window.addEventListener('keydown', keepFromPage, true)
    return () => window.removeEventListener('keydown', keepFromPage, true)
  }, [])
  return isPaused && <PauseScreen onResume={() => setPaused(false)} />
}

function PauseScreen({ onResume }: { onResume: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // An effect, because the page around this component is hidden too. It ends before the next drawing.
  useLayoutEffect(() => cover(dialog.current), [])
  return (
    <dialog ref={dialog} className={styles['pause']} aria-labelledby="pause" onCancel={stay} onClose={reopen}>
      <div className={styles['content']}>
        <span className={page['icon']}>
          <Lock size={24} strokeWidth={1.75} />
        </span>
        <h2 id="pause" className={page['title']}>
          {pause.title}
        </h2>
        <p className={page['sentence']}>{pause.sentence}</p>
        <Button onClick={onResume}>{pause.resume}</Button>
      </div>
    </dialog>
  )
}

const isPagePaused = () => document.documentElement.dataset['paused'] !== undefined

/** Hides the page under the dialog, its title included. @returns a function that shows it again */
function cover(dialog: HTMLDialogElement | null) {
  const focused = document.activeElement
  const { title } = document
  dialog?.showModal()
  document.documentElement.dataset['paused'] = ''
  document.title = TITLE
  const timer = setInterval(() => {
    if (dialog?.contains(document.activeElement)) return
    dialog?.close()
    dialog?.showModal()
  }, LOOK_MS)
  return () => {
    clearInterval(timer)
    delete document.documentElement.dataset['paused']
    if (document.title === TITLE) document.title = title
    dialog?.close()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** The page under the pause has no keys: neither shortcuts nor a scan, and Escape closes none of its dialogs. */
function keepFromPage(event: KeyboardEvent) {
  if (!isPagePaused()) return
  event.stopImmediatePropagation()
  if (event.key === 'Escape') event.preventDefault()
}

const stay = (event: SyntheticEvent) => event.preventDefault()
const reopen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
  isPagePaused() && !currentTarget.open && currentTarget.showModal()
