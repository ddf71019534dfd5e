import { useLayoutEffect, useRef } from 'react'

const gap = 8

/** A box that moves below the focused element it would hide (WCAG 2.4.11), when it appears and when focus moves under it. */
export function useClearOfFocus(appearance: number | undefined) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || appearance === undefined) return undefined
    element.style.removeProperty('top')
    function place() {
      const active = document.activeElement
      if (!element || !active || active === document.body || element.contains(active)) return
      const under = active.getBoundingClientRect()
      const over = element.getBoundingClientRect()
      const overlaps =
        under.top < over.bottom && under.bottom > over.top && under.left < over.right && under.right > over.left
      // What is taller than half the screen cannot be cleared, and is not hidden either.
      if (overlaps && under.height < window.innerHeight / 2) element.style.top = `${under.bottom + gap}px`
    }
    place()
    document.addEventListener('focusin', place)
    return () => document.removeEventListener('focusin', place)
  }, [appearance])
  return box
}
