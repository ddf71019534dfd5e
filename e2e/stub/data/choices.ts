import type { Flavour, Nulls, SeedName, Settings } from '../types.ts'

/** Allowed values of enumerated options. */

export const seeds = ['demo', 'network', 'large', 'empty'] as const satisfies SeedName[]
export const flavours = ['2.7', '3.4', '4'] as const satisfies Flavour[]
export const nullings = ['drop', 'keep'] as const satisfies Nulls[]
export const loginKeys = ['accessToken', 'token'] as const satisfies Settings['loginKey'][]

export function oneOf<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) throw new Error(`--${name} ${value}: one of ${allowed.join(', ')}`)
  return found
}
