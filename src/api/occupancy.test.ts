import { expect, test } from 'vitest'
import { isUnderTension, occupancyOf } from './occupancy.ts'

const infos = (total?: number, available?: number) => ({
  ...(total === undefined ? {} : { total }),
  ...(available === undefined ? {} : { available }),
})

test.each([
  ['nothing in it', 40, 0, 'free'],
  ['one parcel below four fifths', 40, 31, 'free'],
  ['exactly four fifths', 40, 32, 'tense'],
  ['one parcel below nineteen twentieths', 40, 37, 'tense'],
  ['exactly nineteen twentieths', 40, 38, 'critical'],
  ['full', 40, 40, 'critical'],
  ['more parcels than slots', 8, 10, 'critical'],
] as const)('[NET-03] a machine is under tension from 80 %% and red from 95 %%: %s', (_, total, parcels, level) => {
  const occupancy = occupancyOf(infos(total, 5), parcels, true)
  expect(occupancy).toMatchObject({ level, occupied: parcels, share: parcels / total, isAtLeast: false })
  expect(isUnderTension(occupancy)).toBe(level === 'tense' || level === 'critical')
})

test('[NET-03] a machine that is sold out but empty is not under tension', () => {
  expect(occupancyOf(infos(40, 0), 0, true)).toMatchObject({ level: 'free', unreserved: 0, occupied: 0 })
})

test.each([
  ['no counts at all', undefined],
  ['no total', infos(undefined, 3)],
  ['a total of 0', infos(0, 0)],
  ['a negative total', infos(-4, 0)],
  ['half a slot', infos(2.5, 0)],
])('[NET-03] a machine with %s is not measured, however many parcels are in it', (_, given) => {
  const occupancy = occupancyOf(given, 7, true)
  expect(occupancy).toMatchObject({ level: 'unmeasured', total: undefined, share: undefined, occupied: 7 })
  expect(isUnderTension(occupancy)).toBe(false)
})

test.each([
  ['absent', infos(8), undefined],
  ['negative', infos(8, -1), undefined],
  ['more than the total', infos(8, 9), undefined],
  ['half a slot', infos(8, 0.5), undefined],
  ['as many as the total', infos(8, 8), 8],
  ['known without a total', infos(undefined, 3), 3],
])('[NET-03] the slots that nobody has reserved are %s', (_, given, unreserved) => {
  expect(occupancyOf(given, 0, true).unreserved).toBe(unreserved)
})

test.each([
  ['none found yet', 0, undefined, 'unread'],
  ['a few found', 3, 3, 'unread'],
  ['enough for tension', 8, 8, 'tense'],
  ['enough for red', 10, 10, 'critical'],
] as const)('[NET-03] of a part of the parcels the number is a lower bound: %s', (_, parcels, occupied, level) => {
  expect(occupancyOf(infos(10, 0), parcels, false)).toMatchObject({ occupied, level, isAtLeast: true })
})
