import { isObject, text } from '#api/read.ts'
import { ownAddress } from '#lib/own-address.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { ownUsername } from '#session/session.ts'

/** Why somebody stands before the sign-in who did not ask for it. */
export type Reason = 'expired' | 'renamed'

/**
 * What the sign-in page has to know. It travels in the state of the history entry: an address would show it, and would be
 * written down by servers; a storage would keep it beyond the visit.
 */
export interface WayIn {
  reason?: Reason
  /** Whose session it was. After a change of the user name, the new one. */
  username?: string
  /** The address that was asked for. */
  address?: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    wayIn?: WayIn
    /** Somebody was led here after signing in. */
    isArrival?: true
  }
}

/** For a page that reloads at the end of its session; in this tab's session storage until the next page has read it. */
export const WAY_IN_KEY = 'eb_way_in'

const REASONS: readonly unknown[] = ['expired', 'renamed'] satisfies Reason[]
const isReason = (value: unknown): value is Reason => REASONS.includes(value)

/** Reads what a history entry or the storage holds. */
export function parseWayIn(value: unknown): WayIn {
  if (!isObject(value)) return {}
  const { reason } = value
  const [username, address] = [text(value['username']), text(value['address'])]
  return { ...(isReason(reason) && { reason }), ...(username && { username }), ...(address && { address }) }
}

/** The path this page was opened with, by a link or by hand: not by a reload, nor by Back from elsewhere. */
function openedPath(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' ? window.location.pathname : undefined
}

export function createWayIn(opened = openedPath()) {
  /** Who is signed in on this page; '' when the token does not say. */
  let here: string | undefined
  /** How the last one left. */
  let left: WayIn | undefined

  return {
    /** A screen of the console is shown. */
    enter() {
      here = ownUsername() ?? ''
      left = undefined
      removeItem(WAY_IN_KEY, 'session')
    },

    /** The session that this page had is over: what its screens still ask for or are told changes nothing any more. */
    hasLeft: () => left !== undefined,

    /** The session is over. Without a reason, because the person wanted it so. */
    leave(wayIn: WayIn = {}) {
      here = undefined
      left = wayIn
      return wayIn
    },

    /** The session is over, and nobody asked for it. */
    expire(address: string, username = here) {
      return this.leave({ reason: 'expired', ...(username && { username }), address })
    },

    /** What to tell the sign-in page when `address` is asked for without a session. */
    at(address: string): WayIn {
      if (here !== undefined) return this.expire(address)
      const kept = readJson(WAY_IN_KEY, parseWayIn, 'session')
      removeItem(WAY_IN_KEY, 'session')
      if (kept?.reason !== undefined) left ??= { address, ...kept }
      return left ?? (address.split(/[?#]/, 1)[0] === opened ? { address } : {})
    },

    keepForReload: (wayIn: WayIn) => writeJson(WAY_IN_KEY, wayIn, 'session'),
  }
}

export const wayIn = createWayIn()

/**
 * Where a sign-in leads: to the address that was asked for. The address at which a session ended belongs to its person;
 * anybody else begins at the start.
 */
export function arrivalAddress({ reason, username, address }: WayIn, isScreen: (pathname: string) => boolean): string {
  const { origin } = window.location
  const own = ownAddress(address, origin)
  if (own === undefined || !isScreen(new URL(own, origin).pathname)) return '/'
  const isTheirs = reason === undefined || (username !== undefined && username === ownUsername())
  return isTheirs ? own : '/'
}
