import { formatNumber } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import { isKnown, type ParcelReading } from './parcel-reading.ts'

/** A number of parcels, a dash for one that could not be read, or nothing while it is on its way. */
export const figureOf = (parcels: ParcelReading, count: number): string => {
  if (isKnown(parcels, count)) return formatNumber(count)
  return parcels.isReading ? '' : words.unknown
}
