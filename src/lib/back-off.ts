/** Wait before the next attempt, in ms: `firstMs` for attempt 0, then double each time, up to `longestMs`. */
export const backOff = (attempt: number, firstMs: number, longestMs = 60_000) =>
  Math.min(firstMs * 2 ** attempt, longestMs)
