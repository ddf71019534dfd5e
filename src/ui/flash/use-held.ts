import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether the pointer or the keyboard is in the box: one reads, or is about to close it. */
export function useHeld(box: RefObject<HTMLElement | null>, appearance: number | undefined) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null || appearance === undefined) return undefined
    const stop = new AbortController()
    const look = () => {
      setHovered(element.matches(':hover'))
      setFocused(element.contains(document.activeElement))
    }
    const listen = (type: string, react: (event: Event) => void) =>
      element.addEventListener(type, react, { signal: stop.signal })
    listen('mouseenter', () => setHovered(true))
    listen('mouseleave', () => setHovered(false))
    listen('focusin', () => setFocused(true))
    listen('focusout', () => setFocused(false))
    // What vanishes under the pointer or with the focus sends no leave and no blur: look at each appearance.
    look()
    return () => stop.abort()
  }, [box, appearance])

  return hovered || focused
}
