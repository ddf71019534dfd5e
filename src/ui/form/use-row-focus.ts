import { useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Focuses a row that was just added, or what remains when one was removed. The change is drawn at once, because the next
 * key that is pressed must already go there.
 */
export function useRowFocus() {
  const box = useRef<HTMLDivElement>(null)

  // By selector, because the fields of a row are components that know no ref (see useField).
  const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus()

  function changeRows(change: () => void, focusOn: string) {
    flushSync(change)
    focus(focusOn)
  }
  return { box, focus, changeRows }
}
