import { geoDistance } from 'd3-geo'
import type { Locker } from '#api/generated/entities.ts'

export type Position = Required<Pick<Locker, 'latitude' | 'longitude'>>

/** Why a machine is not on the map. */
export type NoPosition = 'missing' | 'zero' | 'swapped' | 'outside'

const isWithin = (value: number, limit: number) => Math.abs(value) <= limit

/** Swapped coordinates are reported and not corrected, because the console cannot know which was meant. */
export function positionOf({ latitude, longitude }: Pick<Locker, 'latitude' | 'longitude'>): Position | NoPosition {
  if (latitude === undefined || longitude === undefined) return 'missing'
  if (latitude === 0 && longitude === 0) return 'zero'
  if (isWithin(latitude, 90) && isWithin(longitude, 180)) return { latitude, longitude }
  return isWithin(latitude, 180) && isWithin(longitude, 90) ? 'swapped' : 'outside'
}

const EARTH_RADIUS_KM = 6371

/** Distance as the crow flies. */
export const kmBetween = (a: Position, b: Position) =>
  geoDistance([a.longitude, a.latitude], [b.longitude, b.latitude]) * EARTH_RADIUS_KM
