import { bisectLeft } from 'd3-array'
import type { Stay } from './delivery.ts'
import type { Quantile } from './figures.ts'

export const HOUR_MS = 3_600_000

export interface Bin {
  /** From more than so many hours on. */
  from: number
  /** Up to so many hours, included. Undefined for the last one, which has no end. */
  to: number | undefined
  count: number
  /** How many of them are still in the machine. */
  running: number
}

/** Hours that people count in. */
const WIDTHS = [1, 2, 3, 6, 12, 24, 48, 96, 168]
const MOST_BINS = 16
/** Nine of ten stays end before the 90th percentile. The last bins show the longer stays. */
const BEYOND_P90 = 1.25

/** The stays by their length. The width of the bins follows the 90th percentile, so that a few long stays do not flatten the rest. */
export function binsOf(stays: readonly Stay[], p90: Quantile): Bin[] {
  const reach = Math.max(1, (p90.ms / HOUR_MS) * BEYOND_P90)
  const width = WIDTHS.find((each) => reach / each <= MOST_BINS - 1) ?? Math.ceil(reach / (MOST_BINS - 1))
  const ends = Array.from({ length: Math.ceil(reach / width) }, (_, index) => (index + 1) * width)
  const bins = [...ends, undefined].map((to, index): Bin => ({ from: index * width, to, count: 0, running: 0 }))
  for (const { ms, isRunning } of stays) {
    const bin = bins[bisectLeft(ends, ms / HOUR_MS)]
    if (bin === undefined) continue
    bin.count += 1
    bin.running += Number(isRunning)
  }
  return bins
}
