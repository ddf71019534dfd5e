/** Decides when the data on screen are refetched automatically. Pure: no clock, page or network. */

/** Data are refetched at this age. */
export const READ_EVERY_MS = 60_000

/** Refetch age while a hub announces changes, in case an update was lost. */
export const READ_FOLLOWED_EVERY_MS = 10 * 60_000

/** A screen that opens refetches data older than this. */
export const FRESH_MS = 30_000

/** State of one read of the screen. */
export interface Datum {
  /** 0 for a read without data, and for a failed counter. */
  readAt: number
  /** After a failure: earliest time of the retry. */
  notBefore?: number
  /** A connected hub announces its changes. */
  isFollowed?: boolean
  /** After an update of the hub about these data: earliest time of the refetch. */
  namedAt?: number
}

export interface Moment<D extends Datum = Datum> {
  now: number
  data: readonly D[]
  /** Data read before this time are refetched at once, because a person has opened the screen or has returned to the tab. */
  freshSince: number
  /** The preference of this device. */
  isAutomatic: boolean
  isVisible: boolean
  isOnline: boolean
  /** A form has unsaved input, or a dialog, a question or a menu is open. */
  isSomethingOpen: boolean
  /** A fetch of the same data or a write is running. */
  isBusy: boolean
}

/**
 * Time at which the data are to be refetched. After the clock was set back, data from the future count as old, and a return in
 * the future does not count.
 */
export function dueAt(datum: Datum, { now, freshSince, isAutomatic }: Moment) {
  const { readAt, notBefore = 0, isFollowed, namedAt = Infinity } = datum
  const isOld = readAt > now || (readAt < freshSince && freshSince <= now)
  // Without automatic refresh, a screen that opens with old data still refetches them once.
  if (!isAutomatic) return isOld && notBefore === 0 ? 0 : Infinity
  const everyMs = isFollowed ? READ_FOLLOWED_EVERY_MS : READ_EVERY_MS
  return Math.max(Math.min(isOld ? 0 : readAt + everyMs, namedAt), notBefore)
}

export type Next =
  | { do: 'read' }
  /** `until` is Infinity when there is nothing to fetch. */
  | { do: 'wait'; until: number }
  /** No refetch as long as the reason lasts. */
  | { do: 'rest'; because: 'hidden' | 'offline' | 'busy' | 'something-open' }

export function nextReading(moment: Moment): Next {
  if (!moment.isVisible) return { do: 'rest', because: 'hidden' }
  if (!moment.isOnline) return { do: 'rest', because: 'offline' }
  if (moment.isBusy) return { do: 'rest', because: 'busy' }
  const due = Math.min(...moment.data.map((datum) => dueAt(datum, moment)))
  if (moment.now < due) return { do: 'wait', until: due }
  return moment.isSomethingOpen ? { do: 'rest', because: 'something-open' } : { do: 'read' }
}
