import type { Locker } from '#api/generated/entities.ts'
import {
  bandOf,
  isUnderTension,
  type Level,
  type Occupancy,
  occupancyOf,
  type TemperatureBands,
  type Verdict,
  verdictOf,
} from '#domain/occupancy.ts'
import { type NoPosition, type Position, positionOf } from '#domain/position.ts'
import { groupBy } from '#lib/group-by.ts'
import { compareNames, lockerName, zoneName } from '#lib/names.ts'
import { isSameName, plainText } from '#lib/plain-text.ts'

/** A machine as « Réseau » shows it. */
export interface Machine {
  id: number
  iri: string
  name: string
  city?: string | undefined
  position: Position | NoPosition
  occupancy: Occupancy
}

export type PlacedMachine = Machine & { position: Position }

export const isPlaced = (machine: Machine): machine is PlacedMachine => typeof machine.position === 'object'

interface Counted {
  /** The parcels in each machine, by its id. */
  counts: ReadonlyMap<number | undefined, number>
  /** Maximum number of further parcels in any one of them. */
  mayBeMore: number
}

export const machinesOf = (lockers: readonly Locker[], { counts, mayBeMore }: Counted): Machine[] =>
  lockers.map((locker) => ({
    id: locker.id,
    iri: locker['@id'],
    name: lockerName(locker) ?? '',
    city: locker.city?.trim() || undefined,
    position: positionOf(locker),
    occupancy: occupancyOf(locker.slotsInfos, counts.get(locker.id) ?? 0, mayBeMore),
  }))

/** Distinct cities of the machines. One that is written in several ways has the first of them. */
export function citiesOf(machines: readonly Machine[]): string[] {
  const cities = machines.flatMap(({ city }) => city ?? [])
  return [...groupBy(cities, plainText).values()].flatMap(([first]) => first ?? []).toSorted(compareNames)
}

/** Without a city, or with one that has no machine, returns all machines. */
export const inCity = (machines: readonly Machine[], city: string | undefined): readonly Machine[] =>
  city === undefined ? machines : machines.filter((machine) => isSameName(machine.city ?? '', city))

export const SORTINGS = ['occupation', 'nom', 'ville', 'libres'] as const
export type Sorting = (typeof SORTINGS)[number]

export const sortingOf = (given: string | undefined): Sorting => SORTINGS.find((each) => each === given) ?? 'occupation'

const byName = (a: Machine, b: Machine) => compareNames(a.name, b.name) || a.id - b.id

/** Sorts descending, unknown values last. */
const byMost = (valueOf: (machine: Machine) => number | undefined) => (a: Machine, b: Machine) => {
  const [left, right] = [valueOf(a), valueOf(b)]
  if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
  return right - left
}

const comparisons: Record<Sorting, (a: Machine, b: Machine) => number> = {
  occupation: byMost(({ occupancy }) => occupancy.share),
  nom: byName,
  ville: (a, b) =>
    Number(a.city === undefined) - Number(b.city === undefined) || compareNames(a.city ?? '', b.city ?? ''),
  libres: byMost(({ occupancy }) => occupancy.unreserved),
}

export const sorted = (machines: readonly Machine[], sorting: Sorting): Machine[] =>
  machines.toSorted((a, b) => comparisons[sorting](a, b) || byName(a, b))

const tenseOf = (machines: readonly Machine[]) => machines.filter(({ occupancy }) => isUnderTension(occupancy))

export const tenseAmong = (machines: readonly Machine[]) => tenseOf(machines).length

/** Levels, the most alarming first. */
const LEVELS = ['critical', 'tense', 'unread', 'unmeasured', 'free'] as const satisfies Level[]

/** Number of machines of each level, without empty levels. */
export const countsOf = (machines: readonly Machine[]) =>
  LEVELS.map((level) => ({
    level,
    count: machines.filter(({ occupancy }) => occupancy.level === level).length,
  })).filter(({ count }) => count > 0)

/** Whether the occupancy of each machine with a number of slots is known. */
export const isTensionKnown = (machines: readonly Machine[]) =>
  machines.every(({ occupancy }) => occupancy.level !== 'unread')

/** Sorts the fullest first. */
export const underTension = (machines: readonly Machine[]) => sorted(tenseOf(machines), 'occupation')

/** Recorded temperature of a zone. */
export type ZoneReading = ReturnType<typeof zoneReadingsOf>[number]

/** Sorts zones that need attention first. */
const SEQUENCE: readonly Verdict[] = ['outside', 'unmeasured', 'unjudged', 'inside']

export const zonesOf = ({ temperatureZones, zones }: Locker) =>
  (temperatureZones?.length ? temperatureZones : zones) ?? []

/** Number of zones with this verdict. */
export const countOf = (readings: readonly ZoneReading[], verdict: Verdict) =>
  readings.filter((reading) => reading.verdict === verdict).length

export const zoneReadingsOf = (lockers: readonly Locker[], bands: TemperatureBands) =>
  lockers
    .flatMap((locker) =>
      zonesOf(locker).map((zone) => ({
        key: zone['@id'],
        lockerId: locker.id,
        machine: lockerName(locker) ?? '',
        zone: zoneName(zone),
        /** °C */
        value: zone.currentTemp,
        band: bandOf(zone, bands),
        verdict: verdictOf(zone, bands),
      })),
    )
    .toSorted((a, b) => SEQUENCE.indexOf(a.verdict) - SEQUENCE.indexOf(b.verdict) || compareNames(a.machine, b.machine))
