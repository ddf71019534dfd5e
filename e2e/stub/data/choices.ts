import type { SeedName } from '../types.ts'

/** The values of options that name one of a few things. */

export const seeds = ['demo', 'network', 'large', 'empty'] as const satisfies SeedName[]

export function oneOf<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) throw new Error(`--${name} ${value}: one of ${allowed.join(', ')}`)
  return found
}
