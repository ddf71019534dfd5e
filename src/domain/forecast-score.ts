/** How good the forecasts of the last days were: the same forecast from the books as they stood, against what then happened. */
import { mean, rollup } from 'd3-array'
import {
  isSince,
  isThere,
  parcelsAt,
  staysAt,
  type Track,
  wasOnItsWay,
  DAY_MS,
  forecaster,
  HORIZONS,
  type Place,
  type Range,
} from './forecast.ts'

/** Number of days whose forecasts are repeated. */
export const SCORED_DAYS = 14
/** Deliveries of so many days before a forecast have to be read: an older parcel that was still there would be missing. */
const READ_BEFORE_MS = 7 * DAY_MS

/** Whether enough deliveries were read to repeat a forecast of this moment. `readFrom` as for `replay`. */
export const isReadFor = (madeAt: number, readFrom: number | undefined) =>
  readFrom === undefined || madeAt >= readFrom + READ_BEFORE_MS

/** A forecast of the past, and what happened. */
export interface Outcome {
  machineId: number
  /** When it would have been made. */
  madeAt: number
  /** One of `HORIZONS`. */
  days: number
  range: Range
  /** Number of slots that were free. */
  free: number
  /** The same without the parcels that nobody had announced when it was made. */
  freeOfKnown: number
}

type Counts = ReadonlyMap<number | undefined, number>

const countByMachine = (tracks: readonly Track[], at: number): Counts =>
  rollup(
    tracks.filter((track) => isThere(track, at)),
    ({ length }) => length,
    ({ machineId }) => machineId,
  )

/**
 * Repeats the forecasts of the last days at the hour of `now`, as far as deliveries were read back, to `readFrom`.
 * @param rule the parcels whose stays are the rule of the forecast
 */
export function replay(
  tracks: readonly Track[],
  rule: readonly Track[],
  places: readonly Place[],
  now: number,
  readFrom: number | undefined,
): Outcome[] {
  const moments = Array.from({ length: SCORED_DAYS + 1 }, (_, index) => now - (SCORED_DAYS - index) * DAY_MS)
  const recent = tracks.filter((track) => isSince(track, moments[0] ?? now))
  const counts = moments.map((at) => countByMachine(recent, at))
  return moments.slice(0, -1).flatMap((madeAt, index) => {
    if (!isReadFor(madeAt, readFrom)) return []
    const forecastOf = forecaster({ parcels: parcelsAt(recent, madeAt), stays: staysAt(rule, madeAt) })
    const known = recent.filter((track) => isThere(track, madeAt) || wasOnItsWay(track, madeAt))
    const forecasts = places.map((place) => ({ ...place, forecast: forecastOf(place) }))
    return HORIZONS.flatMap((days, rank) => {
      const actual = counts[index + days]
      if (actual === undefined) return []
      const ofKnown = countByMachine(known, madeAt + days * DAY_MS)
      return forecasts.flatMap(({ machineId, total = 0, forecast }): Outcome[] => {
        const range = typeof forecast === 'object' ? forecast.ranges[rank] : undefined
        if (range === undefined) return []
        const freeIn = (parcels: Counts) => Math.max(0, total - (parcels.get(machineId) ?? 0))
        return [{ machineId, madeAt, days, range, free: freeIn(actual), freeOfKnown: freeIn(ofKnown) }]
      })
    })
  })
}

export type Score = ReturnType<typeof scoreOf>

const isInside = (free: number, { least, most }: Range) => least <= free && free <= most

export const scoreOf = (outcomes: readonly Outcome[]) => ({
  forecasts: outcomes.length,
  /** Number of forecasts whose range held. */
  inside: outcomes.filter(({ free, range }) => isInside(free, range)).length,
  /** The same without the parcels that nobody had announced. */
  insideOfKnown: outcomes.filter(({ freeOfKnown, range }) => isInside(freeOfKnown, range)).length,
  /** Mean of the free slots less the middle of the range. Negative where fewer were free. Undefined without forecasts. */
  difference: mean(outcomes, ({ free, range: { least, most } }) => free - (least + most) / 2),
})
