import * as z from 'zod/mini'
import type { SlotSize, TemperatureKey } from '#api/generated/entities.ts'
import { slotBlank, slotUpdate } from '#api/generated/slots.schema.ts'
import type { SlotUpdate } from '#api/generated/slots.ts'
import { temperatureZoneBlank, temperatureZoneUpdate } from '#api/generated/temperature-zones.schema.ts'
import type { TemperatureZoneUpdate } from '#api/generated/temperature-zones.ts'
import { type FormValues, valuesOf } from '#lib/form-values.ts'
import { volumeOf } from './volume.ts'
import type { Zone, ZoneSlot } from './zones.ts'

/** What a number's field holds: the number, or the text that is not one yet. */
export type Typed = number | string

export const allKeys: readonly TemperatureKey[] = ['HT', 'MT', 'LT']
export const allSizes: readonly SlotSize[] = ['XS', 'S', 'M']

export type ZoneValues = FormValues<TemperatureZoneUpdate>

/** The volume follows from the dimensions: it is computed, never typed. */
export type SlotValues = FormValues<Omit<SlotUpdate, 'maxVolume'>>
const { maxVolume: _computed, ...emptySlot } = slotBlank

/** A zone and a slot are always sent whole (G-95): three keys and seven. */
export const zoneSchema = z.required(temperatureZoneUpdate)
export type ZoneOutput = Required<TemperatureZoneUpdate>

export const slotSchema = z.required(z.omit(slotUpdate, { maxVolume: true }))
export type SlotOutput = Required<Omit<SlotUpdate, 'maxVolume'>>

export const zoneValues = (zone: Zone): ZoneValues => valuesOf(temperatureZoneBlank, zone)

export const slotValues = (slot?: ZoneSlot): SlotValues => valuesOf(emptySlot, slot)

/** The slot with the volume that follows from its dimensions. */
export const toSlot = <T extends { height: number; width: number; depth: number }>(slot: T) => ({
  ...slot,
  maxVolume: volumeOf(slot.height, slot.width, slot.depth) ?? 0,
})
