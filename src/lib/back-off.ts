/**
 * Wait before the next attempt, in ms. It doubles with each attempt up to `longestMs`.
 * @param attempt 0 for the first wait
 */
export const backOff = (attempt: number, firstMs: number, longestMs = 60_000) =>
  Math.min(firstMs * 2 ** attempt, longestMs)
