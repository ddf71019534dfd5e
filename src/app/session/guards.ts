import { type AnyRouter, notFound, type ParsedLocation, redirect } from '@tanstack/react-router'
import { can, type Capability } from '#session/permissions.ts'
import { hasSession, readUser } from '#session/session.ts'
import { pageSession } from './sign-in-state.ts'

/** Thrown by a route reserved to other roles. The screen shows that, and no call is sent (G-44). */
export class AccessDenied extends Error {}

type Asked = Pick<ParsedLocation, 'href' | 'state'>

export function requireSession({ location }: { location: Asked }) {
  if (hasSession()) return pageSession.begin()
  throw redirect({ to: '/connexion', replace: true, state: { signInState: pageSession.signInStateFor(location.href) } })
}

/** Redirects from the public pages when there is a session. An expired token counts as one, because it may be refreshed (G-40). */
export function requireNoSession() {
  if (hasSession()) throw redirect({ to: '/', replace: true })
}

/** `beforeLoad: allow('companies:create')` */
export const allow =
  (capability: Capability) =>
  ({ location }: { location: Asked }) => {
    if (can(readUser().roles, capability)) return
    // The address was requested before the sign-in or is set in config.json, and a person should not start with a refusal.
    if (location.state.isHome) throw redirect({ to: DEFAULT_HOME, replace: true })
    if (location.state.isArrival) throw redirect({ to: '/', replace: true })
    throw new AccessDenied()
  }

/** Parses the id of a resource in an address. Anything but digits is an unknown page and sends no call. */
export const numericId = {
  parse: ({ id }: { id: string }) => {
    if (!/^\d{1,15}$/.test(id)) throw notFound()
    return { id: Number(id) }
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
}

type Router = Pick<AnyRouter, 'getMatchedRoutes'>

/** Default target of `/`, which every role may read. */
export const DEFAULT_HOME = '/societes'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True after a redirect from `/`. A role that may not read this screen is redirected to the default. */
    isHome?: true
  }
}

/** Whether a path is a screen behind the sign-in, neither a public page nor an unknown address. */
export function isScreen(router: Router, pathname: string) {
  const [branch, params, route] = router.getMatchedRoutes(pathname)
  return route !== undefined && !('**' in params) && branch.some(({ id }) => id === '/_console')
}

/** Whether `/` may redirect to this address: a screen, with a numeric id for a record. */
export function isHome(router: Router, address: string) {
  const pathname = address.split('?', 1)[0] ?? ''
  const [, params] = router.getMatchedRoutes(pathname)
  return isScreen(router, pathname) && Object.values(params).every((id) => /^\d+$/.test(id))
}
