import { Group } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react'
import { type RefObject, useCallback } from 'react'
import type { Tone } from '#ui/badges.tsx'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { type Help, type ShownFlash, undoOnce } from './flash.ts'

interface Look {
  tone: Tone
  Icon: LucideIcon
}

const information: Look = { tone: 'info', Icon: Info }
const looks = new Map<string, Look>([
  ['error', { tone: 'danger', Icon: CircleAlert }],
  ['success', { tone: 'success', Icon: CircleCheck }],
])

/** The tone and the icon of a message. */
export const lookOf = (status: string) => looks.get(status) ?? information

type Box = RefObject<HTMLElement | null>

interface Props {
  flash: ShownFlash
  box: Box
  /** Closes the message and restores the focus. */
  onClose: () => void
}

/** A message and the lines below it. After rendering its box is moved clear of the focused element. */
export function Message({ flash: { nonce, message, help, undo }, box, onClose }: Props) {
  const clear = useClearOfFocus(box)
  return (
    <>
      <p ref={clear}>
        <Unbroken>{message}</Unbroken>
      </p>
      {help.map((line) => (
        <Line key={line.text} line={line} box={box} onClose={onClose} />
      ))}
      {undo && <UndoLine nonce={nonce} undo={undo} box={box} onClose={onClose} />}
    </>
  )
}

type LineProps = Pick<Props, 'box' | 'onClose'>

/** The « Annuler » line, removed with its message. After a failure the journal still offers the action. */
function UndoLine({ nonce, undo, box, onClose }: LineProps & { nonce: number; undo: () => Promise<boolean> }) {
  const clear = useClearOfFocus(box)
  const run = () => {
    onClose()
    void undoOnce(nonce, undo)
  }
  return (
    <div ref={clear}>
      <Button variant="default" size="xs" onClick={run}>
        {words.cancel}
      </Button>
    </div>
  )
}

/** A help line. It enlarges the box, which is measured again. Its action closes the message, so that it runs once. */
function Line({ line: { text, act }, box, onClose }: LineProps & { line: Help }) {
  const clear = useClearOfFocus(box)
  const run = () => {
    onClose()
    act?.run()
  }
  return (
    <Group ref={clear} w="100%" gap="sm" mt="xs" c="dimmed" fw={400}>
      <p>
        <Unbroken>{text}</Unbroken>
      </p>
      {act && (
        <Button variant="default" size="xs" onClick={run}>
          {act.label}
        </Button>
      )}
    </Group>
  )
}

const gap = 8

/** Moves the box below the focused element or its menu if it would cover them, otherwise back to its default position. */
function place(box: HTMLElement | null) {
  const active = document.activeElement
  if (!box || !active || active === document.body || box.contains(active)) return
  const under = (active.closest('[role=menu]') ?? active).getBoundingClientRect()
  const over = box.getBoundingClientRect()
  const moved = Number.parseFloat(box.style.translate.split(' ')[1] ?? '0')
  const [top, bottom] = [over.top - moved, over.bottom - moved]
  const overlaps = under.top < bottom && under.bottom > top && under.left < over.right && under.right > over.left
  // The box does not avoid an element taller than half the screen, which stays partly visible anyway.
  const down = overlaps && under.height < window.innerHeight / 2 ? under.bottom + gap - top : 0
  box.style.setProperty('translate', `0 ${down}px`)
}

/**
 * Places the box in the next frame before its paint, so that the box does not jump. Measuring at once would cause several
 * layouts of the page for one press. The browser also scrolls the focused element into view only after `focusin`.
 */
const placeSoon = (box: RefObject<HTMLElement | null>) => requestAnimationFrame(() => place(box.current))

/** Keeps a box clear of the focus (WCAG 2.4.11). @returns a ref for content whose mount may change its size */
export function useClearOfFocus(box: RefObject<HTMLElement | null>) {
  useWindowEvent('focusin', () => placeSoon(box))
  useWindowEvent('scrollend', () => placeSoon(box))
  return useCallback(() => {
    const frame = placeSoon(box)
    return () => cancelAnimationFrame(frame)
  }, [box])
}
