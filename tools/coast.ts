import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Cuts the coast lines of French Polynesia out of OpenStreetMap's, as the geo-maps project simplifies them to a hundred metres.
 * Natural Earth 1:10m is up to three kilometres off at Tahiti: seven of the demonstration's machines stood in the water.
 * Run once, by hand:
 *
 *   npm pack @geo-maps/earth-lands-100m@0.6.0 && tar xzf geo-maps-earth-lands-100m-0.6.0.tgz
 *   npx node tools/coast.ts package/map.geo.json
 *
 * The package is no dependency: it has 117 megabytes, and the map needs a hundred kilobytes of it.
 * The data is © OpenStreetMap contributors under the Open Database License 1.0, and so is the file that this writes.
 */

type Ring = [longitude: number, latitude: number][]

/** GeoJSON of the package. */
interface Lands {
  geometries: { coordinates: Ring[][] }[]
}

/** Degrees around the five archipelagos, without the Cook islands and Pitcairn. */
const isThere = ([longitude, latitude]: [number, number]) =>
  longitude > -155.5 && longitude < -134 && latitude > -28.5 && latitude < -7.5

const [path = ''] = process.argv.slice(2)
const { geometries } = JSON.parse(readFileSync(path, 'utf8')) as Lands
const coordinates = geometries
  .flatMap((lands) => lands.coordinates)
  .filter(([outline = []]) => outline.every((point) => isThere(point)))

writeFileSync('src/features/network/coast.json', `${JSON.stringify({ type: 'MultiPolygon', coordinates })}\n`)
console.log(`${coordinates.length} polygons`)
