import type { Marker } from './markers.ts'
import type { Point } from './world.ts'

/** About the width of a letter, and of a marker, in pixels. */
const LETTER = 6.6
const HEIGHT = 16
const MARKER = 12

type Rectangle = readonly [left: number, top: number, right: number, bottom: number]

const overlap = ([al, at, ar, ab]: Rectangle, [bl, bt, br, bb]: Rectangle) => al < br && bl < ar && at < bb && bt < ab

export interface Label {
  key: string
  text: string
  point: Point
  anchor: 'start' | 'end'
}

/** The name of a machine, or the city that all machines of a marker share. */
function textOf({ machines }: Marker): string | undefined {
  const [first, ...others] = machines
  if (others.length === 0) return first?.name
  return others.every(({ city }) => city === first?.city) ? first?.city : undefined
}

/** Names beside the markers, as far as they cover neither a marker nor another name. Earlier markers come first. */
export function labelsOf(markers: readonly (Marker & { at: Point })[]): Label[] {
  const taken = markers.map(({ at: [x, y], machines }): Rectangle => {
    const radius = machines.length > 1 ? MARKER + 6 : MARKER
    return [x - radius, y - radius, x + radius, y + radius]
  })
  return markers.flatMap((marker): Label[] => {
    const text = textOf(marker)
    if (text === undefined) return []
    const width = text.length * LETTER
    const gap = marker.machines.length > 1 ? 22 : 15
    const [x, y] = marker.at
    for (const [anchor, left] of [
      ['start', x + gap],
      ['end', x - gap - width],
    ] as const) {
      const room: Rectangle = [left, y - HEIGHT / 2, left + width, y + HEIGHT / 2]
      if (taken.some((other) => overlap(room, other))) continue
      taken.push(room)
      return [{ key: marker.key, text, anchor, point: [anchor === 'start' ? x + gap : x - gap, y] }]
    }
    return []
  })
}
