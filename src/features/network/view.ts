import type { Point } from './world.ts'

/** Which part of the map is seen: a point of the map is drawn at x·k + x and y·k + y, in pixels. */
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

/** Pixels a unit: at eight metres a pixel the coast lines have nothing more to show. */
export const CLOSEST = 12.5

/** No frame is narrower than twenty kilometres, so that a single machine has its surroundings. */
const NARROWEST = 200

/** Keeps the marker and the label of a point inside the map. */
const MARGIN = 56

export const drawnAt = ([x, y]: Point, { k, x: left, y: top }: View): Point => [x * k + left, y * k + top]

export function boxOf(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The view that shows the box whole, in the middle and as large as possible. */
export function viewOf([left, top, right, bottom]: Box, { width, height }: Size, narrowest = NARROWEST): View {
  const margin = Math.min(MARGIN, width / 4, height / 4)
  const k = Math.min(
    CLOSEST,
    (width - 2 * margin) / Math.max(right - left, narrowest),
    (height - 2 * margin) / Math.max(bottom - top, narrowest),
  )
  return { k, x: width / 2 - (k * (left + right)) / 2, y: height / 2 - (k * (top + bottom)) / 2 }
}

/** How much closer a close-up comes at least. */
const CLOSER = 1.6

/** The view of the box, and closer than now in any case: a person who enlarges the map must see that something happens. */
export function closeUpOf(box: Box, size: Size, now: View, narrowest: number): View {
  const whole = viewOf(box, size, narrowest)
  const k = Math.min(CLOSEST, Math.max(whole.k, now.k * CLOSER))
  const [x, y] = drawnAt([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2], { k, x: 0, y: 0 })
  return k === whole.k ? whole : { k, x: size.width / 2 - x, y: size.height / 2 - y }
}

/** The part of the map that is seen. */
export const seenIn = ({ k, x, y }: View, { width, height }: Size): Box => [
  -x / k,
  -y / k,
  (width - x) / k,
  (height - y) / k,
]

export const isSeen = ([x, y]: Point, [left, top, right, bottom]: Box) =>
  x >= left && x <= right && y >= top && y <= bottom

/** A view, and the part of the map and the size of the frame that it was chosen for. */
export interface Framed {
  box: Box
  size: Size
  view: View
}

/** The view that shows everything, which cannot be left outwards. */
export const homeOf = ({ box, size }: Pick<Framed, 'box' | 'size'>) => viewOf(box, size)

/** Whether everything is shown. Rounded numbers may differ a little. */
export const isHome = (framed: Framed) => framed.view.k <= homeOf(framed).k * 1.001

/** Another size keeps what is in the middle, unless everything was shown. Another box is shown whole. */
export function reframed(before: Framed, box: Box, size: Size): Framed {
  const isSameBox = before.box.every((side, at) => side === box[at])
  const [across, down] = [size.width - before.size.width, size.height - before.size.height]
  if (isSameBox && across === 0 && down === 0) return before
  const { k, x, y } = before.view
  const shifted = { box, size, view: { k, x: x + across / 2, y: y + down / 2 } }
  return isSameBox && !isHome(before) && !isHome(shifted) ? shifted : { box, size, view: viewOf(box, size) }
}

const between = (value: number, lowest: number, highest: number) => Math.max(lowest, Math.min(highest, value))

/** Moves what is shown, as far as there is something on that side. In pixels. */
export function movedBy({ view: { k, x, y }, ...frame }: Framed, right: number, down: number): View {
  const [west, north, east, south] = seenIn(homeOf(frame), frame.size)
  const { width, height } = frame.size
  return { k, x: between(x - right, width - east * k, -west * k), y: between(y - down, height - south * k, -north * k) }
}

/** Enlarges what is in the middle, between everything and the closest view. */
export function zoomedBy(framed: Framed, factor: number): View {
  const { view, size } = framed
  const k = between(view.k * factor, homeOf(framed).k, CLOSEST)
  const [x, y] = [size.width / 2, size.height / 2]
  const zoomed = { k, x: x - ((x - view.x) * k) / view.k, y: y - ((y - view.y) * k) / view.k }
  return movedBy({ ...framed, view: zoomed }, 0, 0)
}

/** Puts a point into the middle. */
export const centredOn = ([x, y]: Point, k: number, { width, height }: Size): View => ({
  k,
  x: width / 2 - x * k,
  y: height / 2 - y * k,
})
