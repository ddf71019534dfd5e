import { byId, idOf } from '#api/addresses.ts'
import { useAllLockerTemperatureZonesQuery } from '#api/generated/lockers.ts'
import { useAllTemperatureZoneSlotsQuery } from '#api/generated/temperature-zones.ts'
import { readState } from '#api/read-state.ts'

interface Level {
  '@id': string
  id: number
}

interface Loaded<T extends Level> {
  items: readonly T[]
  loading: boolean
  incomplete?: boolean | undefined
  failed: boolean
  /** It is being read, perhaps not for the first time. */
  isAsking: boolean
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
  isSuccess: boolean
  isFetching: boolean
  errorUpdateCount: number
  refetch: () => unknown
}

function loaded<T extends Level>(answer: Answer<T>): Loaded<T> {
  const { isRead, hasFailed, isAsking } = readState(answer)
  return {
    items: answer.data?.items.toSorted(byId) ?? [],
    loading: isAsking && !isRead,
    incomplete: answer.data?.incomplete,
    failed: hasFailed,
    isAsking,
    retry: () => answer.refetch(),
  }
}
