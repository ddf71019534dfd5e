import type { Locker } from '#api/generated/entities.ts'
import type { OneParams } from '#api/generated/lockers.ts'
import { namesOf } from '#lib/form-values.ts'
import { copied, fields, sections } from './copy.ts'
import { emptyZone, type LockerWithZonesValues, lockerWithZonesValues, slotValues, zoneValues } from './schema.ts'
import { type Zone, zonesAndSlots } from './zones.ts'

/** Fields of a machine for its copy. The reference only names the source. */
export const copiedFields = { q: ['id', 'cleveronApmId', 'type', 'image', zonesAndSlots] } as const satisfies OneParams

/** First values of the form of a new machine, taken from another one. */
export interface LockerCopy {
  source: Locker
  values: LockerWithZonesValues
  /** Parts that the server did not send, in the words of the form. */
  unread: string[]
}

const labels: Partial<Record<string, string>> = { ...fields, name: fields.zoneName, capacity: fields.slotCount }

/** Names of the empty fields of a part of the form. */
const emptyIn = (place: string, values: object) =>
  namesOf(values)
    .filter((name) => values[name] === '')
    .map((name) => copied.field(place, labels[name] ?? name))

/**
 * Copies the model, the zones and the slots, not the reference and the place, which belong to the source.
 * @param zones undefined, also the slots of a zone, when they could not be read
 */
export function copyOf(source: Locker, zones: readonly Zone[] | undefined): LockerCopy {
  const type = source.type ?? ''
  const copies = zones?.map((zone) => {
    const { myKey, ...values } = zoneValues(zone)
    return { ...values, key: myKey, slots: zone.slots?.map(slotValues) ?? [] }
  })
  const unread = [
    ...(type === '' ? [fields.type] : []),
    ...(zones === undefined ? [copied.zones] : []),
    ...(copies ?? []).flatMap(({ slots, ...zone }, at) => [
      ...emptyIn(sections.zone(at + 1), zone),
      ...(zones?.[at]?.slots === undefined ? [copied.field(sections.zone(at + 1), copied.slots)] : []),
      ...slots.flatMap((slot, rank) => emptyIn(sections.slotOfZone(rank + 1, at + 1), slot)),
    ]),
  ]
  return {
    source,
    values: { ...lockerWithZonesValues, type, zones: copies?.length ? copies : [emptyZone] },
    unread,
  }
}
