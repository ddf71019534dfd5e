import { extent } from 'd3-array'
import { geoMercator, type GeoProjection } from 'd3-geo'
import type { Position } from '#domain/position.ts'

/** Visible part of the map: a point of the map is drawn at x·k + x and y·k + y, in pixels. */
export interface View {
  k: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** Left, top, right, bottom, in units of the map. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Maximum zoom, in pixels a unit: eight metres a pixel is the precision of the coast lines. */
export const CLOSEST = 12.5

/** Minimum frame of twenty kilometres, so that a single machine is shown with its surroundings. */
const NARROWEST = 200

/** Maximum margin around the machines. Keeps the marker and the label of a point inside the map. */
const MARGIN = 56

export const drawnAt = ([x, y]: Point, { k, x: left, y: top }: View): Point => [x * k + left, y * k + top]

export function boxOf(points: readonly Point[]): Box | undefined {
  const [[left, right], [top, bottom]] = [extent(points, ([x]) => x), extent(points, ([, y]) => y)]
  return left === undefined || top === undefined ? undefined : [left, top, right, bottom]
}

/** The view that fits the box, centred. */
export function viewOf([left, top, right, bottom]: Box, { width, height }: Size, narrowest = NARROWEST): View {
  const [across, down] = [Math.min(MARGIN, width / 10), Math.min(MARGIN, height / 6)]
  const k = Math.min(
    CLOSEST,
    (width - 2 * across) / Math.max(right - left, narrowest),
    (height - 2 * down) / Math.max(bottom - top, narrowest),
  )
  return { k, x: width / 2 - (k * (left + right)) / 2, y: height / 2 - (k * (top + bottom)) / 2 }
}

/** Minimum zoom factor of a close-up. */
const CLOSER = 1.6

/** The view of the box, always closer than the current one, so that a zoom has a visible effect. */
export function closeUpOf(box: Box, size: Size, now: View, narrowest: number): View {
  const whole = viewOf(box, size, narrowest)
  const k = Math.min(CLOSEST, Math.max(whole.k, now.k * CLOSER))
  const [x, y] = drawnAt([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2], { k, x: 0, y: 0 })
  return k === whole.k ? whole : { k, x: size.width / 2 - x, y: size.height / 2 - y }
}

export const seenIn = ({ k, x, y }: View, { width, height }: Size): Box => [
  -x / k,
  -y / k,
  (width - x) / k,
  (height - y) / k,
]

export const isSeen = ([x, y]: Point, [left, top, right, bottom]: Box) =>
  x >= left && x <= right && y >= top && y <= bottom

/** A view with its box and frame size. */
export interface Framed {
  box: Box
  size: Size
  view: View
}

/** The view of the whole map, which is the minimum zoom. */
export const homeOf = ({ box, size }: Pick<Framed, 'box' | 'size'>) => viewOf(box, size)

/** Whether the whole map is shown, with a tolerance for rounding. */
export const isHome = (framed: Framed) => framed.view.k <= homeOf(framed).k * 1.001

/** Keeps the centre in a frame of another size, unless the whole map was shown. Shows another box as a whole. */
export function reframed(before: Framed, box: Box, size: Size): Framed {
  const isSameBox = before.box.every((side, at) => side === box[at])
  const [across, down] = [size.width - before.size.width, size.height - before.size.height]
  if (isSameBox && across === 0 && down === 0) return before
  const { k, x, y } = before.view
  const shifted = { box, size, view: { k, x: x + across / 2, y: y + down / 2 } }
  return isSameBox && !isHome(before) && !isHome(shifted) ? shifted : { box, size, view: viewOf(box, size) }
}

const between = (value: number, lowest: number, highest: number) => Math.max(lowest, Math.min(highest, value))

/** Moves the view by pixels, within the map. */
export function movedBy({ view: { k, x, y }, ...frame }: Framed, right: number, down: number): View {
  const [west, north, east, south] = seenIn(homeOf(frame), frame.size)
  const { width, height } = frame.size
  return { k, x: between(x - right, width - east * k, -west * k), y: between(y - down, height - south * k, -north * k) }
}

/** Zooms around the centre, within the limits. */
export function zoomedBy(framed: Framed, factor: number): View {
  const { view, size } = framed
  const k = between(view.k * factor, homeOf(framed).k, CLOSEST)
  const [x, y] = [size.width / 2, size.height / 2]
  const zoomed = { k, x: x - ((x - view.x) * k) / view.k, y: y - ((y - view.y) * k) / view.k }
  return movedBy({ ...framed, view: zoomed }, 0, 0)
}

export const centredOn = ([x, y]: Point, k: number, { width, height }: Size): View => ({
  k,
  x: width / 2 - x * k,
  y: height / 2 - y * k,
})

export type Point = readonly [x: number, y: number]

/** Radius of the earth in units of the map. A unit is a hundred metres at the equator. */
const EARTH_RADIUS = 63_710

/** Limit of the latitude, because Mercator has no poles. */
const FARTHEST = 85

/** Central longitude. The map ends in the widest gap, so that a network on both sides of the date line stays together. */
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

export const pointOf = ({ latitude, longitude }: Position, projection: GeoProjection): Point =>
  projection([longitude, Math.max(-FARTHEST, Math.min(FARTHEST, latitude))]) ?? [0, 0]
