import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Cuts the coast lines of French Polynesia out of Natural Earth 1:10m, which is in the public domain. Run once, by hand:
 *
 *   npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
 *   npx node tools/coast.ts package/countries-10m.json
 *
 * The package is no dependency: it has ten megabytes, and the map needs a few kilobytes of it.
 */

const FRENCH_POLYNESIA = '258'
/** Precision: a ten thousandth of a degree is eleven metres, much finer than the source. */
const PER_DEGREE = 10_000

/** Subset of TopoJSON in the file: https://github.com/topojson/topojson-specification */
interface Topology {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { countries: { geometries: { id?: string; type: string; arcs: number[][][] }[] } }
}

const [path = ''] = process.argv.slice(2)
const { transform, arcs, objects } = JSON.parse(readFileSync(path, 'utf8')) as Topology

/** Decodes an arc, whose positions are differences to the previous one. */
function pointsOf(index: number): [number, number][] {
  let [x, y] = [0, 0]
  const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): [number, number] => {
    x += dx
    y += dy
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
  })
  return index < 0 ? points.toReversed() : points
}

/** Neighbouring arcs share a point. */
const ringOf = (ring: number[]) => ring.flatMap((index, at) => pointsOf(index).slice(at === 0 ? 0 : 1))

const country = objects.countries.geometries.find(({ id }) => id === FRENCH_POLYNESIA)
if (country?.type !== 'MultiPolygon') throw new Error(`${path} has no French Polynesia.`)
const rounded = (degrees: number) => Math.round(degrees * PER_DEGREE) / PER_DEGREE
const coordinates = country.arcs.map((rings) => rings.map((ring) => ringOf(ring).map((point) => point.map(rounded))))

writeFileSync('src/features/network/coast.json', `${JSON.stringify({ type: 'MultiPolygon', coordinates })}\n`)
console.log(`${coordinates.length} polygons`)
