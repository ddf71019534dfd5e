/** The positions of the tiles, in units of a drawing as wide as the board. A unit is about one pixel. */
import type { Slot } from '#api/generated/entities.ts'

export const boardWidth = 480
/** Width of a board with bands in columns. */
export const columnWidth = 320
const gap = 3
const tallestTile = 44
const widestTile = 88
const smallestTile = 4
/** Maximum heights of a strip and of all strips. Above them the scale shrinks, down to a limit. */
const tallestStrip = 240
const tallestBoard = (strips: number) => Math.max(560, strips * 28)
const legibleHeight = 7
/** More tiles would be too small to see. The text then gives the number of places. */
const mostTiles = 300
/** Drawn instead of a dimension that the server does not send. */
const fallback = { height: 20, width: 30 }

type Kind = Pick<Slot, 'height' | 'width' | 'capacity' | 'available'>

const positive = (value: number | undefined) => (value !== undefined && value > 0 ? value : undefined)
const round = (value: number) => Math.round(value * 10) / 10

const frontOf = ({ height, width }: Kind) => ({
  height: positive(height) ?? fallback.height,
  width: positive(width) ?? fallback.width,
})

const tileOf = (kind: Kind, scale: number, within: number) => {
  const { height, width } = frontOf(kind)
  return {
    height: round(Math.max(smallestTile, height * scale)),
    width: round(Math.min(within, Math.max(smallestTile, width * scale))),
  }
}

export const capacityOf = ({ capacity }: Kind) => Math.max(0, Math.floor(capacity ?? 0))

/** Number of reserved places. Undefined when the server sends none or an impossible one. */
export function takenOf({ capacity, available }: Kind) {
  if (capacity === undefined || available === undefined) return undefined
  const isPossible = Number.isInteger(available) && available >= 0 && available <= capacity
  return isPossible ? Math.floor(capacity) - available : undefined
}

/** The totals of a zone, when the numbers of all its formats are known. */
export function totalsOf(kinds: readonly Kind[]) {
  const taken = kinds.map(takenOf)
  if (!taken.every((each) => each !== undefined)) return undefined
  const capacity = kinds.reduce((sum, kind) => sum + capacityOf(kind), 0)
  return { capacity, free: capacity - taken.reduce((sum, each) => sum + each, 0) }
}

function layOut(kind: Kind, scale: number, within: number) {
  const tile = tileOf(kind, scale, within)
  const count = Math.min(mostTiles, capacityOf(kind))
  const mostPerRow = Math.max(1, Math.floor((within + gap) / (tile.width + gap)))
  const rows = Math.ceil(count / mostPerRow)
  // Rows of equal length instead of a last row with a single tile.
  const perRow = Math.max(1, Math.ceil(count / rows))
  return { tile, count, perRow, height: Math.max(0, rows * (tile.height + gap) - gap) }
}

/** Units per cm. One scale for the whole board, so that a slot twice as high is drawn twice as high. */
export function scaleOf(kinds: readonly Kind[], within = boardWidth): number {
  const fronts = kinds.map(frontOf)
  const largest = (side: 'height' | 'width') => Math.max(...fronts.map((front) => front[side]))
  if (fronts.length === 0) return 1
  let scale = Math.min(tallestTile / largest('height'), widestTile / largest('width'))
  const floor = legibleHeight / Math.min(...fronts.map(({ height }) => height))
  const isTooHigh = () => {
    const heights = kinds.map((kind) => layOut(kind, scale, within).height)
    return Math.max(...heights) > tallestStrip || heights.reduce((sum, each) => sum + each) > tallestBoard(kinds.length)
  }
  while (scale * 0.9 > floor && isTooHigh()) scale *= 0.9
  return scale
}

/** When not every place is drawn, the tiles keep the proportion of taken places, with at least one free and one taken tile when both exist. */
function shareOf(taken: number, drawn: number, capacity: number) {
  if (drawn === capacity) return taken
  const share = Math.round((taken * drawn) / capacity)
  return taken === capacity ? drawn : Math.min(drawn - 1, taken === 0 ? 0 : Math.max(1, share))
}

/**
 * The paths of a strip's tiles, the occupied ones first, then the reserved ones without a parcel, in three shapes.
 * @param parcels in places of this format. Those beyond the reserved places are not drawn.
 */
export function tilesOf(kind: Kind, scale: number, within = boardWidth, parcels = 0) {
  const { tile, count, perRow, height } = layOut(kind, scale, within)
  const capacity = capacityOf(kind)
  const reserved = takenOf(kind) ?? 0
  const taken = shareOf(reserved, count, capacity)
  const occupied = Math.min(taken, shareOf(Math.min(parcels, reserved), count, capacity))
  const at = (index: number) =>
    `M${round((index % perRow) * (tile.width + gap))} ${round(Math.floor(index / perRow) * (tile.height + gap))}` +
    `h${tile.width}v${tile.height}h-${tile.width}z`
  const path = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, offset) => at(from + offset)).join('')
  return {
    height: round(height),
    count,
    occupied: path(0, occupied),
    taken: path(occupied, taken),
    free: path(taken, count),
  }
}
