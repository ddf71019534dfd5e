import { formatNumber } from '#lib/numbers.ts'

interface Dimensions {
  height?: number
  width?: number
  depth?: number
}

/** `15 x 30 x 45`: height, width, depth, in this order (SLT-10). */
export const dimensionsOf = ({ height, width, depth }: Dimensions) =>
  [height, width, depth].map(formatNumber).join(' x ')

/** cm³, without the tail of floating-point arithmetic; undefined until all three are known (G-64). */
export function volumeOf(height: unknown, width: unknown, depth: unknown): number | undefined {
  const known = typeof height === 'number' && typeof width === 'number' && typeof depth === 'number'
  return known ? Math.round(height * width * depth * 1000) / 1000 : undefined
}
