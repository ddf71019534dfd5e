import type { BookingSlot } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'
import type { Ref } from '#api/read.ts'
import { numberOf } from '#lib/names.ts'

/** What is asked of a booking to tell where its slots are and whether one is left (G-19). */
export const bookingFields = [
  'id',
  'capacity',
  'available',
  'active',
  {
    slot: [
      'id',
      'height',
      'width',
      'depth',
      { temperatureZone: ['id', 'name', 'myKey', { locker: ['id', 'location', 'shortLocation'] }] },
    ],
  },
] as const satisfies Selection<BookingSlot>

/** Where an order lies, in words. */
export interface Place {
  machine: string
  zone: string
  size: string
}

const numbered = (thing: { id?: number } | undefined) => numberOf(thing) ?? '-'

/** Machine, zone and slot of a booking; what came as a mere IRI shows its number (G-18, G-118). */
export function placeOf({ slot }: Pick<Ref<BookingSlot>, 'slot'>): Place {
  const zone = slot?.temperatureZone
  const locker = zone?.locker
  const sides = [slot?.height, slot?.width, slot?.depth]
  const isMeasured = sides.every((side) => side !== undefined)
  const key = zone?.myKey === undefined || zone.myKey === zone.name ? '' : ` (${zone.myKey})`
  return {
    machine: locker?.shortLocation ?? locker?.location ?? numbered(locker),
    zone: zone?.name ? `${zone.name}${key}` : (zone?.myKey ?? numbered(zone)),
    size: isMeasured
      ? `${sides.map((side) => side.toLocaleString('fr-FR')).join('\u00A0x\u00A0')}\u00A0cm`
      : numbered(slot),
  }
}

export const placeText = ({ machine, zone, size }: Place) => `${machine} · ${zone} · ${size}`

/** Whether a booking takes an order; what the server does not say is left for it to judge (G-73). */
export const isOpen = ({ active, available }: Pick<BookingSlot, 'active' | 'available'>) =>
  active !== false && (available ?? 1) > 0
