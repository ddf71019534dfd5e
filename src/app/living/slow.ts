/** From this time on a reading is called slow. */
export const SLOW_MS = 3_000
