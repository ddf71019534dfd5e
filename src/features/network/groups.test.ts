import { expect, test } from 'vitest'
import { areaOf, groupsOf } from './groups.ts'
import type { PlacedMachine } from './machines.ts'
import { pointOf } from './view.ts'

const machine = (id: number, longitude: number, latitude = 0): PlacedMachine => ({
  id,
  iri: `/api/lockers/${id}`,
  name: `M${id}`,
  position: { latitude, longitude },
  occupancy: { level: 'free', isAtLeast: false },
})

/** Ids of the machines of each group, from their longitudes. A tenth of a degree is 11 km at the equator. */
const groupsAt = (...longitudes: number[]) =>
  groupsOf(longitudes.map((longitude, at) => machine(at + 1, longitude))).map((group) => group.map(({ id }) => id))

test.each<{ what: string; at: number[]; groups: number[][] }>([
  { what: 'no machine, no group', at: [], groups: [] },
  { what: 'one machine', at: [150], groups: [[1]] },
  { what: 'several on one spot', at: [150, 150, 150], groups: [[1, 2, 3]] },
  { what: 'a chain of neighbours is one group, however long', at: [10, 10.3, 10.6, 10.9], groups: [[1, 2, 3, 4]] },
  { what: 'a gap divides, and the largest group is the first', at: [10, 12, 12.1], groups: [[2, 3], [1]] },
  { what: 'neighbours on both sides of the date line', at: [179.9, -179.9, 175], groups: [[1, 2], [3]] },
])('[NET-01] groups of machines: $what', ({ at, groups }) => expect(groupsAt(...at)).toEqual(groups))

test('[NET-01] the order of the list does not move a machine into another group', () => {
  const machines = [machine(1, 12.1), machine(2, 10), machine(3, 12)]
  expect(groupsOf(machines.toReversed())).toEqual(groupsOf(machines))
})

test('[NET-01] with more places than a page has room for, the nearest ones share a map', () => {
  const groups = groupsAt(...Array.from({ length: 20 }, (_, at) => at + at * at * 0.1))
  expect(groups).toHaveLength(9)
  expect(groups[0]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('[NET-01] the map of a group over the date line has its machines side by side', () => {
  const { box, projection } = areaOf([machine(1, 179.9), machine(2, -179.9)])
  expect(box[2] - box[0]).toBeLessThan(300)
  const [west, east] = [179.9, -179.9].map((longitude) => pointOf({ latitude: 0, longitude }, projection)[0])
  expect(west).toBeLessThan(east ?? NaN)
})
