import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * After a navigation the title of the new screen takes focus, so that a screen reader reads it and Tab goes on from the
 * top; going back, the link one had left by does, so that one goes on in the row where one was. Not on the first load,
 * nor when only the search parameters change (quality 3.5).
 */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return
        const isBack = toLocation.state.__TSR_index < fromLocation.state.__TSR_index
        const left = isBack ? linkTo(fromLocation.pathname) : undefined
        const target = left ?? document.querySelector<HTMLElement>('main h1')
        target?.focus({ preventScroll: true })
        left?.scrollIntoView({ block: 'nearest' })
      }),
    [router],
  )
}

const linkTo = (pathname: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => link.pathname === pathname)
