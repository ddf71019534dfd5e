import { useWindowEvent } from '@mantine/hooks'
import { type RefObject, useLayoutEffect } from 'react'

const gap = 8

/** Moves the box below the focused element or its menu if it would hide it, otherwise back to its default place. */
function place(box: HTMLElement | null) {
  const active = document.activeElement
  if (!box || !active || active === document.body || box.contains(active)) return
  const under = (active.closest('[role=menu]') ?? active).getBoundingClientRect()
  const over = box.getBoundingClientRect()
  const moved = Number.parseFloat(box.style.translate.split(' ')[1] ?? '0')
  const [top, bottom] = [over.top - moved, over.bottom - moved]
  const overlaps = under.top < bottom && under.bottom > top && under.left < over.right && under.right > over.left
  // An element taller than half the screen cannot be cleared, and stays partly visible anyway.
  const down = overlaps && under.height < window.innerHeight / 2 ? under.bottom + gap - top : 0
  box.style.setProperty('translate', `0 ${down}px`)
}

/**
 * With the next frame, before it is painted, so that the box does not jump. To measure at once would make the browser lay out
 * the page several times for one press. It also scrolls the focused element into view only after `focusin`.
 */
const placeSoon = (box: RefObject<HTMLElement | null>) => requestAnimationFrame(() => place(box.current))

/** Keeps a box clear of the focused element (WCAG 2.4.11): when it appears, when the focus moves and after scrolling. */
export function useClearOfFocus(box: RefObject<HTMLElement | null>) {
  useWindowEvent('focusin', () => placeSoon(box))
  useWindowEvent('scrollend', () => placeSoon(box))
  // An effect, because only a box that has been drawn can be measured. A layout effect, because it is followed by the paint.
  useLayoutEffect(() => {
    const frame = placeSoon(box)
    return () => cancelAnimationFrame(frame)
  }, [box])
}
