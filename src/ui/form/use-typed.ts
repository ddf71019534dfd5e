import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Text of a field whose value is in the address. The address lags behind typing, so values that the field itself has written
 * do not overwrite newer text. Back, Forward and links change the field.
 */
export function useTyped(value: string) {
  const [typed, setTyped] = useState(value)
  /** Values written by the field that are not in the address yet. */
  const written = useRef<string[]>([])
  const router = useRouter()
  useLayoutEffect(() => {
    const place = written.current.lastIndexOf(value)
    // Also drops earlier texts, which never reach the address when a later one overtakes them.
    written.current = written.current.slice(place + 1)
    if (place !== -1) return
    written.current = []
    setTyped(value)
  }, [value])
  // A text typed and reverted may never reach the address, so the list is emptied when the router has resolved the newest
  // address. An effect, because the router is outside React.
  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        written.current = []
      }),
    [router],
  )

  /** Called before the text is written to the address. */
  function remember(text: string) {
    if (text !== (written.current.at(-1) ?? value)) written.current.push(text)
  }

  return { typed, setTyped, remember }
}
