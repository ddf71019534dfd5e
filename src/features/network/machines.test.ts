import { expect, test } from 'vitest'
import { locker as readLocker } from '#api/generated/entities.ts'
import type { Locker } from '#api/generated/entities.ts'
import { citiesOf, inCity, isPlaced, machinesOf, positionOf, sorted, sortingOf } from './machines.ts'

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

const at = (latitude: unknown, longitude: unknown) => positionOf(locker(1, { latitude, longitude }))

test.each([
  { says: 'numbers', latitude: -17.5392, longitude: -149.5678, position: { latitude: -17.5392, longitude: -149.5678 } },
  {
    says: 'texts',
    latitude: '-17.5392',
    longitude: ' -149.5678 ',
    position: { latitude: -17.5392, longitude: -149.5678 },
  },
  { says: 'the equator', latitude: 0, longitude: -149.5, position: { latitude: 0, longitude: -149.5 } },
  { says: 'the date line', latitude: -17.5, longitude: 180, position: { latitude: -17.5, longitude: 180 } },
  { says: 'a pole', latitude: -90, longitude: 0, position: { latitude: -90, longitude: 0 } },
  { says: 'another continent', latitude: 48.85, longitude: 2.35, position: { latitude: 48.85, longitude: 2.35 } },
  { says: 'no latitude', latitude: null, longitude: -149.5, position: 'missing' },
  { says: 'no longitude', latitude: -17.5, longitude: undefined, position: 'missing' },
  { says: 'words', latitude: 'sud', longitude: 'ouest', position: 'missing' },
  { says: 'a decimal comma', latitude: '-17,5', longitude: '-149,5', position: 'missing' },
  { says: '0 and 0', latitude: 0, longitude: 0, position: 'zero' },
  { says: '0 and 0 as texts', latitude: '0', longitude: '0.0', position: 'zero' },
  { says: 'swapped', latitude: -149.5678, longitude: -17.5392, position: 'swapped' },
  { says: 'out of range', latitude: -175_392, longitude: -1_495_678, position: 'outside' },
  { says: 'a longitude out of range', latitude: -17.5, longitude: -210.4, position: 'outside' },
])('[NET-01] coordinates that are $says', ({ latitude, longitude, position }) => {
  expect(at(latitude, longitude)).toEqual(position)
})
