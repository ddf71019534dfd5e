import { expect, test } from 'vitest'
import { type Locker, locker as readLocker } from '#api/generated/entities.ts'
import { zoneReadingsOf } from './zone-readings.ts'

const locker = (id: number, shortLocation: string, zones: object) =>
  readLocker({ '@id': `/api/lockers/${id}`, id, shortLocation, ...zones }) as Locker
const zone = (id: number, myKey: string, currentTemp: unknown) => ({
  '@id': `/api/temperature_zones/${id}`,
  myKey,
  currentTemp,
})
const lockers = [
  locker(1, 'Taina', { temperatureZones: [zone(1, 'MT', 4), zone(2, 'HT', '40'), zone(3, 'MT', null)] }),
  locker(2, 'Arue', { zones: { 0: zone(4, 'MT', '8.1'), 2: zone(5, 'MT', 8) } }),
  locker(3, 'Mahina', {}),
]
const lines = (bands: Parameters<typeof zoneReadingsOf>[1]) =>
  zoneReadingsOf(lockers, bands).map(({ machine, value = '-', verdict }) => `${machine} ${value} ${verdict}`)

test('[NET-06] zones out of their band come first, then unmeasured ones', () =>
  expect(lines({ MT: [2, 8] })).toEqual([
    'Arue 8.1 outside',
    'Taina - unmeasured',
    'Taina 40 unjudged',
    'Arue 8 inside',
    'Taina 4 inside',
  ]))
