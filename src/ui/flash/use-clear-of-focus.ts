import { useWindowEvent } from '@mantine/hooks'
import { type RefObject, useCallback } from 'react'

const gap = 8

/** Moves the box below the focused element or its menu if it would cover them, otherwise back to its default position. */
function place(box: HTMLElement | null) {
  const active = document.activeElement
  if (!box || !active || active === document.body || box.contains(active)) return
  const under = (active.closest('[role=menu]') ?? active).getBoundingClientRect()
  const over = box.getBoundingClientRect()
  const moved = Number.parseFloat(box.style.translate.split(' ')[1] ?? '0')
  const [top, bottom] = [over.top - moved, over.bottom - moved]
  const overlaps = under.top < bottom && under.bottom > top && under.left < over.right && under.right > over.left
  // The box does not avoid an element taller than half the screen, which stays partly visible anyway.
  const down = overlaps && under.height < window.innerHeight / 2 ? under.bottom + gap - top : 0
  box.style.setProperty('translate', `0 ${down}px`)
}

/**
 * Places the box in the next frame before its paint, so that the box does not jump. Measuring at once would cause several
 * layouts of the page for one press. The browser also scrolls the focused element into view only after `focusin`.
 */
const placeSoon = (box: RefObject<HTMLElement | null>) => requestAnimationFrame(() => place(box.current))

/**
 * Keeps a box clear of the focused element (WCAG 2.4.11): on mount, when the focus moves and after scrolling.
 * @returns a ref for the content whose mount may change the size of the box
 */
export function useClearOfFocus(box: RefObject<HTMLElement | null>) {
  useWindowEvent('focusin', () => placeSoon(box))
  useWindowEvent('scrollend', () => placeSoon(box))
  return useCallback(() => {
    const frame = placeSoon(box)
    return () => cancelAnimationFrame(frame)
  }, [box])
}
