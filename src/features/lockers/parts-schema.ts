import type { SlotSize, TemperatureKey } from '#api/generated/entities.ts'
import { slotBlank, slotUpdate } from '#api/generated/slots.schema.ts'
import type { SlotUpdate } from '#api/generated/slots.writes.ts'
import { temperatureZoneBlank, temperatureZoneUpdate } from '#api/generated/temperature-zones.schema.ts'
import type { TemperatureZoneUpdate } from '#api/generated/temperature-zones.writes.ts'
import { type FormValues, namesOf, valuesOf } from '#lib/form-values.ts'
import { volumeOf } from './volume.ts'
import type { Zone, ZoneSlot } from './zones.ts'

/** Value of a number field: a number, or the raw text until it parses. */
export type Typed = number | string

export const allKeys: readonly TemperatureKey[] = ['HT', 'MT', 'LT']
export const allSizes: readonly SlotSize[] = ['XS', 'S', 'M']

export type ZoneValues = FormValues<TemperatureZoneUpdate>

/** The volume is computed from the dimensions, never typed. */
export type SlotValues = FormValues<Omit<SlotUpdate, 'maxVolume'>>
const { maxVolume: _computed, ...emptySlot } = slotBlank

/** The fields that the forms show: what is read again before a save. */
export const zoneFields = ['id', ...namesOf(temperatureZoneBlank)] as const
export const slotFields = ['id', ...namesOf(emptySlot)] as const

/** A zone and a slot are always sent whole, with three and seven keys, because the server expects all of them. */
export const zoneSchema = temperatureZoneUpdate.required()
export type ZoneOutput = Required<TemperatureZoneUpdate>

export const slotSchema = slotUpdate.omit({ maxVolume: true }).required()
export type SlotOutput = Required<Omit<SlotUpdate, 'maxVolume'>>

export const zoneValues = (zone: Zone): ZoneValues => valuesOf(temperatureZoneBlank, zone)

export const slotValues = (slot?: ZoneSlot): SlotValues => valuesOf(emptySlot, slot)

/** The slot with its volume, which is computed from its dimensions. */
export const toSlot = <T extends { height: number; width: number; depth: number }>(slot: T) => ({
  ...slot,
  maxVolume: volumeOf(slot.height, slot.width, slot.depth) ?? 0,
})
