import { expect, test } from 'vitest'
import { locker as readLocker } from '#api/generated/entities.ts'
import type { Locker } from '#api/generated/entities.ts'
import { positionOf } from '#domain/position.ts'
import { citiesOf, inCity, isPlaced, machinesOf, sorted, sortingOf } from './machines.ts'

/** A machine as the server sends it. */
const locker = (id: number, given: object = {}) => readLocker({ '@id': `/api/lockers/${id}`, id, ...given }) as Locker

const machines = machinesOf(
  [
    locker(1, { shortLocation: 'Quai 10', city: 'Papeete', slotsInfos: { total: '10', available: '2' } }),
    locker(2, { shortLocation: 'Quai 9', city: 'Arue', slotsInfos: { total: 10, available: 5 } }),
    locker(3, { location: 'Étal du marché', city: ' Papeete ', slotsInfos: { total: 4, available: -1 } }),
    locker(4, { latitude: '-17.5', longitude: '-149.5' }),
  ],
  { counts: new Map([1, 1, 3, 3].map((id, at) => [id, at + 1])), mayBeMore: 0 },
)
const names = (given: readonly { name: string }[]) => given.map(({ name }) => name)

test('[NET-01] a machine has its name, city, position and occupancy', () => {
  expect(machines[0]).toMatchObject({
    id: 1,
    name: 'Quai 10',
    city: 'Papeete',
    position: 'missing',
    occupancy: { occupied: 2, total: 10, unreserved: 2, level: 'free' },
  })
  expect(machines[2]?.occupancy).toMatchObject({ occupied: 4, level: 'critical', unreserved: undefined })
  expect(names(machines.filter(isPlaced))).toEqual(['#4'])
})

test('[NET-03] each city is offered once, and shows its machines', () => {
  expect(citiesOf(machines)).toEqual(['Arue', 'Papeete'])
  expect(names(inCity(machines, 'Papeete'))).toEqual(['Quai 10', 'Étal du marché'])
  expect(inCity(machines, undefined)).toHaveLength(4)
  expect(inCity(machines, 'Paris')).toEqual([])
})

test('[NET-03] a city that is written in several ways is one city', () => {
  const inFaaa = ["Faa'a", 'Fa\u02BBa\u02BB\u0101', 'FAAA'].map((city, at) => locker(at + 1, { city }))
  const known = machinesOf(inFaaa, { counts: new Map(), mayBeMore: 0 })
  expect(citiesOf(known)).toEqual(["Faa'a"])
  expect(inCity(known, 'Faaa')).toHaveLength(3)
})

test.each([
  ['occupation', ['Étal du marché', 'Quai 10', 'Quai 9', '#4']],
  ['nom', ['#4', 'Étal du marché', 'Quai 9', 'Quai 10']],
  ['ville', ['Quai 9', 'Étal du marché', 'Quai 10', '#4']],
  ['libres', ['Quai 9', 'Quai 10', '#4', 'Étal du marché']],
  ['prix', ['Étal du marché', 'Quai 10', 'Quai 9', '#4']],
  [undefined, ['Étal du marché', 'Quai 10', 'Quai 9', '#4']],
])('[NET-03] sorted by %s, unknown values come last', (sorting, expected) => {
  expect(names(sorted(machines, sortingOf(sorting)))).toEqual(expected)
})

const placed = 'at these numbers'

test.each([
  ['numbers', -17.5392, -149.5678, placed],
  ['the equator', 0, -149.5, placed],
  ['the date line', -17.5, 180, placed],
  ['a pole', -90, 0, placed],
  ['no latitude', null, -149.5, 'missing'],
  ['no longitude', -17.5, undefined, 'missing'],
  ['0 and 0', 0, 0, 'zero'],
  ['swapped', -149.5678, -17.5392, 'swapped'],
  ['out of range', -175_392, -1_495_678, 'outside'],
  ['a longitude out of range', -17.5, -210.4, 'outside'],
])('[NET-01] coordinates that are %s', (_says, latitude, longitude, position) => {
  const expected = position === placed ? { latitude: Number(latitude), longitude: Number(longitude) } : position
  expect(positionOf(locker(1, { latitude, longitude }))).toEqual(expected)
})
