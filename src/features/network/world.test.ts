import { geoContains, type GeoPermissibleObjects } from 'd3-geo'
import { expect, test } from 'vitest'
import { farPlaces, places } from '../../../e2e/stub/seed/words.ts'
import coastLines from './coast.json'
import { coastOf } from './GroupMap.tsx'
import { middleOf, pointOf, projectionFor } from './view.ts'

const papeete = { latitude: -17.5392, longitude: -149.5678 }
const taiohae = { latitude: -8.9169, longitude: -140.1022 }

test.each([
  ['one machine', [-149.5], -149.5],
  ['two', [-150, -140], -145],
  ['both sides of the date line', [179, -179], 180],
  ['both sides of Greenwich', [-1, 3], 1],
  ['none', [], 0],
])('the centre of the map is that of the machines: %s', (_, longitudes, middle) => {
  expect(Math.abs(middleOf(longitudes))).toBeCloseTo(Math.abs(middle))
})

test('[NET-01] a machine farther north is higher, one farther east more to the right, a hundred metres a unit', () => {
  const projection = projectionFor([papeete, taiohae])
  const [from, to] = [pointOf(papeete, projection), pointOf(taiohae, projection)]
  expect(to[0]).toBeGreaterThan(from[0])
  expect(to[1]).toBeLessThan(from[1])
  // Mercator widens everything by 1 / cos(latitude): a tenth of a degree in Papeete is 11.1 km.
  const north = pointOf({ ...papeete, latitude: papeete.latitude + 0.1 }, projection)
  const cosine = Math.cos((papeete.latitude * Math.PI) / 180)
  expect((from[1] - north[1]) * cosine).toBeCloseTo(111, 0)
})

test('[NET-01] machines at the pole and on another continent have a position', () => {
  const projection = projectionFor([papeete])
  for (const position of [
    { latitude: 90, longitude: 0 },
    { latitude: 48.85, longitude: 2.35 },
  ])
    expect(pointOf(position, projection).every(Number.isFinite)).toBe(true)
})

test('[NET-02] the coast lines are those of all islands, around the machines', () => {
  const projection = projectionFor([papeete])
  const coast = coastOf({ projection }, [-20_000, -20_000, 20_000, 20_000])
  expect(coast.match(/M/g)).toHaveLength(443)
  const xs = [...coast.matchAll(/[ML](-?[\d.]+),/g)].map(([, x]) => Number(x))
  const [x, y] = pointOf(papeete, projection)
  // From Maupihaa, 5 degrees in the west, to the Gambier islands, 15 degrees in the east.
  expect(Math.min(...xs)).toBeGreaterThan(x - 7000)
  expect(Math.max(...xs)).toBeLessThan(x + 18_000)
  // The map of a group has only the islands around it.
  expect(coastOf({ projection }, [-300, y - 300, 300, y + 300]).match(/M/g)?.length).toBeLessThan(60)
})

test.each([...places, ...farPlaces])('[NET-01] $shortLocation is not in the water', ({ longitude, latitude }) =>
  expect(geoContains(coastLines as GeoPermissibleObjects, [longitude, latitude])).toBe(true),
)
