import { expect, test } from 'vitest'
import { temperatureZone } from '#api/generated/entities.ts'
import { verdictOf } from './occupancy.ts'

const bands = { MT: [2, 8], LT: [-25, -15] } as const

/** A zone as the server sends it. */
const zone = (currentTemp: unknown, myKey: unknown = 'MT') =>
  temperatureZone({ '@id': '/api/temperature_zones/1', myKey, currentTemp }) ?? {}

test.each([
  { says: 'the lowest good value', value: 2, verdict: 'inside' },
  { says: 'the highest good value', value: 8, verdict: 'inside' },
  { says: 'a little too cold', value: 1.9, verdict: 'outside' },
  { says: 'a little too warm', value: 8.1, verdict: 'outside' },
  { says: 'null', value: null, verdict: 'unmeasured' },
  { says: 'zero, which is a value', value: 0, verdict: 'outside' },
])('[NET-06] $says is judged', ({ value, verdict }) => expect(verdictOf(zone(value), bands)).toBe(verdict))

test.each([
  { says: 'below zero, inside', value: -18, key: 'LT', verdict: 'inside' },
  { says: 'a key without a band', value: 30, key: 'HT', verdict: 'unjudged' },
  { says: 'no key', value: 30, key: null, verdict: 'unjudged' },
  { says: 'the name of a property of every object', value: 30, key: 'constructor', verdict: 'unjudged' },
  { says: 'no value and no band', value: null, key: 'HT', verdict: 'unmeasured' },
])('[NET-06] each zone is judged by the band of its key: $says', ({ value, key, verdict }) => {
  expect(verdictOf(zone(value, key), bands)).toBe(verdict)
})
