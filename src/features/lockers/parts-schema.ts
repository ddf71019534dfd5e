import * as z from 'zod/mini'
import type { SlotSize, TemperatureKey } from '#api/generated/entities.ts'
import { slotUpdate } from '#api/generated/slots.schema.ts'
import type { SlotUpdate } from '#api/generated/slots.ts'
import { temperatureZoneUpdate } from '#api/generated/temperature-zones.schema.ts'
import type { TemperatureZoneUpdate } from '#api/generated/temperature-zones.ts'
import { volumeOf } from './volume.ts'
import type { Zone, ZoneSlot } from './zones.ts'

/** What a number's field holds: the number, or the text that is not one yet. */
export type Typed = number | string

export const allKeys: readonly TemperatureKey[] = ['HT', 'MT', 'LT']
export const allSizes: readonly SlotSize[] = ['XS', 'S', 'M']

export interface ZoneValues {
  name: string
  myKey: string
  currentTemp: Typed
}

export interface SlotValues {
  size: string
  capacity: Typed
  height: Typed
  width: Typed
  depth: Typed
  maxWeight: Typed
}

/** A zone and a slot are always sent whole (G-95): three keys and seven. */
export const zoneSchema = z.required(temperatureZoneUpdate)
export type ZoneOutput = Required<TemperatureZoneUpdate>

export const slotSchema = z.required(z.omit(slotUpdate, { maxVolume: true }))
export type SlotOutput = Required<Omit<SlotUpdate, 'maxVolume'>>

export const zoneValues = ({ name, myKey, currentTemp }: Zone): ZoneValues => ({
  name: name ?? '',
  myKey: myKey ?? '',
  currentTemp: currentTemp ?? '',
})

export const slotValues = ({ size, capacity, height, width, depth, maxWeight }: ZoneSlot): SlotValues => ({
  size: size ?? '',
  capacity: capacity ?? '',
  height: height ?? '',
  width: width ?? '',
  depth: depth ?? '',
  maxWeight: maxWeight ?? '',
})

/** The slot with the volume that follows from its dimensions. */
export const toSlot = <T extends { height: number; width: number; depth: number }>(slot: T) => ({
  ...slot,
  maxVolume: volumeOf(slot.height, slot.width, slot.depth) ?? 0,
})
