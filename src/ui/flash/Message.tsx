import type { RefObject } from 'react'
import { MessageText } from './MessageText.tsx'
import { useClearOfFocus } from './use-clear-of-focus.ts'

/** The text of a message. Once it is drawn, its box can be measured and moved clear of the focused element. */
export function Message({ text, box }: { text: string; box: RefObject<HTMLElement | null> }) {
  useClearOfFocus(box)
  return (
    <p>
      <MessageText>{text}</MessageText>
    </p>
  )
}
