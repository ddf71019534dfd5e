import type { Marker } from './markers.ts'
import type { Size } from './view.ts'
import type { Point } from './world.ts'

/** About the width of a letter, and of a marker, in pixels. */
const LETTER = 6.6
const HEIGHT = 16
const MARKER = 12

type Rectangle = readonly [left: number, top: number, right: number, bottom: number]

const overlap = ([al, at, ar, ab]: Rectangle, [bl, bt, br, bb]: Rectangle) => al < br && bl < ar && at < bb && bt < ab

/** Position of a name beside its marker. */
export type Side = 'right' | 'left' | 'below' | 'above'

export interface Label {
  marker: Marker
  text: string
  side: Side
}

/** The name of a machine, or the city that all machines of a marker share. */
function textOf({ machines }: Marker): string | undefined {
  const [first, ...others] = machines
  if (others.length === 0) return first?.name
  return others.every(({ city }) => city === first?.city) ? first?.city : undefined
}

/** In pixels from the middle of the marker to the name beside it, and to the middle of the line under or over it. */
export const gapOf = ({ machines }: Marker) =>
  machines.length > 1 ? { beside: 22, under: 28 } : { beside: 15, under: 21 }

/** The places for a name, the best one first. */
function placesFor(marker: Drawn, width: number): [Side, Rectangle][] {
  const [x, y] = marker.at
  const { beside, under } = gapOf(marker)
  const line = (left: number, middle: number): Rectangle => [
    left,
    middle - HEIGHT / 2,
    left + width,
    middle + HEIGHT / 2,
  ]
  return [
    ['right', line(x + beside, y)],
    ['left', line(x - beside - width, y)],
    ['below', line(x - width / 2, y + under)],
    ['above', line(x - width / 2, y - under)],
  ]
}

/** A marker with its place in pixels. */
type Drawn = Marker & { at: Point }

/** Names beside the markers, as far as they are whole and cover neither a marker nor another name. Earlier markers come first. */
export function labelsOf(markers: readonly Drawn[], { width, height }: Size): Label[] {
  const taken = markers.map(({ at: [x, y], machines }): Rectangle => {
    const radius = machines.length > 1 ? MARKER + 6 : MARKER
    return [x - radius, y - radius, x + radius, y + radius]
  })
  const isWhole = ([left, top, right, bottom]: Rectangle) => left >= 0 && top >= 0 && right <= width && bottom <= height
  return markers.flatMap((marker): Label[] => {
    const text = textOf(marker)
    const [x, y] = marker.at
    if (text === undefined || x < 0 || y < 0 || x > width || y > height) return []
    const found = placesFor(marker, text.length * LETTER).find(
      ([, room]) => isWhole(room) && !taken.some((other) => overlap(room, other)),
    )
    if (found === undefined) return []
    taken.push(found[1])
    return [{ marker, text, side: found[0] }]
  })
}
