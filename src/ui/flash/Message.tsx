import type { RefObject } from 'react'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { type Help, type ShownFlash, undoOnce } from './flash.ts'
import { useClearOfFocus } from './use-clear-of-focus.ts'
import styles from './Message.module.css'

/** Length from which a message may wrap on a narrow screen. */
const mayWrapFrom = 32

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
 * A message in which « ! », « ? » and « : » never start a line. The specified texts contain plain spaces and stay unchanged byte
 * for byte (G-106), so the mark and the word before it are wrapped in one element.
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

/** The « Annuler » line, removed with its message. After a failure the journal still offers the action. */
function UndoLine({ nonce, undo, box, onClose }: LineProps & { nonce: number; undo: () => Promise<boolean> }) {
  const clear = useClearOfFocus(box)
  const run = () => {
    onClose()
    void undoOnce(nonce, undo)
  }
  return (
    <div ref={clear} className={styles['help']}>
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
    <div ref={clear} className={styles['help']}>
      <p>{text}</p>
      {act && (
        <Button variant="default" size="xs" onClick={run}>
          {act.label}
        </Button>
      )}
    </div>
  )
}
