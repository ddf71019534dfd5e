import { type RefObject, useLayoutEffect } from 'react'

const gap = 8

/** Moves a box below the focused element it would hide (WCAG 2.4.11), when it appears and when focus moves under it. */
export function useClearOfFocus(box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    function place() {
      const active = document.activeElement
      if (!element || !active || active === document.body || element.contains(active)) return
      const under = active.getBoundingClientRect()
      const over = element.getBoundingClientRect()
      const overlaps =
        under.top < over.bottom && under.bottom > over.top && under.left < over.right && under.right > over.left
      // What is taller than half the screen cannot be cleared, and is not hidden either.
      if (!overlaps || under.height >= window.innerHeight / 2) return
      const moved = Number.parseFloat(element.style.translate.split(' ')[1] ?? '0')
      element.style.setProperty('translate', `0 ${moved + under.bottom + gap - over.top}px`)
    }
    place()
    document.addEventListener('focusin', place)
    return () => document.removeEventListener('focusin', place)
  }, [box])
}
