import { useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Takes the focus to a row that was just added, or to what stays when one was removed. At once: the next key pressed
 * belongs there already.
 */
export function useRowFocus() {
  const box = useRef<HTMLDivElement>(null)

  function changeRows(change: () => void, focusOn: string) {
    flushSync(change)
    box.current?.querySelector<HTMLElement>(focusOn)?.focus()
  }
  return { box, changeRows }
}
