import type { AnyRouter } from '@tanstack/react-router'

type Router = Pick<AnyRouter, 'getMatchedRoutes'>

/** Where `/` leads by default. Every role may read it. */
export const DEFAULT_HOME = '/societes'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** `/` has led here. A role that may not read this screen goes to the default instead. */
    isHome?: true
  }
}

/** A screen behind the sign-in, neither a public page nor an unknown address. */
export function isScreen(router: Router, pathname: string) {
  const [branch, params, route] = router.getMatchedRoutes(pathname)
  return route !== undefined && !('**' in params) && branch.some(({ id }) => id === '/_console')
}

/** Whether `/` can lead to this address: a screen, with a number where a record is named. */
export function isHome(router: Router, address: string) {
  const pathname = address.split('?', 1)[0] ?? ''
  const [, params] = router.getMatchedRoutes(pathname)
  return isScreen(router, pathname) && Object.values(params).every((id) => /^\d+$/.test(id))
}
