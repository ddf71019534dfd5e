/** When the data on screen are read again by themselves: the rule alone, without a clock, a page or a network. */

/** Data are read again when they are this old. */
export const READ_EVERY_MS = 60_000

/** One of the readings that a screen is made of. */
export interface Datum {
  readAt: number
  /** After a failed reading: not before this time. */
  notBefore: number
}

/** When it is to be read. After the clock was set back, data are of the future and their age is unknown. */
export const dueAt = ({ readAt, notBefore }: Datum, now: number) =>
  Math.max(readAt > now ? now : readAt + READ_EVERY_MS, notBefore)

export interface Moment {
  now: number
  data: readonly Datum[]
  /** The preference of this device. */
  isAutomatic: boolean
  /** Something else tells of changes, so that nothing has to be asked for. */
  isToldOfChanges: boolean
  isVisible: boolean
  isOnline: boolean
  /** A form with unsaved input, a dialog, a question or a menu. */
  isSomethingOpen: boolean
  /** A call for the same data, or a write, is on its way. */
  isBusy: boolean
}

export type Next =
  | { do: 'read' }
  /** Until Infinity when there is nothing to read. */
  | { do: 'wait'; until: number }
  /** Until the named thing is over. */
  | { do: 'rest'; because: 'switched-off' | 'told-of-changes' | 'hidden' | 'offline' | 'busy' | 'something-open' }

export function nextReading(moment: Moment): Next {
  if (!moment.isAutomatic) return { do: 'rest', because: 'switched-off' }
  if (moment.isToldOfChanges) return { do: 'rest', because: 'told-of-changes' }
  if (!moment.isVisible) return { do: 'rest', because: 'hidden' }
  if (!moment.isOnline) return { do: 'rest', because: 'offline' }
  if (moment.isBusy) return { do: 'rest', because: 'busy' }
  const due = Math.min(...moment.data.map((datum) => dueAt(datum, moment.now)))
  if (moment.now < due) return { do: 'wait', until: due }
  return moment.isSomethingOpen ? { do: 'rest', because: 'something-open' } : { do: 'read' }
}
