import { Notification } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Tone } from '#ui/badges.tsx'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import { close, type Help, type ShownFlash, undoOnce } from './flash.ts'
import styles from './Toast.module.css'

/** Lifetime of a message. The animation of the bar lasts as long. */
const TOAST_MS = 3000

const looks = new Map<string, { tone: Tone; Icon: typeof Info }>([
  ['error', { tone: 'danger', Icon: CircleAlert }],
  ['success', { tone: 'success', Icon: CircleCheck }],
])
const information = { tone: 'info', Icon: Info } as const

const classNames = {
  root: styles['root'] ?? '',
  icon: styles['icon'] ?? '',
  body: styles['body'] ?? '',
  description: styles['message'] ?? '',
  closeButton: styles['close'] ?? '',
}

/** A message with its countdown, which pauses under the pointer and while the focus is in it. */
export function Toast({ flash }: { flash: ShownFlash }) {
  const { tone, Icon } = looks.get(flash.status) ?? information
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  function gainFocus(event: FocusEvent) {
    cameFrom.current = event.relatedTarget
    setFocused(true)
  }

  function closeByHand() {
    close()
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
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
      <Notification
        icon={<Icon {...icon} data-icon={tone} />}
        classNames={classNames}
        // The region around it announces it (Flash).
        role="presentation"
        closeButtonProps={{
          'aria-label': words.hideMessage,
          onClick: closeByHand,
          onKeyDown: (event) => event.key === 'Escape' && closeByHand(),
        }}
      >
        <Message key={flash.nonce} flash={flash} box={box} onClose={closeByHand} />
      </Notification>
      <Countdown key={flash.nonce} paused={hovered || focused} onEnd={close} />
    </div>
  )
}

/** Remaining time of a message, as a shrinking bar that stops while paused. */
function Countdown({ paused, onEnd }: { paused: boolean; onEnd: () => void }) {
  useCountdown(TOAST_MS, paused, onEnd)
  return (
    <div className={styles['countdown']} aria-hidden>
      <div className={styles['track']}>
        <div className={styles['bar']} data-testid="flash-progress" data-paused={paused || undefined} />
      </div>
    </div>
  )
}

/** Calls `onEnd` once after `ms` that were not paused: after a pause the time goes on with what was left. */
function useCountdown(ms: number, paused: boolean, onEnd: () => void) {
  const left = useRef(ms)
  const end = useEffectEvent(onEnd)
  // An effect, because the timer must stop when the message goes. Mantine's useTimeout starts again in full after a pause.
  useEffect(() => {
    if (paused) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [paused])
}

/** Shorter than this, a message stays on one line on every screen. */
const mayWrapFrom = 32

type Box = RefObject<HTMLElement | null>

interface Props {
  flash: ShownFlash
  box: Box
  /** Closes the message and gives the focus back. */
  onClose: () => void
}

/** A message and the lines below it. Once it is drawn, its box can be measured and moved clear of the focused element. */
function Message({ flash: { nonce, message, help, undo }, box, onClose }: Props) {
  useClearOfFocus(box)
  return (
    <>
      <p>
        <MessageText>{message}</MessageText>
      </p>
      {help.map((line) => (
        <Line key={line.text} line={line} box={box} onClose={onClose} />
      ))}
      {undo && <UndoLine nonce={nonce} undo={undo} box={box} onClose={onClose} />}
    </>
  )
}

/**
 * A message whose « ! », « ? » and « : » never start a line. The given texts hold plain spaces and stay as they are, byte
 * for byte (G-106): the word before the mark is kept with it instead.
 */
function MessageText({ children }: { children: string }) {
  if (children.length < mayWrapFrom) return children
  return children.split(/(\S+ [!?:;])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles['together']}>
        {part}
      </span>
    ),
  )
}

type LineProps = Pick<Props, 'box' | 'onClose'>

/** The line goes with the message. The journal still has the act when it did not succeed. */
function UndoLine({ nonce, undo, box, onClose }: LineProps & { nonce: number; undo: () => Promise<boolean> }) {
  useClearOfFocus(box)
  const run = () => {
    onClose()
    void undoOnce(nonce, undo)
  }
  return (
    <div className={styles['help']}>
      <Button variant="default" size="xs" onClick={run}>
        {words.cancel}
      </Button>
    </div>
  )
}

/** A line makes the box larger, so the box is measured again. Its act goes with the message, so that it runs once. */
function Line({ line: { text, act }, box, onClose }: LineProps & { line: Help }) {
  useClearOfFocus(box)
  const run = () => {
    onClose()
    act?.run()
  }
  return (
    <div className={styles['help']}>
      <p>{text}</p>
      {act && (
        <Button variant="default" size="xs" onClick={run}>
          {act.label}
        </Button>
      )}
    </div>
  )
}

const gap = 8

/** Moves the box below the focused element or its menu if it would hide it, otherwise back to its default place. */
function place(box: HTMLElement | null) {
  const active = document.activeElement
  if (!box || !active || active === document.body || box.contains(active)) return
  const under = (active.closest('[role=menu]') ?? active).getBoundingClientRect()
  const over = box.getBoundingClientRect()
  const moved = Number.parseFloat(box.style.translate.split(' ')[1] ?? '0')
  const [top, bottom] = [over.top - moved, over.bottom - moved]
  const overlaps = under.top < bottom && under.bottom > top && under.left < over.right && under.right > over.left
  // An element taller than half the screen cannot be cleared, and stays partly visible anyway.
  const down = overlaps && under.height < window.innerHeight / 2 ? under.bottom + gap - top : 0
  box.style.setProperty('translate', `0 ${down}px`)
}

/**
 * Moves the box in the next frame, before it is painted, so that the box does not jump. To measure at once would make the browser lay out
 * the page several times for one press. It also scrolls the focused element into view only after `focusin`.
 */
const placeSoon = (box: RefObject<HTMLElement | null>) => requestAnimationFrame(() => place(box.current))

/** Keeps a box clear of the focused element (WCAG 2.4.11): when it appears, when the focus moves and after scrolling. */
export function useClearOfFocus(box: RefObject<HTMLElement | null>) {
  useWindowEvent('focusin', () => placeSoon(box))
  useWindowEvent('scrollend', () => placeSoon(box))
  // An effect, because only a box that has been drawn can be measured. A layout effect, because it is followed by the paint.
  useLayoutEffect(() => {
    const frame = placeSoon(box)
    return () => cancelAnimationFrame(frame)
  }, [box])
}
