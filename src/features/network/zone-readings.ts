import type { Locker } from '#api/generated/entities.ts'
import { bandOf, type TemperatureBands, type Verdict, verdictOf } from '#domain/occupancy.ts'
import { compareNames, lockerName, zoneName } from '#lib/names.ts'

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
