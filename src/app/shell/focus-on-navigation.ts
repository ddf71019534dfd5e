import type { AnyRouter } from '@tanstack/react-router'

/**
 * After a navigation the title of the new screen takes the focus, so that screen readers read it and Tab starts at the top.
 * After Back, the link that was used takes the focus, so that one continues in the same row. Nothing happens on the first
 * load, or when only the search parameters change. No layout does this, because a sign-out replaces one by another.
 */
export const focusOnNavigation = (router: Pick<AnyRouter, 'subscribe'>) =>
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return
    const isBack = toLocation.state.__TSR_index < fromLocation.state.__TSR_index
    const left = isBack ? linkTo(fromLocation.pathname) : undefined
    // The title belongs to the screen, which is not known here.
    const target = left ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: true })
    left?.scrollIntoView({ block: 'nearest' })
  })

const linkTo = (pathname: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find((link) => link.pathname === pathname)
