import { formatNumber } from '#lib/numbers.ts'
import { reading } from './copy.ts'
import { isKnown, type Parcels } from './parcels.ts'

/** A number of parcels, a dash for one that could not be read, or nothing while it is on its way. */
export const figureOf = (parcels: Parcels, count: number): string => {
  if (isKnown(parcels, count)) return formatNumber(count)
  return parcels.isReading ? '' : reading.unknown
}
