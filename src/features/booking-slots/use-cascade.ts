import { useAllLockerTemperatureZonesQuery } from '#api/generated/lockers.ts'
import { useAllTemperatureZoneSlotsQuery } from '#api/generated/temperature-zones.ts'
import { byId, idOf } from '#api/iri.ts'

interface Level {
  '@id': string
  id: number
}

interface Loaded<T extends Level> {
  items: readonly T[]
  loading: boolean
  incomplete?: boolean | undefined
  failed: boolean
  retry: () => unknown
}

/**
 * The zones of the chosen machine and the slots of the chosen zone. Each choice has its own query, so a late answer does
 * not replace the list of another choice. No fields are selected: the real server would then send members without any.
 */
export function useCascade(locker: string, zone: string) {
  const lockerId = idOf(locker)
  const zoneId = idOf(zone)
  const zones = useAllLockerTemperatureZonesQuery(lockerId ?? 0, {}, { enabled: lockerId !== undefined })
  const slots = useAllTemperatureZoneSlotsQuery(zoneId ?? 0, {}, { enabled: zoneId !== undefined })
  return { zones: loaded(zones), slots: loaded(slots) }
}

interface Answer<T> {
  data: { items: readonly T[]; incomplete?: boolean } | undefined
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

const loaded = <T extends Level>({ data, isFetching, isError, refetch }: Answer<T>): Loaded<T> => ({
  items: data?.items.toSorted(byId) ?? [],
  loading: isFetching && data === undefined,
  incomplete: data?.incomplete,
  failed: isError && !isFetching,
  retry: () => refetch(),
})
