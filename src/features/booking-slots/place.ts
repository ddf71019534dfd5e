import type { BookingSlot, TemperatureZone } from '#api/generated/entities.ts'
import type { Ref } from '#api/read.ts'
import { nameOf } from '#lib/names.ts'

/** `Taina-3, Frais`: what tells the bookings of one company apart without their numbers. */
export function placeOf({ slot }: Pick<Ref<BookingSlot>, 'slot'>) {
  const { name, locker } = slot?.temperatureZone ?? {}
  const machine = locker?.shortLocation ?? locker?.location
  return [machine, name].filter(Boolean).join(', ')
}

/** `Frais (MT)` */
export function zoneLabel(zone: Pick<Ref<TemperatureZone>, 'id' | 'name' | 'myKey'>) {
  const label = nameOf(zone) ?? ''
  return zone.myKey === undefined ? label : `${label} (${zone.myKey})`
}
