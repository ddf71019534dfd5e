import { memo } from 'react'
import { INSET } from './MapControls.tsx'
import { MapSpot } from './MapMarker.tsx'
import type { Marker } from './markers.ts'
import { drawnAt, type Size, type View } from './view.ts'
import type { Point } from './world.ts'

const anchors: Record<Side, 'start' | 'middle' | 'end'> = {
  right: 'start',
  left: 'end',
  below: 'middle',
  above: 'middle',
}

function placeOf({ marker, side }: Label) {
  const { beside, under } = gapOf(marker)
  const [x, y] = marker.offset
  if (side === 'right' || side === 'left') return { x: x + (side === 'right' ? beside : -beside), y }
  return { x, y: y + (side === 'below' ? under : -under) }
}

/** Visible names of the machines. Hidden from screen readers, because markers have accessible names. */
export const MapLabels = memo(function MapLabels({
  markers,
  view,
  size,
  isHome,
}: {
  markers: readonly Marker[]
  view: View
  size: Size
  isHome: boolean
}) {
  const drawn = markers.map((marker) => {
    const [x, y] = drawnAt(marker.point, view)
    return { ...marker, at: [x + marker.offset[0], y + marker.offset[1]] as const }
  })
  return (
    <g
      fill="var(--c-text)"
      fontSize="0.75rem"
      fontWeight={500}
      paintOrder="stroke"
      pointerEvents="none"
      stroke="var(--tone-info-ground)"
      strokeWidth={3}
      strokeLinejoin="round"
      aria-hidden
    >
      {labelsOf(drawn, size, cornersOf(size, isHome)).map((label) => (
        <MapSpot key={label.marker.key} point={label.marker.point}>
          <text {...placeOf(label)} dy="0.35em" textAnchor={anchors[label.side]}>
            {label.text}
          </text>
        </MapSpot>
      ))}
    </g>
  )
})

/** Corners of the map that its credit, its buttons and its inset cover. */
const cornersOf = ({ width, height }: Size, isHome: boolean): Rectangle[] => [
  [0, height - 24, 200, height],
  [width - 56, 0, width, 136],
  ...(isHome
    ? []
    : ([
        [0, 0, INSET + 24, INSET + 24],
        [width - 156, height - 56, width, height],
      ] as const)),
]

/** Approximate width of a letter and of a marker, in pixels. */
const LETTER = 6.6
const HEIGHT = 16
const MARKER = 12

type Rectangle = readonly [left: number, top: number, right: number, bottom: number]

const overlap = ([al, at, ar, ab]: Rectangle, [bl, bt, br, bb]: Rectangle) => al < br && bl < ar && at < bb && bt < ab

/** Position of a name beside its marker. */
type Side = 'right' | 'left' | 'below' | 'above'

interface Label {
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

/** Distances in pixels from the centre of the marker to the name beside it, and to the centre of the line above or below it. */
const gapOf = ({ machines }: Marker) => (machines.length > 1 ? { beside: 22, under: 28 } : { beside: 15, under: 21 })

/** Possible positions of a name, the preferred one first. */
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

/** A marker with its position in pixels. */
type Drawn = Marker & { at: Point }

/** Places the names that fit without covering a marker, another name or a corner. Earlier markers have priority. */
export function labelsOf(
  markers: readonly Drawn[],
  { width, height }: Size,
  corners: readonly Rectangle[] = [],
): Label[] {
  const around = markers.map(({ at: [x, y], machines }): Rectangle => {
    const radius = machines.length > 1 ? MARKER + 6 : MARKER
    return [x - radius, y - radius, x + radius, y + radius]
  })
  const taken = [...corners, ...around]
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
