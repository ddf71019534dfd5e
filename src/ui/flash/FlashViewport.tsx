import { Portal } from '@mantine/core'
import '@mantine/notifications/styles.layer.css'
import { createNotificationsStore, Notifications, notifications } from '@mantine/notifications'
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { words } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import { close, type ShownFlash, useFlash } from './flash.ts'
import { lookOf, Message } from './Message.tsx'
import styles from './FlashViewport.module.css'

const store = createNotificationsStore()

/** Duration of a message and of the animation of its bar. */
const TOAST_MS = 3000

/** Same id for all messages, so that a new message replaces the open one instead of queueing behind it. */
const id = 'flash'

const classNames = {
  root: styles['root'] ?? '',
  icon: styles['icon'] ?? '',
  description: styles['message'] ?? '',
}

/**
 * The place of a message: top right, over the top bar. It is the only live region around a message, so that a screen reader
 * announces it once. The region stays in the page, because screen readers often skip a region that is inserted together
 * with its text.
 */
export function FlashViewport() {
  const shown = useFlash()
  const isError = shown?.status === 'error'
  return (
    <Portal>
      <div
        className={styles['viewport']}
        data-screen-only
        aria-live={isError ? 'assertive' : 'polite'}
        role={shown && (isError ? 'alert' : 'status')}
        // A line added below the message is announced alone.
        aria-atomic="false"
        data-testid="flash-viewport"
      >
        {shown && <Toast flash={shown} />}
      </div>
    </Portal>
  )
}

/** A Mantine notification with our countdown: Mantine's restarts when the pointer leaves, and ignores the focus. */
function Toast({ flash }: { flash: ShownFlash }) {
  const { tone, Icon } = lookOf(flash.status)
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  // An effect, because Mantine keeps its notifications in a store that only calls can change.
  useLayoutEffect(() => {
    function closeByHand() {
      close()
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
    }
    notifications.show(
      {
        id,
        message: <Message key={flash.nonce} flash={flash} box={box} onClose={closeByHand} />,
        icon: <Icon {...icon} data-icon={tone} />,
        classNames,
        // The live region around it announces the message.
        role: 'presentation',
        closeButtonProps: {
          'aria-label': words.hideMessage,
          onClick: closeByHand,
          onKeyDown: (event) => event.key === 'Escape' && closeByHand(),
        },
      },
      store,
    )
    return () => void notifications.hide(id, store)
  }, [flash, tone, Icon])

  function gainFocus(event: FocusEvent) {
    cameFrom.current = event.relatedTarget
    setFocused(true)
  }

  return (
    <div
      ref={box}
      className={styles['toast']}
      data-tone={tone}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={gainFocus}
      onBlur={() => setFocused(false)}
    >
      <Notifications
        store={store}
        position="top-right"
        limit={1}
        autoClose={false}
        transitionDuration={0}
        withinPortal={false}
        allowDragDismiss={false}
        allowScrollDismiss={false}
        classNames={{ root: styles['corner'] ?? '' }}
      />
      <Countdown key={flash.nonce} paused={hovered || focused} />
    </div>
  )
}

/** Remaining time of a message as a shrinking bar, which stops while paused. */
function Countdown({ paused }: { paused: boolean }) {
  const left = useRef(TOAST_MS)
  // An effect, because the timer must stop when the message is removed. Mantine's useTimeout restarts in full after a pause.
  useEffect(() => {
    if (paused) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(close, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [paused])
  return <div className={styles['bar']} data-testid="flash-progress" data-paused={paused || undefined} aria-hidden />
}
