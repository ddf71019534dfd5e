import type { PlacedMachine } from './machines.ts'
import { CLOSEST } from './view.ts'
import type { Point } from './world.ts'

/** A machine, or several that are too close to each other to be drawn apart. */
export interface Marker {
  key: string
  machines: readonly PlacedMachine[]
  /** On the map. */
  point: Point
  /** In pixels from the point, for machines on the same spot. */
  offset: Point
}

/** Machines on one spot, as far as the map can tell. */
interface Spot {
  point: Point
  machines: PlacedMachine[]
}

/** In pixels: markers closer than this would cover each other. */
const APART = 30

/** More machines on one spot are spread only when the map cannot be enlarged further. */
const SPREAD_AT_ONCE = 8

const near = ([ax, ay]: Point, [bx, by]: Point, distance: number) => Math.hypot(ax - bx, ay - by) < distance

/** Each item joins the first group that is near enough. The same items give the same groups, whatever their sequence. */
function gathered<T extends { point: Point }>(items: readonly T[], distance: number): T[][] {
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

/** Machines that no enlargement would separate. */
export function spotsOf(machines: readonly PlacedMachine[], place: (machine: PlacedMachine) => Point): Spot[] {
  const placed = machines
    .toSorted((a, b) => a.id - b.id)
    .map((machine) => ({ point: place(machine), machines: [machine] }))
  return gathered(placed, APART / CLOSEST).map((group) => ({
    point: middle(group.map(({ point }) => point)),
    machines: group.flatMap((each) => each.machines),
  }))
}

/** A ring around the spot, from the left; for many a spiral like the seeds of a sunflower. */
function offsetOf(at: number, count: number): Point {
  if (count === 1) return [0, 0]
  const isRing = count <= SPREAD_AT_ONCE
  const angle = isRing ? Math.PI + (2 * Math.PI * at) / count : at * Math.PI * (3 - Math.sqrt(5))
  const radius = isRing ? Math.max(APART / 2, (APART * count) / (2 * Math.PI)) : APART * 0.6 * Math.sqrt(at + 1)
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

const together = (machines: readonly PlacedMachine[], point: Point): Marker => ({
  key: `${machines[0]?.id}+${machines.length}`,
  machines,
  point,
  offset: [0, 0],
})

/** The map is enlarged in steps, as far as markers are concerned: in between only their places change. */
const STEPS_PER_DOUBLE = 3

/** The last step before `k`: what is apart there is apart at `k`. */
export const stepBefore = (k: number) =>
  k >= CLOSEST * 0.99 ? k : 2 ** (Math.floor(Math.log2(k) * STEPS_PER_DOUBLE) / STEPS_PER_DOUBLE)

/** Markers at a zoom of `k` pixels a unit. */
export function markersOf(spots: readonly Spot[], k: number): Marker[] {
  return gathered(spots, APART / k).flatMap((group): Marker[] => {
    const machines = group.flatMap((spot) => spot.machines)
    const point = middle(group.map((spot) => spot.point))
    // Machines that overlap at the largest zoom are spread out, or they would stay unreachable.
    const canBeEnlarged = k < CLOSEST * 0.99
    if (canBeEnlarged && (group.length > 1 || machines.length > SPREAD_AT_ONCE)) return [together(machines, point)]
    return machines.map((machine, at) => ({
      key: String(machine.id),
      machines: [machine],
      point,
      offset: offsetOf(at, machines.length),
    }))
  })
}

/** From how many pixels a unit on the machine is drawn apart from its neighbours. */
export function apartFrom(spots: readonly Spot[], id: number, k: number): number {
  const isAlone = markersOf(spots, stepBefore(k)).some(
    ({ machines }) => machines.length === 1 && machines[0]?.id === id,
  )
  return isAlone || k >= CLOSEST ? Math.min(k, CLOSEST) : apartFrom(spots, id, k * 1.5)
}
