import { useMemo } from 'react'
import type { Locker, Slot, TemperatureZone } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import * as temperatureZones from '#api/generated/temperature-zones.ts'
import { byId } from '#api/iri.ts'
import type { Ref } from '#api/read.ts'

/**
 * A machine with its zones and their slots. Selected field by field they come in one call; a server that answers with
 * IRIs all the same is asked for its sub-collections, and only for those (G-09).
 */

export type Zone = Ref<TemperatureZone>
export type ZoneSlot = Ref<Slot>

export const lockerDetail = {
  q: [
    'id',
    'createdAt',
    'cleveronApmId',
    'type',
    'location',
    'shortLocation',
    'city',
    'slotsInfos',
    {
      temperatureZones: [
        'id',
        'name',
        'myKey',
        'currentTemp',
        { slots: ['id', 'size', 'capacity', 'available', 'height', 'width', 'depth', 'maxWeight'] },
      ],
    },
  ],
} as const satisfies lockers.OneParams

/** Nothing but an identity: what a relation that came as an IRI is read as. */
const isBare = (resource: object) => Object.keys(resource).every((key) => key === '@id' || key === 'id')

/** The zones that came with the machine, under either of their names; undefined when they have to be asked for. */
export function embeddedZones({ temperatureZones: named, zones: alias }: Locker): Zone[] | undefined {
  const found = named?.length ? named : (alias ?? named)
  return found === undefined || found.some(isBare) ? undefined : found
}

const lacksSlots = ({ slots }: Zone) => slots === undefined || slots.some(isBare)

const idsLackingSlots = (zones: readonly Zone[]) =>
  zones.filter(lacksSlots).flatMap(({ id }) => (id === undefined ? [] : [id]))

/** The machine whose zones have to be asked for, if any. */
const idsLackingZones = (locker: Locker) => (embeddedZones(locker) === undefined ? [locker.id] : [])

/** What has to be asked for once the machine is there: its zones. */
export const zoneListOf = (locker: Locker) => idsLackingZones(locker).map((id) => lockers.allTemperatureZones(id))

/** And then the slots of the zones that came without. */
export const slotListsOf = (zones: readonly Zone[]) => idsLackingSlots(zones).map((id) => temperatureZones.allSlots(id))

const none: Zone[] = []

const isInOrder = (items: readonly { id?: number }[]) =>
  items.every((item, at) => at === 0 || byId(items[at - 1] ?? item, item) <= 0)

const ordered = <Item extends { id?: number }>(items: Item[]) => (isInOrder(items) ? items : items.toSorted(byId))

/** Zones, and the slots in them, by their number (G-91); what stands in order already stays the same object. */
export const inOrder = (zones: Zone[]): Zone[] =>
  ordered(
    zones.map((zone) => {
      const slots = zone.slots && ordered(zone.slots)
      return slots === undefined || slots === zone.slots ? zone : { ...zone, slots }
    }),
  )

/**
 * The zones with their slots, by number: the very same objects until something has changed in them, so that rows can be
 * kept.
 */
export function useLockerZones(locker: Locker): Zone[] {
  const [listed] = lockers.useEachLockerTemperatureZones(idsLackingZones(locker))
  const zones = embeddedZones(locker) ?? listed ?? none
  const lists = temperatureZones.useEachTemperatureZoneSlots(idsLackingSlots(zones))
  return useMemo(() => {
    if (lists.length === 0) return inOrder(zones)
    const slotsByZone = new Map(idsLackingSlots(zones).map((id, at) => [id, lists[at]]))
    return inOrder(
      zones.map((zone) => {
        const slots = slotsByZone.get(zone.id ?? 0)
        return slots === undefined ? zone : { ...zone, slots }
      }),
    )
  }, [zones, lists])
}
