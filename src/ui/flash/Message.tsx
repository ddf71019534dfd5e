import type { RefObject } from 'react'
import { Button } from '#ui/Button.tsx'
import { close, type ShownFlash } from './flash.ts'
import { MessageText } from './MessageText.tsx'
import { useClearOfFocus } from './use-clear-of-focus.ts'
import styles from './Message.module.css'

interface Props {
  flash: ShownFlash
  box: RefObject<HTMLElement | null>
}

/** A message and the lines below it. Once they are drawn, their box can be measured and moved clear of the focused element. */
export function Message({ flash: { message, help = [] }, box }: Props) {
  useClearOfFocus(box, help.length)
  return (
    <>
      <p>
        <MessageText>{message}</MessageText>
      </p>
      {help.map(({ text, act }) => (
        <div key={text} className={styles['help']}>
          <p>{text}</p>
          {act && <Act {...act} />}
        </div>
      ))}
    </>
  )
}

/** It goes with its message, so that it runs once. */
function Act({ label, run }: { label: string; run: () => unknown }) {
  function start() {
    close()
    run()
  }
  return (
    <Button variant="default" size="xs" onClick={start}>
      {label}
    </Button>
  )
}
