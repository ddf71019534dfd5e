import { type RefObject, useLayoutEffect } from 'react'

const gap = 8

/**
 * Moves a box below the focused element it would hide (WCAG 2.4.11), when it appears and when focus moves under it; back
 * to its own place when focus has gone on.
 */
export function useClearOfFocus(box: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    let moved = 0
    function place() {
      const active = document.activeElement
      if (!element || !active || active === document.body || element.contains(active)) return
      const under = active.getBoundingClientRect()
      const over = element.getBoundingClientRect()
      const [top, bottom] = [over.top - moved, over.bottom - moved]
      const overlaps = under.top < bottom && under.bottom > top && under.left < over.right && under.right > over.left
      // What is taller than half the screen cannot be cleared, and is not hidden either.
      moved = overlaps && under.height < window.innerHeight / 2 ? under.bottom + gap - top : 0
      element.style.setProperty('translate', `0 ${moved}px`)
    }
    // What takes the focus is scrolled into sight after it has been told so.
    const follow = () => {
      place()
      requestAnimationFrame(place)
    }
    const stop = new AbortController()
    place()
    document.addEventListener('focusin', follow, { signal: stop.signal })
    document.addEventListener('scrollend', place, { signal: stop.signal })
    return () => stop.abort()
  }, [box])
}
