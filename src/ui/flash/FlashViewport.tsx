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
import styles from './FlashViewport.module.css'

export const toastMs = 3000

const looks = new Map<string, { tone: Tone; Icon: typeof Info }>([
  ['error', { tone: 'danger', Icon: CircleAlert }],
  ['success', { tone: 'success', Icon: CircleCheck }],
])
const information = { tone: 'info', Icon: Info } as const

/**
 * The one place where a message shows: top right, over the top bar and nothing else. Not Mantine's notifications, whose
 * timer restarts in full when the pointer leaves and which do not pause for the keyboard.
 */
export function FlashViewport() {
  const shown = useFlash()
  const viewport = useClearOfFocus(shown?.nonce)
  const held = useHeld(viewport, shown?.nonce)

  const toast = shown && <Toast key={shown.nonce} flash={shown} paused={held} />
  const urgent = shown?.status === 'error'
  return (
    <div ref={viewport} className={styles['viewport']}>
      {urgent && <div role="alert">{toast}</div>}
      {/* Always in the page: a polite region that arrives together with its text is often not read. */}
      <output className={styles['polite']}>{!urgent && toast}</output>
    </div>
  )
}

function Toast({ flash, paused }: { flash: ShownFlash; paused: boolean }) {
  const { tone, Icon } = looks.get(flash.status) ?? information
  const cameFrom = useRef<EventTarget | null>(null)
  useCountdown(toastMs, paused, close)

  function hide() {
    close()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
  }

  return (
    <div className={styles['toast']} data-tone={tone}>
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
        <div className={styles['bar']} data-testid="flash-progress" data-paused={paused || undefined} />
      </div>
    </div>
  )
}
