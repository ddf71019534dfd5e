import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the pointer or the keyboard is in the box: one reads, or is about to close it. */
export function useHeld(box: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const stop = new AbortController()
    const listen = (type: string, react: (event: Event) => void) =>
      element.addEventListener(type, react, { signal: stop.signal })
    listen('mouseenter', () => setHovered(true))
    listen('mouseleave', () => setHovered(false))
    listen('focusin', () => setFocused(true))
    listen('focusout', () => setFocused(false))
    // What appears under a resting pointer is not always told so.
    const look = () => setHovered(element.matches(':hover'))
    look()
    return () => stop.abort()
  }, [box])

  return hovered || focused
}
