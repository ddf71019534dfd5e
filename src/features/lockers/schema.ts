import type { Locker, SlotSize, TemperatureKey } from '#api/generated/entities.ts'
import { lockerBlank, lockerCreate, lockerSlotCreate, lockerZoneCreate } from '#api/generated/lockers.schema.ts'
import * as lockers from '#api/generated/lockers.ts'
import type { LockerCreate, LockerUpdate } from '#api/generated/lockers.writes.ts'
import { slotBlank, slotUpdate } from '#api/generated/slots.schema.ts'
import type { SlotUpdate } from '#api/generated/slots.writes.ts'
import { temperatureZoneBlank, temperatureZoneUpdate } from '#api/generated/temperature-zones.schema.ts'
import type { TemperatureZoneUpdate } from '#api/generated/temperature-zones.writes.ts'
import { changedOf, type FormValues, namesOf, valuesOf } from '#lib/form-values.ts'
import { z } from '#lib/zod.ts'
import { imageNameOf, type Zone, type ZoneSlot } from './zones.ts'

export type LockerValues = FormValues<LockerUpdate>

/** The fields that the edition shows. Nothing else is requested. */
export const lockerFields = ['id', ...namesOf(lockerBlank)] as const

export const lockerSchema = lockerCreate.omit({ image: true, zones: true })
export type LockerOutput = z.output<typeof lockerSchema>

export const lockerValues = (locker?: Locker): LockerValues => valuesOf(lockerBlank, locker)

/** Payload of an edit: the changed fields, or the reference when nothing was changed, because the server decides. */
export const toUpdate = (values: LockerOutput, changed: (name: keyof LockerOutput) => boolean): LockerUpdate =>
  changedOf(values, changed) ?? { cleveronApmId: values.cleveronApmId }

export const allKeys: readonly TemperatureKey[] = ['HT', 'MT', 'LT']
export const allSizes: readonly SlotSize[] = ['XS', 'S', 'M']

export type ZoneValues = FormValues<TemperatureZoneUpdate>

/** The volume is computed from the dimensions, never typed. */
export type SlotValues = FormValues<Omit<SlotUpdate, 'maxVolume'>>
const { maxVolume: _computed, ...slotFormBlank } = slotBlank

/** Fields of the forms, refetched before a save. */
export const zoneFields = ['id', ...namesOf(temperatureZoneBlank)] as const
export const slotFields = ['id', ...namesOf(slotFormBlank)] as const

/** A zone and a slot are always sent whole, with three and seven keys, because the server expects all of them. */
export const zoneSchema = temperatureZoneUpdate.required()
export type ZoneOutput = z.output<typeof zoneSchema>

export const slotSchema = slotUpdate.omit({ maxVolume: true }).required()
export type SlotOutput = z.output<typeof slotSchema>

export const zoneValues = (zone: Zone): ZoneValues => valuesOf(temperatureZoneBlank, zone)

export const slotValues = (slot?: ZoneSlot): SlotValues => valuesOf(slotFormBlank, slot)

/** The slot with its volume, which is computed from its dimensions. */
export const toSlot = <T extends { height: number; width: number; depth: number }>(slot: T) => ({
  ...slot,
  maxVolume: volumeOf(slot.height, slot.width, slot.depth) ?? 0,
})

/** In cm³, rounded to hide floating-point errors. Undefined until all three dimensions are known. */
export function volumeOf(height: unknown, width: unknown, depth: unknown): number | undefined {
  const known = typeof height === 'number' && typeof width === 'number' && typeof depth === 'number'
  return known ? Math.round(height * width * depth * 1000) / 1000 : undefined
}

type NewZoneValues = Omit<ZoneValues, 'myKey'> & { key: string; slots: SlotValues[] }

export type LockerWithZonesValues = LockerValues & { zones: NewZoneValues[] }

/** Options for a new machine. An existing machine may have others. */
export const newKeys = ['MT', 'LT'] as const
export const newSizes = ['S', 'M'] as const

const newSlot = lockerSlotCreate.omit({ maxVolume: true })
const newZone = lockerZoneCreate.extend({ slots: z.array(newSlot) })

export const lockerWithZonesSchema = lockerSchema.extend({ zones: z.array(newZone) })
export type LockerWithZonesOutput = z.output<typeof lockerWithZonesSchema>

export const emptySlot = slotValues()
export const emptyZone: NewZoneValues = { name: '', currentTemp: '', key: '', slots: [emptySlot] }

export const lockerWithZonesValues: LockerWithZonesValues = { ...lockerValues(), zones: [emptyZone] }

/** `{"0": …, "1": …}`: the server wants whole numbers as keys, and uses them in the paths of its violations. */
const keyedByIndex = <T>(items: readonly T[]): Record<string, T> => Object.fromEntries(items.entries())

/** @param source the machine whose copy this is. Its picture is kept as long as the model is the same */
export const toCreate = ({ zones, ...machine }: LockerWithZonesOutput, source?: Locker): LockerCreate => ({
  ...machine,
  image: (machine.type === source?.type && source.image) || imageNameOf(machine.type),
  zones: keyedByIndex(zones.map(({ slots, ...zone }) => ({ ...zone, slots: keyedByIndex(slots.map(toSlot)) }))),
})

/** Finds a sent machine by the manufacturer's id. */
export const lostLocker = {
  uniqueFields: ['cleveronApmId'],
  candidates: () => lockers.all({ itemsPerPage: 100, q: ['id', 'cleveronApmId', 'createdAt'] }),
  matches: (row: Locker, sent: Pick<LockerCreate, 'cleveronApmId'>) =>
    row.cleveronApmId?.trim() === sent.cleveronApmId.trim(),
}
