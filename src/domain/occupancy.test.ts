import { expect, test } from 'vitest'
import { temperatureZone } from '#api/generated/entities.ts'
import { isUnderTension, type Occupancy, occupancyOf, verdictOf } from './occupancy.ts'

const unmeasured = { level: 'unmeasured', total: undefined, share: undefined, occupied: 7 } as const
const below = { level: 'free', isAtLeast: true } as const

test.each<[says: string, infos: Parameters<typeof occupancyOf>[0], parcels: number, more: number, Partial<Occupancy>]>([
  ['nothing in it', { total: 40 }, 0, 0, { level: 'free', occupied: 0, share: 0, isAtLeast: false }],
  ['fully reserved but empty', { total: 40, available: 0 }, 0, 0, { level: 'free', unreserved: 0, occupied: 0 }],
  ['one parcel below four fifths', { total: 40 }, 31, 0, { level: 'free' }],
  ['exactly four fifths', { total: 40 }, 32, 0, { level: 'tense', share: 0.8 }],
  ['one parcel below nineteen twentieths', { total: 40 }, 37, 0, { level: 'tense' }],
  ['exactly nineteen twentieths', { total: 40 }, 38, 0, { level: 'critical', occupied: 38 }],
  ['more parcels than slots', { total: 8 }, 10, 0, { level: 'critical', share: 1.25 }],
  ['no counts at all', undefined, 7, 0, unmeasured],
  ['no total', { available: 3 }, 7, 0, { ...unmeasured, unreserved: 3 }],
  ['a total of 0', { total: 0, available: 0 }, 7, 0, unmeasured],
  ['half a slot', { total: 2.5 }, 7, 0, unmeasured],
  ['no reserved slots', { total: 8, available: 8 }, 0, 0, { unreserved: 8 }],
  ['a negative reservation', { total: 8, available: -1 }, 0, 0, { unreserved: undefined }],
  ['more unreserved slots than slots', { total: 8, available: 9 }, 0, 0, { unreserved: undefined }],
  // Parcels without a machine may be in this one.
  ['too few possible parcels for tension', { total: 10 }, 3, 4, { ...below, occupied: 3 }],
  ['no known parcel and too few possible ones', { total: 10 }, 0, 7, { ...below, occupied: undefined }],
  ['enough possible parcels for tension', { total: 10 }, 3, 5, { level: 'unread', occupied: 3, isAtLeast: true }],
  ['tension without the possible parcels', { total: 10 }, 8, 1, { level: 'tense', isAtLeast: true }],
  // A part of the parcels has been read.
  ['no parcel found yet', { total: 10 }, 0, Infinity, { level: 'unread', occupied: undefined, isAtLeast: true }],
  ['enough parcels found for red', { total: 10 }, 10, Infinity, { level: 'critical', occupied: 10, isAtLeast: true }],
])('[NET-03] a machine is under tension from 80 %% and red from 95 %%: %s', (_says, infos, parcels, more, expected) => {
  const occupancy = occupancyOf(infos, parcels, more)
  expect(occupancy).toMatchObject(expected)
  expect(isUnderTension(occupancy)).toBe(occupancy.level === 'tense' || occupancy.level === 'critical')
})

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
