import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Text of a field whose value is in the address. The address lags behind the typing, so a value that the field itself has
 * written does not come back into it. Back, Forward and links change the field.
 */
export function useTyped(value: string) {
  const [typed, setTyped] = useState(value)
  /** Written by the field, and not in the address yet. */
  const written = useRef<string[]>([])
  const router = useRouter()
  useLayoutEffect(() => {
    const place = written.current.lastIndexOf(value)
    // An earlier text may never be shown, because a later one overtakes it.
    written.current = written.current.slice(place + 1)
    if (place !== -1) return
    written.current = []
    setTyped(value)
  }, [value])
  // A text that is typed and taken back may never be shown by the address. An effect, because the router is outside React:
  // it says when the newest address is shown, and not when a later one has overtaken it.
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
