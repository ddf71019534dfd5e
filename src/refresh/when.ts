/** When the data on screen are read again by themselves: the rule alone, without a clock, a page or a network. */

/** Data are read again when they are this old. */
export const READ_EVERY_MS = 60_000

/** While a hub announces changes, only an announcement that got lost makes this reading necessary. */
export const READ_FOLLOWED_EVERY_MS = 10 * 60_000

/** A screen that opens shows what was read this long ago as it is. What is older is read. */
export const FRESH_MS = 30_000

/** One of the readings that a screen is made of. */
export interface Datum {
  /** 0 for what could not be read. */
  readAt: number
  /** After a failed reading: not before this time. */
  notBefore?: number
  /** A hub that is up announces its changes. */
  isFollowed?: boolean
  /** An update of the hub has named it: not before this time. */
  namedAt?: number
}

export interface Moment<D extends Datum = Datum> {
  now: number
  data: readonly D[]
  /** Data read before this time is refetched at once, because a person has opened the screen or has come back to the tab. */
  freshSince: number
  /** The preference of this device. */
  isAutomatic: boolean
  isVisible: boolean
  isOnline: boolean
  /** A form with unsaved input, a dialog, a question or a menu. */
  isSomethingOpen: boolean
  /** A call for the same data, or a write, is on its way. */
  isBusy: boolean
}

/** When it is to be read. After the clock was set back, data are of the future and their age is unknown. */
export function dueAt(datum: Datum, { now, freshSince, isAutomatic }: Moment) {
  const { readAt, notBefore = 0, isFollowed, namedAt = Infinity } = datum
  const isOld = readAt > now || readAt < freshSince
  // Without automatic reading, a screen that opens is still read once.
  if (!isAutomatic) return isOld && notBefore === 0 ? 0 : Infinity
  const everyMs = isFollowed ? READ_FOLLOWED_EVERY_MS : READ_EVERY_MS
  return Math.max(Math.min(isOld ? 0 : readAt + everyMs, namedAt), notBefore)
}

export type Next =
  | { do: 'read' }
  /** Until Infinity when there is nothing to read. */
  | { do: 'wait'; until: number }
  /** Until the named thing is over. */
  | { do: 'rest'; because: 'hidden' | 'offline' | 'busy' | 'something-open' }

export function nextReading(moment: Moment): Next {
  if (!moment.isVisible) return { do: 'rest', because: 'hidden' }
  if (!moment.isOnline) return { do: 'rest', because: 'offline' }
  if (moment.isBusy) return { do: 'rest', because: 'busy' }
  const due = Math.min(...moment.data.map((datum) => dueAt(datum, moment)))
  if (moment.now < due) return { do: 'wait', until: due }
  return moment.isSomethingOpen ? { do: 'rest', because: 'something-open' } : { do: 'read' }
}
