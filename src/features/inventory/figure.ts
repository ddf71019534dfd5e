import { formatNumber } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import { machine } from './copy.ts'
import { isKnown, type ParcelReading } from './parcel-reading.ts'

/**
 * A number of parcels, a dash for one that could not be read, or nothing while it is on its way. More may be in the machine until
 * all parcels are placed. While further pages come, the line of progress says so, and the number only grows.
 */
export function figureOf(parcels: ParcelReading, count: number): string {
  const { isReading, mayBeMore } = parcels
  if (!isKnown(parcels, count)) return isReading ? '' : words.unknown
  return isReading || mayBeMore === 0 ? formatNumber(count) : machine.atLeast(count)
}
