import { parseSessionEnd, type SessionEnd } from '#api/session-end.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { ownAddress } from '#lib/urls.ts'
import { ownUsername } from '#session/session.ts'
import { forgetEntries } from '#session/tab.ts'

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

    /** Whether the session has ended, after which calls and answers of this page have no effect. */
    hasEnded: () => endedWith !== undefined,

    /** State of the sign-in page when `address` is opened without a session. */
    signInStateFor(address: string): SignInState {
      if (username !== undefined) return end({ why: 'missing' }, address)
      const kept = readJson(storageKeys.signInState, parseSessionEnd)
      removeItem(storageKeys.signInState)
      if (kept?.why !== undefined) endedWith ??= { address, ...kept }
      return endedWith ?? (address.split(/[?#]/, 1)[0] === opened ? { address } : {})
    },

    /** Stores the state for a reload, until the next page has read it. */
    keepForReload: (state: SignInState) => writeJson(storageKeys.signInState, state),
  }
}

export const pageSession = createPageSession()

/**
 * The address after a sign-in: the requested one. The address where a session ended is only for the same person. Another person
 * starts at `/`.
 */
export function arrivalAddress(
  { why, username, address }: SignInState,
  isScreen: (pathname: string) => boolean,
): string {
  const { origin } = window.location
  const own = ownAddress(address, origin)
  if (own === undefined || !isScreen(new URL(own, origin).pathname)) return '/'
  const isTheirs = why === undefined || (username !== undefined && username === ownUsername())
  return isTheirs ? own : '/'
}
