import { isUnderTension, type Level } from '#api/records/occupancy.ts'
import { figures, levels } from './copy.ts'
import type { Machine } from './machines.ts'

/** Describes the colour of a machine. */
export function levelWords({ occupancy }: Machine, isReading: boolean): string {
  const { level, share = 0 } = occupancy
  if (level === 'unread' && !isReading) return figures.unsettled
  return share >= 1 ? figures.full : levels[level]
}

/** « Taina, Punaauia : 34 occupés sur 40, Sous tension » */
export const machineWords = (machine: Machine, isReading: boolean): string =>
  `${[machine.name, machine.city].filter(Boolean).join(', ')}\u00A0: ${figures.occupied(machine.occupancy)}, ${levelWords(machine, isReading)}`

export const tenseAmong = (machines: readonly Machine[]) =>
  machines.filter(({ occupancy }) => isUnderTension(occupancy)).length

/** Most alarming first. */
const LEVELS = ['critical', 'tense', 'unread', 'unmeasured', 'free'] as const satisfies Level[]

/** How many machines of each level there are, without those of which there is none. */
export const countsOf = (machines: readonly Machine[]) =>
  LEVELS.map((level) => ({
    level,
    count: machines.filter(({ occupancy }) => occupancy.level === level).length,
  })).filter(({ count }) => count > 0)

/** The parts of a ring, in percent of it. */
export const partsOf = (machines: readonly Machine[]) => {
  const counts = countsOf(machines)
  const share = (count: number) => (count / machines.length) * 100
  return counts.map(({ level, count }, at) => ({
    level,
    length: share(count),
    start: share(counts.slice(0, at).reduce((sum, each) => sum + each.count, 0)),
  }))
}
