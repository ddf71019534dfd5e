import { expect, test } from 'vitest'
import { temperatureZone } from './generated/entities.ts'
import { verdictOf } from './temperatures.ts'

const bands = { MT: [2, 8], LT: [-25, -15] } as const

/** As the server sends it. */
const zone = (currentTemp: unknown, myKey: unknown = 'MT') =>
  temperatureZone({ '@id': '/api/temperature_zones/1', myKey, currentTemp }) ?? {}

test.each([
  ['the lowest good value', 2, 'inside'],
  ['the highest good value', 8, 'inside'],
  ['a little too cold', 1.9, 'outside'],
  ['a little too warm', 8.1, 'outside'],
  ['a number as a text', '4.5', 'inside'],
  ['a number too high as a text', '11.8', 'outside'],
  ['null', null, 'unmeasured'],
  ['an empty text', '', 'unmeasured'],
  ['a word', 'froid', 'unmeasured'],
  ['a decimal comma', '4,5', 'unmeasured'],
  ['zero, which is a value', 0, 'outside'],
])('[NET-06] %s is judged', (_, value, verdict) => {
  expect(verdictOf(zone(value), bands)).toBe(verdict)
})

test.each([
  ['below zero, inside', -18, 'LT', 'inside'],
  ['below zero, outside', -14.2, 'LT', 'outside'],
  ['a key without a band', 30, 'HT', 'unjudged'],
  ['no key', 30, null, 'unjudged'],
  ['the name of something that every object has', 30, 'constructor', 'unjudged'],
  ['no value and no band', null, 'HT', 'unmeasured'],
])('[NET-06] each zone is judged by the band of its key: %s', (_, value, key, verdict) => {
  expect(verdictOf(zone(value, key), bands)).toBe(verdict)
})

test('[NET-06] without bands nothing is judged', () => {
  expect(verdictOf(zone(99), {})).toBe('unjudged')
})
