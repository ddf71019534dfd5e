import { useState } from 'react'
import { useRouterEvent } from '#ui/use-router-event.ts'

/** Text of a field whose value is in the address. It lags behind, so what the field wrote overwrites no newer text. */
export function useTyped(value: string) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  /** Values written by the field that are not in the address yet. */
  const [written, setWritten] = useState<readonly string[]>([])
  if (value !== shown) {
    setShown(value)
    const place = written.lastIndexOf(value)
    // Also drops earlier texts, which never reach the address when a later one overtakes them.
    setWritten(place === -1 ? [] : written.slice(place + 1))
    if (place === -1) setTyped(value)
  }
  // A text typed and reverted may never reach the address, so the list is emptied when the router has resolved the newest
  // address.
  useRouterEvent('onResolved', () => setWritten((before) => (before.length === 0 ? before : [])))

  /** Called before the text is written to the address. */
  function remember(text: string) {
    setWritten((before) => (text === (before.at(-1) ?? value) ? before : [...before, text]))
  }

  return { typed, setTyped, remember }
}
