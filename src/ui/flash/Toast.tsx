import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useRef } from 'react'
import { words } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import type { Tone } from '#ui/tones.ts'
import { close, type ShownFlash, useFlash } from './flash.ts'
import { MessageText } from './MessageText.tsx'
import { useClearOfFocus } from './use-clear-of-focus.ts'
import { useCountdown } from './use-countdown.ts'
import { useHeld } from './use-held.ts'
import styles from './Toast.module.css'

/** How long a message stays (spec section 9). */
const TOAST_MS = 3000

const looks = new Map<string, { tone: Tone; Icon: typeof Info }>([
  ['error', { tone: 'danger', Icon: CircleAlert }],
  ['success', { tone: 'success', Icon: CircleCheck }],
])
const information = { tone: 'info', Icon: Info } as const

/** A message with the time it has left; gone as soon as it is closed, whatever the container around it still does. */
export function Toast({ flash }: { flash: ShownFlash }) {
  const { tone, Icon } = looks.get(flash.status) ?? information
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  const held = useHeld(box)
  useClearOfFocus(box)
  useCountdown(TOAST_MS, held, close)
  if (useFlash() !== flash) return null

  function hide() {
    close()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
  }

  return (
    <div ref={box} className={styles['toast']} data-tone={tone}>
      <Icon {...icon} className={styles['icon']} data-icon={tone} />
      <p className={styles['message']}>
        <MessageText>{flash.message}</MessageText>
      </p>
      <button
        type="button"
        className={styles['close']}
        aria-label={words.hideMessage}
        onClick={hide}
        onFocus={(event) => {
          cameFrom.current = event.relatedTarget
        }}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        <X {...icon} />
      </button>
      <div className={styles['track']} aria-hidden>
        <div className={styles['bar']} data-testid="flash-progress" data-paused={held || undefined} />
      </div>
    </div>
  )
}
