import { geoMercator, type GeoProjection } from 'd3-geo'
import type { Position } from './machines.ts'

export type Point = readonly [x: number, y: number]

/** A unit of the map is a hundred metres at the equator: the radius of the earth has so many. */
const EARTH_RADIUS = 63_710

/** Mercator knows no poles. */
const FARTHEST = 85

/**
 * The longitude in the middle of the machines. A network on both sides of the date line is not torn apart: the map ends in the
 * widest gap between two machines.
 */
export function middleOf(longitudes: readonly number[]): number {
  const around = longitudes.map((value) => (value + 360) % 360).toSorted((a, b) => a - b)
  const [first = 0] = around
  let [start, width, widest] = [first, (around.at(-1) ?? first) - first, first + 360 - (around.at(-1) ?? first)]
  for (const [at, east] of around.entries()) {
    const gap = east - (around[at - 1] ?? east)
    if (gap > widest) [start, width, widest] = [east, 360 - gap, gap]
  }
  return ((start + width / 2 + 540) % 360) - 180
}

/** The same projection as OpenStreetMap's, turned so that the machines are in the middle. */
export const projectionFor = (positions: readonly Position[]): GeoProjection =>
  geoMercator()
    .rotate([-middleOf(positions.map(({ longitude }) => longitude)), 0])
    .scale(EARTH_RADIUS)
    .translate([0, 0])

/** Where a position lies on the map. */
export const pointOf = ({ latitude, longitude }: Position, projection: GeoProjection): Point =>
  projection([longitude, Math.max(-FARTHEST, Math.min(FARTHEST, latitude))]) ?? [0, 0]
