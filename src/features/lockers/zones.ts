import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { byId } from '#api/addresses.ts'
import { readAnew } from '#api/fresh-reading.ts'
import type { Locker, Slot, TemperatureZone } from '#api/generated/entities.ts'
import { useEachLockerTemperatureZones } from '#api/generated/lockers.each.ts'
import * as lockers from '#api/generated/lockers.ts'
import { useEachTemperatureZoneSlots } from '#api/generated/temperature-zones.each.ts'
import * as temperatureZones from '#api/generated/temperature-zones.ts'
import { isIncomplete } from '#api/pages.ts'
import type { Selection } from '#api/query-string.ts'
import type { Ref } from '#api/read.ts'
import { groupBy } from '#lib/group-by.ts'
import { nameOf, zoneName } from '#lib/names.ts'
import { isWholeCount } from '#lib/numbers.ts'
import type { Tone } from '#ui/badges.tsx'

export type Zone = Ref<TemperatureZone>
export type ZoneSlot = Ref<Slot>

/** Displayed name of the machine: the manufacturer's id. */
export const referenceOf = ({ cleveronApmId, id }: Locker) => nameOf({ id, name: cleveronApmId })

/** Models with a drawing of their machine. Other models show the generic one. */
const drawn: ReadonlySet<number | undefined> = new Set([401, 501, 503])

/** File name of a model's picture, by default the generic one. A creation sends it as `image`. */
export const imageNameOf = (type?: number) => (drawn.has(type) ? `machine-${type}.svg` : 'machine.svg')

const tones: Partial<Record<string, Tone>> = { HT: 'warning', MT: 'info', LT: 'secondary' }

/** The temperature of a zone as a tone, on the board and in the table. */
export const keyTone = (key = '') => tones[key]

/** Label of a zone. A zone sent as an IRI shows its number. */
export const zoneNameOf = (zone: Zone) => nameOf(zone) ?? '#'

/** Zones of a machine with their slots. */
export const zonesAndSlots = {
  temperatureZones: [
    'id',
    'name',
    'myKey',
    'currentTemp',
    { slots: ['id', 'size', 'capacity', 'available', 'height', 'width', 'depth', 'maxWeight'] },
  ],
} as const satisfies Selection<Locker>[number]

/** A machine with its zones and their slots, in one call. Where the server sends IRIs instead, the lists are fetched. */
export const lockerDetail = {
  q: ['id', 'createdAt', 'cleveronApmId', 'type', 'location', 'shortLocation', 'city', 'slotsInfos', zonesAndSlots],
} as const satisfies lockers.OneParams

/** Whether the record is a relation that the server sent as an IRI. */
const isBare = (resource: object) => Object.keys(resource).every((key) => key === '@id' || key === 'id')

/** Embedded zones of the machine, under either of their names. Undefined when they must be fetched. */
export function embeddedZones({ temperatureZones: named, zones: alias }: Locker): Zone[] | undefined {
  const found = named?.length ? named : (alias ?? named)
  return found === undefined || found.some(isBare) ? undefined : found
}

const lacksSlots = ({ slots }: Zone) => slots === undefined || slots.some(isBare)

const idsLackingSlots = (zones: readonly Zone[]) =>
  zones.filter(lacksSlots).flatMap(({ id }) => (id === undefined ? [] : [id]))

/** The machine whose zones must be fetched, if any. */
const idsLackingZones = (locker: Locker) => (embeddedZones(locker) === undefined ? [locker.id] : [])

/** Lists to fetch after the machine: its zones, unless embedded. */
export const zoneListOf = (locker: Locker) => idsLackingZones(locker).map((id) => lockers.allTemperatureZones(id))

/** Lists to fetch after the zones: the slots of zones without embedded ones. */
export const slotListsOf = (zones: readonly Zone[]) => idsLackingSlots(zones).map((id) => temperatureZones.allSlots(id))

const none: Zone[] = []

const isInOrder = (items: readonly { id?: number }[]) =>
  items.every((item, at) => at === 0 || byId(items[at - 1] ?? item, item) <= 0)

const ordered = <Item extends { id?: number }>(items: Item[]) => (isInOrder(items) ? items : items.toSorted(byId))

/** Sorts zones and their slots by number. Returns the same object if it is sorted already. */
const inOrder = (zones: Zone[]): Zone[] =>
  ordered(
    zones.map((zone) => {
      const slots = zone.slots && ordered(zone.slots)
      return slots === undefined || slots === zone.slots ? zone : { ...zone, slots }
    }),
  )

/** Rows of a list, or undefined when it could not be read completely. */
async function rowsOf<Row>(reading: Promise<{ items: Row[] } & Parameters<typeof isIncomplete>[0]>) {
  const list = await reading.catch(() => undefined)
  return list === undefined || isIncomplete(list) ? undefined : list.items
}

/** Zones of a machine just read, with their slots, by number. A list that is not embedded is read, or undefined if that fails. */
export async function readZones(client: QueryClient, locker: Locker): Promise<Zone[] | undefined> {
  const [list] = zoneListOf(locker)
  const zones = list === undefined ? embeddedZones(locker) : await rowsOf(readAnew(client, list))
  const complete = zones?.map(async (zone): Promise<Zone> => {
    if (!lacksSlots(zone)) return zone
    const [slotList] = slotListsOf([zone])
    const { slots: _bare, ...fields } = zone
    const slots = slotList && (await rowsOf(readAnew(client, slotList)))
    return slots === undefined ? fields : { ...fields, slots }
  })
  return complete && inOrder(await Promise.all(complete))
}

/** Zones with their slots, sorted by number. The same objects until something changes, so that rows do not render again. */
export function useLockerZones(locker: Locker): Zone[] {
  const [listed] = useEachLockerTemperatureZones(idsLackingZones(locker))
  const zones = embeddedZones(locker) ?? listed ?? none
  const lists = useEachTemperatureZoneSlots(idsLackingSlots(zones))
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

/** The slots of one size in a zone. */
interface SlotKind {
  key: string
  name: string
  /** Undefined when the server does not send all numbers. */
  total: number | undefined
  slots: ReadonlySet<string>
}

/** The slots of a machine by zone and size. */
export const slotKindsOf = (zones: readonly Zone[]): SlotKind[] =>
  zones.flatMap((zone) =>
    [...groupBy(zone.slots ?? [], ({ size }) => size)].map(([size, slots]) => ({
      key: `${zone['@id']} ${size}`,
      name: [zoneName(zone), size].filter(Boolean).join(' '),
      total: slots.reduce<number | undefined>(
        (sum, { capacity }) => (isWholeCount(capacity) && sum !== undefined ? sum + capacity : undefined),
        0,
      ),
      slots: new Set(slots.map((slot) => slot['@id'])),
    })),
  )
