import type { SeedName } from '../types.ts'

/** Allowed values of enumerated options. */

export const seeds = ['demo', 'network', 'large', 'empty'] as const satisfies SeedName[]

export function oneOf<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) throw new Error(`--${name} ${value}: one of ${allowed.join(', ')}`)
  return found
}
