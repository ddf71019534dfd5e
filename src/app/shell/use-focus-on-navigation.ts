import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a navigation the title of the new screen takes the focus, so that screen readers read it and Tab starts at the top.
 * After Back, the link that was used takes the focus, so that one continues in the same row. Nothing happens on the first
 * load, or when only the search parameters change.
 */
export function useFocusOnNavigation() {
  const router = useRouter()
  // An effect, because the router's events are outside React, and only this frame moves the focus.
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return
        const isBack = toLocation.state.__TSR_index < fromLocation.state.__TSR_index
        const left = isBack ? linkTo(fromLocation.pathname) : undefined
        // The title belongs to the screen, which this frame does not know.
        const target = left ?? document.querySelector<HTMLElement>('main h1')
        target?.focus({ preventScroll: true })
        left?.scrollIntoView({ block: 'nearest' })
      }),
    [router],
  )
}

const linkTo = (pathname: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => link.pathname === pathname)
