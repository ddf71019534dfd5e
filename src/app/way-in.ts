import { isObject, text } from '#api/read.ts'
import { ownAddress } from '#lib/own-address.ts'
import { storageKeys } from '#lib/storage-keys.ts'
import { readJson, removeItem, writeJson } from '#lib/storage.ts'
import { ownUsername } from '#session/session.ts'

/** Why the sign-in page was opened without being asked for. */
export type Reason = 'expired' | 'renamed'

/**
 * What the sign-in page needs to know. It is kept in the state of the history entry: an address would show it and end up in
 * server logs, and a storage would keep it too long.
 */
export interface WayIn {
  reason?: Reason
  /** The user name of the ended session. After a rename, the new one. */
  username?: string
  /** The address that was asked for. */
  address?: string
}

/** A new entry belongs into `historyKeys` as well. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    wayIn?: WayIn
    /** A person was led here after signing in. */
    isArrival?: true
  }
}

const REASONS: readonly unknown[] = ['expired', 'renamed'] satisfies Reason[]
const isReason = (value: unknown): value is Reason => REASONS.includes(value)

/** Reads the data of a history entry or of the storage. */
export function parseWayIn(value: unknown): WayIn {
  if (!isObject(value)) return {}
  const { reason } = value
  const [username, address] = [text(value['username']), text(value['address'])]
  return { ...(isReason(reason) && { reason }), ...(username && { username }), ...(address && { address }) }
}

/** The path with which this page was opened by a link or by hand, not by a reload or by Back. */
function openedPath(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate' ? window.location.pathname : undefined
}

export function createWayIn(opened = openedPath()) {
  /** The user name of this page's session, '' when the token has none. */
  let here: string | undefined
  /** How the last session ended. */
  let left: WayIn | undefined

  return {
    /** Called when a screen of the console is shown. */
    enter() {
      here = ownUsername() ?? ''
      left = undefined
      removeItem(storageKeys.wayIn)
    },

    /** This page's session is over: later calls and answers of its screens have no effect. */
    hasLeft: () => left !== undefined,

    /** The person signed out: the sign-in page gives no reason. */
    leave(wayIn: WayIn = {}) {
      here = undefined
      left = wayIn
      return wayIn
    },

    /** The session ended without the person's wish. */
    expire(address: string, username = here) {
      return this.leave({ reason: 'expired', ...(username && { username }), address })
    },

    /** The data for the sign-in page when `address` is opened without a session. */
    at(address: string): WayIn {
      if (here !== undefined) return this.expire(address)
      const kept = readJson(storageKeys.wayIn, parseWayIn)
      removeItem(storageKeys.wayIn)
      if (kept?.reason !== undefined) left ??= { address, ...kept }
      return left ?? (address.split(/[?#]/, 1)[0] === opened ? { address } : {})
    },

    /** For a page that reloads when its session ends: kept until the next page has read it. */
    keepForReload: (wayIn: WayIn) => writeJson(storageKeys.wayIn, wayIn),
  }
}

export const wayIn = createWayIn()

/**
 * The address after a sign-in: the one that was asked for. The address where a session ended is for the same person only;
 * another person starts at `/`.
 */
export function arrivalAddress({ reason, username, address }: WayIn, isScreen: (pathname: string) => boolean): string {
  const { origin } = window.location
  const own = ownAddress(address, origin)
  if (own === undefined || !isScreen(new URL(own, origin).pathname)) return '/'
  const isTheirs = reason === undefined || (username !== undefined && username === ownUsername())
  return isTheirs ? own : '/'
}
