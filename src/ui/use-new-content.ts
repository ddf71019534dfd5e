import { useEffect, useRef } from 'react'

/**
 * For a step that replaces the content of a page without a navigation, as a report takes the place of a count: its title takes the
 * focus, and the page is shown from its top. Otherwise the focus would be lost with the button, and a phone would stay at the end.
 */
export function useNewContent(step: unknown) {
  const shown = useRef(step)
  // An effect, because the title is on the page only then.
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step])
}
