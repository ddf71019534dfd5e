import type { RefObject } from 'react'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { close, type Help, type ShownFlash } from './flash.ts'
import { MessageText } from './MessageText.tsx'
import { undoOnce } from './undo-once.ts'
import { useClearOfFocus } from './use-clear-of-focus.ts'
import styles from './Message.module.css'

type Box = RefObject<HTMLElement | null>

/** A message and the lines below it. Once it is drawn, its box can be measured and moved clear of the focused element. */
export function Message({ flash: { nonce, message, help, undo }, box }: { flash: ShownFlash; box: Box }) {
  useClearOfFocus(box)
  return (
    <>
      <p>
        <MessageText>{message}</MessageText>
      </p>
      {help.map((line) => (
        <Line key={line.text} line={line} box={box} />
      ))}
      {undo && <UndoLine nonce={nonce} undo={undo} box={box} />}
    </>
  )
}

/** The line goes with the message. The journal still has the act when it did not succeed. */
function UndoLine({ nonce, undo, box }: { nonce: number; undo: () => Promise<boolean>; box: Box }) {
  useClearOfFocus(box)
  const run = () => {
    close()
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
function Line({ line: { text, act }, box }: { line: Help; box: Box }) {
  useClearOfFocus(box)
  const run = () => {
    close()
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
