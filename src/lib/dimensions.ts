import { formatNumber } from './numbers.ts'

interface Dimensions {
  height?: number
  width?: number
  depth?: number
}

const lengths = (...sides: readonly (number | undefined)[]) => sides.map(formatNumber).join(' x ')

/** `10 x 20 x 30`: the order of every table and card (H x L x P). */
export const heightFirst = ({ height, width, depth }: Dimensions) => lengths(height, width, depth)

/** `10 x 20 x 30 cm` */
export const heightFirstCm = (slot: Dimensions) => `${heightFirst(slot)} cm`

/** `20 x 10 x 30 cm`: the specification asks for this order where a booking is created, and only there. */
export const widthFirstCm = ({ height, width, depth }: Dimensions) => `${lengths(width, height, depth)} cm`

/** Whether at least one side is known. */
export const isMeasured = ({ height, width, depth }: Dimensions = {}) =>
  [height, width, depth].some((side) => side !== undefined)
