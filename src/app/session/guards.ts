/** Decides who may open an address, and what the sign-in page knows about the session that has ended. */
import { type AnyRouter, notFound, type ParsedLocation, redirect } from '@tanstack/react-router'
import { parseSessionEnd, type SessionEnd } from '#api/session-end.ts'
import type { Config } from '#app/config/config.ts'
import type { RouterContext } from '#app/query/load.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { ownAddress } from '#lib/urls.ts'
import { can, type Capability } from '#session/permissions.ts'
import { hasSession, ownUsername, readUser } from '#session/session.ts'
import { forgetEntries } from '#session/tab.ts'

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

/** `loader: ofFeature('analysis')`: an unknown page where the deployment has switched the feature off. */
export const ofFeature =
  (feature: keyof Config['features']) =>
  ({ context, location }: { context: Pick<RouterContext, 'config'>; location: Asked }) => {
    if (context.config.features[feature]) return
    // config.json may name this screen as the first one.
    if (location.state.isHome) throw redirect({ to: DEFAULT_HOME, replace: true })
    throw notFound()
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

/**
 * State of the sign-in page: the end of the session, if any, and the requested address. Kept in the state of the history entry,
 * because an address would show it and end up in server logs, and a storage would keep it too long.
 */
export type SignInState = Partial<SessionEnd>

/** Add new entries to `historyKeys` too. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    signInState?: SignInState
    /** True for the first screen after a sign-in. */
    isArrival?: true
    /** True after a redirect from `/`. A role that may not read this screen is redirected to the default. */
    isHome?: true
    /** Key in `createdOrders` of the deliveries just created by the wizard. */
    created?: string
  }
}

/** The path of this page if it was opened by a link or by hand, not by a reload or Back. */
function openedPath(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' ? window.location.pathname : undefined
}

export function createPageSession(opened = openedPath()) {
  /** User name of the session of this page, '' when the token has none. */
  let username: string | undefined
  let endedWith: SignInState | undefined

  /** Notes the end of the session. @returns the state for the sign-in page: empty after a sign-out */
  function end({ why, ...known }: SessionEnd, address: string): SignInState {
    const isUnasked = why !== 'signed-out' && why !== 'other-user'
    endedWith = isUnasked
      ? { why, username: known.username ?? (username || undefined), address: known.address ?? address }
      : {}
    username = undefined
    forgetEntries()
    return endedWith
  }

  return {
    /** Called when a screen of the console is shown. */
    begin() {
      username = ownUsername() ?? ''
      endedWith = undefined
      removeItem(storageKeys.signInState)
    },

    end,

    /** Whether this page has shown a screen of the session that goes on. */
    hasBegun: () => username !== undefined,

    /** Whether the session has ended, after which calls and answers of this page have no effect. */
    hasEnded: () => endedWith !== undefined,

    /** State of the sign-in page when `address` is opened without a session. */
    signInStateFor(address: string): SignInState {
      if (username !== undefined) return end({ why: 'missing' }, address)
      const persisted = readJson(storageKeys.signInState, parseSessionEnd)
      removeItem(storageKeys.signInState)
      if (persisted?.why !== undefined) endedWith ??= { address, ...persisted }
      return endedWith ?? (address.split(/[?#]/, 1)[0] === opened ? { address } : {})
    },

    /** Stores the state for a reload, until the next page has read it. */
    keepForReload: (state: SignInState) => writeJson(storageKeys.signInState, state),
  }
}

export const pageSession = createPageSession()

/** The address after a sign-in: the requested one. That of an ended session is only for the same person. */
export function arrivalAddress(
  { why, username, address }: SignInState,
  isOfConsole: (pathname: string) => boolean,
): string {
  const { origin } = window.location
  const own = ownAddress(address, origin)
  if (own === undefined || !isOfConsole(new URL(own, origin).pathname)) return '/'
  const isTheirs = why === undefined || (username !== undefined && username === ownUsername())
  return isTheirs ? own : '/'
}
