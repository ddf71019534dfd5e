import type { PlacedMachine } from './machines.ts'
import { CLOSEST, type Point } from './view.ts'

/** A machine, or several that are too close to each other to be drawn apart. */
export interface Marker {
  key: string
  machines: readonly PlacedMachine[]
  /** Position in units of the map. */
  point: Point
  /** Offset in pixels, for machines on the same spot. */
  offset: Point
}

/** Machines that the map cannot separate. */
export interface Spot {
  point: Point
  machines: PlacedMachine[]
}

/** Distance in pixels at which two markers touch. */
const TOUCHING = 20

/** Distance in pixels of machines that are spread around one spot. */
const APART = 30

/** Above this number, machines on one spot spread out only at the maximum zoom. */
const SPREAD_AT_ONCE = 8

const near = ([ax, ay]: Point, [bx, by]: Point, distance: number) => Math.hypot(ax - bx, ay - by) < distance

/** Adds each item to the first group that is near enough. The result does not depend on the order of the items. */
function gathered<T extends { point: Point }>(items: readonly T[], distance: number): [T, ...T[]][] {
  const groups: [T, ...T[]][] = []
  for (const item of items) {
    const group = groups.find(([first]) => near(first.point, item.point, distance))
    if (group) group.push(item)
    else groups.push([item])
  }
  return groups
}

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

/** Groups machines that no zoom would separate. */
export function spotsOf(machines: readonly PlacedMachine[], place: (machine: PlacedMachine) => Point): Spot[] {
  const placed = machines
    .toSorted((a, b) => a.id - b.id)
    .map((machine) => ({ point: place(machine), machines: [machine] }))
  return gathered(placed, TOUCHING / CLOSEST).map((group) => ({
    point: middle(group.map(({ point }) => point)),
    machines: group.flatMap((each) => each.machines),
  }))
}

/** Offsets on a ring around the spot, starting on the left; for many machines on a sunflower spiral. */
function offsetOf(at: number, count: number): Point {
  if (count === 1) return [0, 0]
  const isRing = count <= SPREAD_AT_ONCE
  const angle = isRing ? Math.PI + (2 * Math.PI * at) / count : at * Math.PI * (3 - Math.sqrt(5))
  const radius = isRing ? Math.max(APART / 2, (APART * count) / (2 * Math.PI)) : APART * 0.6 * Math.sqrt(at + 1)
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

/** At the first of its places, because the middle could be too close to another marker. */
const together = (machines: readonly PlacedMachine[], point: Point): Marker => ({
  key: `${machines[0]?.id}+${machines.length}`,
  machines,
  point,
  offset: [0, 0],
})

/** Zoom step of the grouping. Between two steps only the positions of the markers change. */
const STEPS_PER_DOUBLE = 3

/** The last step up to `k`. Machines that are separate there are separate at `k`. */
export const stepBefore = (k: number) =>
  k >= CLOSEST * 0.99 ? k : 2 ** (Math.floor(Math.log2(k) * STEPS_PER_DOUBLE) / STEPS_PER_DOUBLE)

/** Markers at a zoom of `k` pixels a unit. */
export function markersOf(spots: readonly Spot[], k: number): Marker[] {
  return gathered(spots, TOUCHING / k).flatMap((group): Marker[] => {
    const machines = group.flatMap((spot) => spot.machines)
    // Spreads out machines that overlap at the maximum zoom, because they would be unreachable.
    const canBeEnlarged = k < CLOSEST * 0.99
    if (canBeEnlarged && (group.length > 1 || machines.length > SPREAD_AT_ONCE))
      return [together(machines, group[0].point)]
    const point = middle(group.map((spot) => spot.point))
    return machines.map((machine, at) => ({
      key: String(machine.id),
      machines: [machine],
      point,
      offset: offsetOf(at, machines.length),
    }))
  })
}

/** Markers of machines in their order: each has the rank of its first machine. */
export function rankedMarkers(spots: readonly Spot[], k: number, machines: readonly PlacedMachine[]): Marker[] {
  const ranks = new Map(machines.map(({ id }, rank) => [id, rank]))
  const rankOf = (marker: Marker) => Math.min(...marker.machines.map(({ id }) => ranks.get(id) ?? 0))
  return markersOf(spots, k).toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** Minimum zoom, in pixels a unit, at which the machine has a separate marker. */
export function apartFrom(spots: readonly Spot[], id: number, k: number): number {
  const isAlone = markersOf(spots, stepBefore(k)).some(({ key }) => key === String(id))
  return isAlone || k >= CLOSEST ? Math.min(k, CLOSEST) : apartFrom(spots, id, k * 1.5)
}
