import { memo } from 'react'
import { MapSpot } from './GroupMap.tsx'
import type { Marker } from './markers.ts'
import { drawnAt, type Size, type View, type Point } from './view.ts'

interface Props {
  markers: readonly Marker[]
  view: View
  size: Size
  covered?: readonly Rectangle[]
}

/** Visible names of the machines. Hidden from screen readers, because markers have accessible names. */
export const MapLabels = memo(function MapLabels({ markers, view, size, covered }: Props) {
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
      stroke="var(--c-card)"
      strokeWidth={3}
      strokeLinejoin="round"
      aria-hidden
    >
      {labelsOf(drawn, size, covered, textScale()).map(({ marker: { key, point, offset }, text, anchor, at }) => (
        <MapSpot key={key} point={point}>
          <text x={offset[0] + at[0]} y={offset[1] + at[1]} dy="0.35em" textAnchor={anchor}>
            {text}
          </text>
        </MapSpot>
      ))}
    </g>
  )
})

/** The text size that the person has set in the browser. */
const textScale = () => (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16

/** Approximate width of a letter and height of a line in a text of 12 pixels. */
const LETTER = 7.2
const LINE = 16

/** Radius of the marker of one machine, and of several, in pixels. */
const MARKER = 12
const RING = 18

export type Rectangle = readonly [left: number, top: number, right: number, bottom: number]

const overlap = ([al, at, ar, ab]: Rectangle, [bl, bt, br, bb]: Rectangle) => al < br && bl < ar && at < bb && bt < ab

type Anchor = 'start' | 'middle' | 'end'

/** Possible directions from a marker to its name, the preferred one first, and the end of the name that is nearest. */
const directions: readonly (readonly [Anchor, right: number, down: number])[] = [
  ['start', 1, 0],
  ['end', -1, 0],
  ['middle', 0, 1],
  ['middle', 0, -1],
  ['start', 0.85, 0.7],
  ['start', 0.85, -0.7],
  ['end', -0.85, 0.7],
  ['end', -0.85, -0.7],
]

/** Part of the width of a name that is left of its anchor. */
const before: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 }

interface Label {
  marker: Marker
  text: string
  anchor: Anchor
  /** From the centre of the marker, in pixels. */
  at: Point
}

/** The name of a machine, or the city that all machines of a marker share. */
function textOf({ machines }: Marker): string | undefined {
  const [first, ...others] = machines
  if (others.length === 0) return first?.name
  return others.every(({ city }) => city === first?.city) ? first?.city : undefined
}

const radiusOf = ({ machines }: Marker) => (machines.length > 1 ? RING : MARKER)

/** A marker with its position in pixels. */
type Drawn = Marker & { at: Point }

/** Places the names that fit without covering a marker, another name or a corner. Earlier markers have priority. */
export function labelsOf(
  markers: readonly Drawn[],
  { width, height }: Size,
  corners: readonly Rectangle[] = [],
  scale = 1,
): Label[] {
  const [letter, line] = [LETTER * scale, LINE * scale]
  const around = markers.map((marker): Rectangle => {
    const [[x, y], radius] = [marker.at, radiusOf(marker)]
    return [x - radius, y - radius, x + radius, y + radius]
  })
  const taken = [...corners, ...around]
  const isFree = ([left, top, right, bottom]: Rectangle) =>
    left >= 0 &&
    top >= 0 &&
    right <= width &&
    bottom <= height &&
    !taken.some((other) => overlap([left, top, right, bottom], other))
  return markers.flatMap((marker): Label[] => {
    const name = textOf(marker)
    const [x, y] = marker.at
    if (name === undefined || x < 0 || y < 0 || x > width || y > height) return []
    const text = shortened(name, Math.floor(width / letter))
    const [beside, under] = [radiusOf(marker) + 3, radiusOf(marker) + 1 + line / 2]
    for (const [anchor, right, down] of directions) {
      const at = [right * beside, down * under] as const
      const left = x + at[0] - before[anchor] * text.length * letter
      const top = y + at[1] - line / 2
      const room = [left, top, left + text.length * letter, top + line] as const
      if (isFree(room)) {
        taken.push(room)
        return [{ marker, text, anchor, at }]
      }
    }
    return []
  })
}

const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, Math.max(0, most - 1))}…` : text
