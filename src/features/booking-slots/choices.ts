import { byId, idOf } from '#api/addresses.ts'
import type { Company, Locker, Slot, TemperatureZone } from '#api/generated/entities.ts'
import { useAllLockerTemperatureZonesQuery } from '#api/generated/lockers.ts'
import { useAllTemperatureZoneSlotsQuery } from '#api/generated/temperature-zones.ts'
import type { Selection } from '#api/query-string.ts'
import { readState, type RowsRead } from '#api/read-state.ts'
import { NONE } from '#lib/french.ts'
import { compareNames, nameOf, zoneName } from '#lib/names.ts'
import { isMeasured, widthFirstCm } from '#lib/numbers.ts'
import type { Option } from '#ui/form/SelectField.tsx'
import { messages } from './copy.ts'

/** The fields that the lists of the form need. */
export const companyQuery = { q: ['id', 'name'] } as const satisfies { q: Selection<Company> }
export const lockerQuery = { q: ['id', 'location', 'shortLocation'] } as const satisfies { q: Selection<Locker> }

const byLabel = (a: Option, b: Option) => compareNames(a.label, b.label)

export const companyOptions = (companies: readonly Company[]) =>
  companies.map((company): Option => ({ value: company['@id'], label: nameOf(company) })).toSorted(byLabel)

export const lockerOptions = (lockers: readonly Locker[]) => lockers.map(lockerOption).toSorted(byLabel)

function lockerOption({ '@id': value, id, location, shortLocation }: Locker): Option {
  return { value, label: [shortLocation, location].filter(Boolean).join(' – ') || `#${id}` }
}

export const zoneOption = (zone: TemperatureZone): Option => ({ value: zone['@id'], label: zoneName(zone) ?? '' })

/** Dimensions and number of free places. A full slot is marked and cannot be chosen. */
export function slotOption(slot: Slot): Option {
  const { '@id': value, available } = slot
  if (available !== undefined && available <= 0) return { value, label: messages.soldOut, disabled: true }
  const size = isMeasured(slot) ? widthFirstCm(slot) : NONE
  return { value, label: available === undefined ? size : `${size} – ${messages.free(available)}` }
}

/**
 * Zones of the chosen machine and slots of the chosen zone. Each choice has a separate query, so a late answer does
 * not replace the list of another choice. No fields are selected: the real server would then send members without any.
 */
export function useCascade(locker: string, zone: string) {
  const lockerId = idOf(locker)
  const zoneId = idOf(zone)
  const zones = useAllLockerTemperatureZonesQuery(lockerId ?? 0, {}, { enabled: lockerId !== undefined })
  const slots = useAllTemperatureZoneSlotsQuery(zoneId ?? 0, {}, { enabled: zoneId !== undefined })
  return { zones: loaded(zones), slots: loaded(slots) }
}

function loaded<Row extends { id: number }>(answer: RowsRead & { data: { items: readonly Row[] } | undefined }) {
  const { isRead, hasFailed } = readState(answer)
  return {
    items: answer.data?.items.toSorted(byId) ?? [],
    loading: answer.isFetching && !isRead,
    incomplete: answer.data?.incomplete,
    failed: hasFailed,
    read: answer,
  }
}
