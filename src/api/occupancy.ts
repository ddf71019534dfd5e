/**
 * How full a machine is. There are two measures: `unreserved` counts the slots that no company has reserved, `occupied` the
 * parcels that should be in the machine. A machine may be sold out and empty.
 */
import { isWholeCount } from '#lib/whole-count.ts'
import type { SlotsInfos } from './generated/entities.ts'

/** From this part on a machine is under tension, both inclusive. */
const TENSE = 0.8
const CRITICAL = 0.95

/**
 * `unmeasured`: the server does not say how many slots there are. `unread`: not all parcels have been read, and those that
 * have been read do not show tension.
 */
export type Level = 'free' | 'tense' | 'critical' | 'unmeasured' | 'unread'

export interface Occupancy {
  level: Level
  /** The number of slots, when the server sends a possible one. */
  total?: number | undefined
  unreserved?: number | undefined
  /** The parcels that have been read; undefined while none is found and not all are read, because that is not zero. */
  occupied?: number | undefined
  /** There may be more parcels than `occupied`. */
  isAtLeast: boolean
  /** occupied ÷ total; more than 1 when there are more parcels than slots. */
  share?: number | undefined
}

/** @param isComplete all parcels of all machines have been read */
export function occupancyOf(infos: SlotsInfos | undefined, parcels: number, isComplete: boolean): Occupancy {
  const total = isWholeCount(infos?.total) && infos.total > 0 ? infos.total : undefined
  const isPossible = isWholeCount(infos?.available) && (total === undefined || infos.available <= total)
  const occupied = isComplete || parcels > 0 ? parcels : undefined
  const share = total === undefined || occupied === undefined ? undefined : occupied / total
  return {
    level: levelOf(total, share, isComplete),
    total,
    unreserved: isPossible ? infos?.available : undefined,
    occupied,
    isAtLeast: !isComplete,
    share,
  }
}

/** More parcels can only raise the level that a part of them shows already. */
function levelOf(total: number | undefined, share: number | undefined, isComplete: boolean): Level {
  if (total === undefined) return 'unmeasured'
  if (share !== undefined && share >= CRITICAL) return 'critical'
  if (share !== undefined && share >= TENSE) return 'tense'
  return isComplete ? 'free' : 'unread'
}

export const isUnderTension = ({ level }: Occupancy) => level === 'tense' || level === 'critical'
