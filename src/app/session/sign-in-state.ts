import { parseSessionEnd, type SessionEnd } from '#api/session-end.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { ownAddress } from '#lib/urls.ts'
import { ownUsername } from '#session/session.ts'
import { forgetEntries } from '#session/tab.ts'

/**
 * State of the sign-in page: how the session ended, if one did, and the requested address. Kept in the state of the history
 * entry: an address would show it and end up in server logs, and storage would keep it too long.
 */
export type SignInState = Partial<SessionEnd>

/** A new entry belongs into `historyKeys` as well. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    signInState?: SignInState
    /** A person was led here after signing in. */
    isArrival?: true
    /** The key in `createdOrders` of the deliveries that the wizard has just created. */
    created?: string
  }
}

/** The path with which this page was opened by a link or by hand, not by a reload or by Back. */
function openedPath(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' ? window.location.pathname : undefined
}

export function createPageSession(opened = openedPath()) {
  /** The user name of this page's session, '' when the token has none. */
  let username: string | undefined
  let endedWith: SignInState | undefined

  /** @returns the state for the sign-in page: empty when the person has signed out */
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

    /** Later calls and answers of this page's screens have no effect. */
    hasEnded: () => endedWith !== undefined,

    /** When `address` is opened without a session. */
    signInStateFor(address: string): SignInState {
      if (username !== undefined) return end({ why: 'missing' }, address)
      const kept = readJson(storageKeys.signInState, parseSessionEnd)
      removeItem(storageKeys.signInState)
      if (kept?.why !== undefined) endedWith ??= { address, ...kept }
      return endedWith ?? (address.split(/[?#]/, 1)[0] === opened ? { address } : {})
    },

    /** For a page that reloads when its session ends: kept until the next page has read it. */
    keepForReload: (state: SignInState) => writeJson(storageKeys.signInState, state),
  }
}

export const pageSession = createPageSession()

/**
 * The address after a sign-in: the one that was asked for. The address where a session ended is for the same person only;
 * another person starts at `/`.
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
