import { kmBetween } from '#domain/position.ts'
import type { PlacedMachine } from './machines.ts'
import { spotsOf } from './markers.ts'
import { type Box, boxOf, pointOf, projectionFor } from './view.ts'

/** Maximum distance between neighbours in a group. Islands that see each other are one group. */
const NEIGHBOURS_KM = 40

/** The main map and two rows of insets. */
const MOST_GROUPS = 9

/** A machine with the nearest of the machines before it. The first has none. */
interface Link {
  machine: PlacedMachine
  neighbour?: number
  km: number
}

/** The shortest links that connect all machines (Prim's minimum spanning tree). */
function linksOf(machines: readonly PlacedMachine[]): Link[] {
  const links: Link[] = []
  let open: Link[] = machines.map((machine) => ({ machine, km: Infinity }))
  while (open[0]) {
    const next = open.reduce((nearest, link) => (link.km < nearest.km ? link : nearest), open[0])
    links.push(next)
    open = open.filter((link) => link !== next).map((link) => nearer(link, next.machine))
  }
  return links
}

function nearer(link: Link, to: PlacedMachine): Link {
  const km = kmBetween(link.machine.position, to.position)
  return km < link.km ? { machine: link.machine, neighbour: to.id, km } : link
}

/** Groups of neighbouring machines, the largest first. The widest gaps divide, if there are more than a page has room for. */
export function groupsOf(machines: readonly PlacedMachine[]): PlacedMachine[][] {
  const links = linksOf(machines.toSorted((a, b) => a.id - b.id))
  const gaps = links.filter(({ km }) => km > NEIGHBOURS_KM).toSorted((a, b) => b.km - a.km)
  const starts = new Set(gaps.slice(0, MOST_GROUPS))
  const groups = new Map<number | undefined, PlacedMachine[]>()
  for (const link of links) {
    const group = (starts.has(link) ? undefined : groups.get(link.neighbour)) ?? []
    group.push(link.machine)
    groups.set(link.machine.id, group)
  }
  return [...new Set(groups.values())].toSorted((a, b) => b.length - a.length)
}

/** Where a group is on its map. */
export type Area = ReturnType<typeof areaOf>

/** A group with the places of its machines. */
export type MachineGroup = ReturnType<typeof groupIn>

export function areaOf(machines: readonly PlacedMachine[]) {
  const ids = machines.map(({ id }) => id)
  const projection = projectionFor(machines.map(({ position }) => position))
  const box: Box = boxOf(machines.map(({ position }) => pointOf(position, projection))) ?? [0, 0, 0, 0]
  return {
    /** Machine with the lowest id. */
    key: Math.min(...ids),
    ids: new Set(ids),
    projection,
    box,
  }
}

export function groupIn(area: Area, all: readonly PlacedMachine[]) {
  const machines = all.filter(({ id }) => area.ids.has(id))
  return { ...area, machines, spots: spotsOf(machines, ({ position }) => pointOf(position, area.projection)) }
}
