import { geoMercator, type GeoProjection } from 'd3-geo'
import type { Position } from './machines.ts'

export type Point = readonly [x: number, y: number]

/** Radius of the earth in units of the map. A unit is a hundred metres at the equator. */
const EARTH_RADIUS = 63_710

/** Limit of the latitude, because Mercator has no poles. */
const FARTHEST = 85

/**
 * Central longitude of the machines. The map ends in the widest gap between two machines, so that a network on both sides of
 * the date line stays together.
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

const mercator = (rotation: [number, number]) => geoMercator().rotate(rotation).scale(EARTH_RADIUS).translate([0, 0])

/** Web Mercator, as in OpenStreetMap, rotated so that the machines are in the centre. */
export const projectionFor = (positions: readonly Position[]): GeoProjection =>
  mercator([-middleOf(positions.map(({ longitude }) => longitude)), 0])

/** The same projection without what is outside of a part of the map. */
export function clipped(projection: GeoProjection, [from, to]: readonly [Point, Point]): GeoProjection {
  const [longitude, latitude] = projection.rotate()
  return mercator([longitude, latitude]).clipExtent([
    [from[0], from[1]],
    [to[0], to[1]],
  ])
}

/** Projects a position to the map. */
export const pointOf = ({ latitude, longitude }: Position, projection: GeoProjection): Point =>
  projection([longitude, Math.max(-FARTHEST, Math.min(FARTHEST, latitude))]) ?? [0, 0]
