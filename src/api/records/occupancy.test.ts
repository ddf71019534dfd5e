import { expect, test } from 'vitest'
import { isUnderTension, occupancyOf } from './occupancy.ts'

const infos = (total?: number, available?: number) => ({
  ...(total === undefined ? {} : { total }),
  ...(available === undefined ? {} : { available }),
})

test.each([
  { says: 'nothing in it', total: 40, parcels: 0, level: 'free' },
  { says: 'one parcel below four fifths', total: 40, parcels: 31, level: 'free' },
  { says: 'exactly four fifths', total: 40, parcels: 32, level: 'tense' },
  { says: 'one parcel below nineteen twentieths', total: 40, parcels: 37, level: 'tense' },
  { says: 'exactly nineteen twentieths', total: 40, parcels: 38, level: 'critical' },
  { says: 'full', total: 40, parcels: 40, level: 'critical' },
  { says: 'more parcels than slots', total: 8, parcels: 10, level: 'critical' },
] as const)('[NET-03] a machine is under tension from 80 % and red from 95 %: $says', ({ total, parcels, level }) => {
  const occupancy = occupancyOf(infos(total, 5), parcels, 0)
  expect(occupancy).toMatchObject({ level, occupied: parcels, share: parcels / total, isAtLeast: false })
  expect(isUnderTension(occupancy)).toBe(level === 'tense' || level === 'critical')
})

test('[NET-03] a machine that is fully reserved but empty is not under tension', () =>
  expect(occupancyOf(infos(40, 0), 0, 0)).toMatchObject({ level: 'free', unreserved: 0, occupied: 0 }))

test.each([
  ['no counts at all', undefined],
  ['no total', infos(undefined, 3)],
  ['a total of 0', infos(0, 0)],
  ['a negative total', infos(-4, 0)],
  ['half a slot', infos(2.5, 0)],
])('[NET-03] a machine with %s is not measured, however many parcels are in it', (_, given) => {
  const occupancy = occupancyOf(given, 7, 0)
  expect(occupancy).toMatchObject({ level: 'unmeasured', total: undefined, share: undefined, occupied: 7 })
  expect(isUnderTension(occupancy)).toBe(false)
})

test.each([
  { says: 'absent', given: infos(8), unreserved: undefined },
  { says: 'negative', given: infos(8, -1), unreserved: undefined },
  { says: 'more than the total', given: infos(8, 9), unreserved: undefined },
  { says: 'half a slot', given: infos(8, 0.5), unreserved: undefined },
  { says: 'as many as the total', given: infos(8, 8), unreserved: 8 },
  { says: 'known without a total', given: infos(undefined, 3), unreserved: 3 },
])('[NET-03] the slots that no company has reserved are $says', ({ given, unreserved }) => {
  expect(occupancyOf(given, 0, 0).unreserved).toBe(unreserved)
})

test.each([
  { says: 'not enough for tension', parcels: 3, mayBeMore: 4, occupied: 3, level: 'free' },
  {
    says: 'none is known, and all together are not enough',
    parcels: 0,
    mayBeMore: 7,
    occupied: undefined,
    level: 'free',
  },
  { says: 'enough for tension', parcels: 3, mayBeMore: 5, occupied: 3, level: 'unread' },
  { says: 'under tension without them', parcels: 8, mayBeMore: 1, occupied: 8, level: 'tense' },
] as const)('[NET-03] parcels without a machine may be in this one: $says', ({ parcels, mayBeMore, occupied, level }) =>
  expect(occupancyOf(infos(10, 0), parcels, mayBeMore)).toMatchObject({ occupied, level, isAtLeast: true }),
)

test.each([
  { says: 'none found yet', parcels: 0, occupied: undefined, level: 'unread' },
  { says: 'a few found', parcels: 3, occupied: 3, level: 'unread' },
  { says: 'enough for tension', parcels: 8, occupied: 8, level: 'tense' },
  { says: 'enough for red', parcels: 10, occupied: 10, level: 'critical' },
] as const)('[NET-03] of a part of the parcels the number is a lower bound: $says', ({ parcels, occupied, level }) => {
  expect(occupancyOf(infos(10, 0), parcels, Infinity)).toMatchObject({ occupied, level, isAtLeast: true })
})
