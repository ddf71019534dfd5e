import type { RefObject } from 'react'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { type Help, type ShownFlash, undoOnce } from './flash.ts'
import { useClearOfFocus } from './use-clear-of-focus.ts'
import styles from './Message.module.css'

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
export function Message({ flash: { nonce, message, help, undo }, box, onClose }: Props) {
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
