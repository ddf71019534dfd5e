/**
 * Two keys of one scan are closer than this. The fastest typists stay far above it, except for single pairs of keys. A slower scanner
 * needs a wider gap, which a person chooses for the device.
 */
export const GAP_MS: number = 35

/** What may be chosen. A person types at 120 ms and more. */
export const GAPS_MS: readonly number[] = [GAP_MS, 50, 75, 100]
