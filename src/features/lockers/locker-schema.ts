import * as z from 'zod/mini'
import type { Locker } from '#api/generated/entities.ts'
import { lockerCreate, lockerSlotCreate, lockerZoneCreate } from '#api/generated/lockers.schema.ts'
import type { LockerCreate, LockerUpdate } from '#api/generated/lockers.ts'
import { imageNameOf } from './models.ts'
import { toSlot, type SlotValues, type Typed } from './parts-schema.ts'

export interface MachineValues {
  cleveronApmId: string
  type: Typed
  location: string
  shortLocation: string
  city: string
  longitude: Typed
  latitude: Typed
}

export interface NewZoneValues {
  name: string
  currentTemp: Typed
  key: string
  slots: SlotValues[]
}

export interface NewLockerValues extends MachineValues {
  zones: NewZoneValues[]
}

/** What the form of a new machine offers; existing ones may hold more (G-06, G-07). */
export const newKeys = ['MT', 'LT'] as const
export const newSizes = ['S', 'M'] as const

export const machineSchema = z.omit(lockerCreate, { image: true, zones: true })
export type MachineOutput = z.output<typeof machineSchema>

const newSlot = z.omit(lockerSlotCreate, { maxVolume: true })
const newZone = z.extend(lockerZoneCreate, { slots: z.array(newSlot) })

export const newLockerSchema = z.extend(machineSchema, { zones: z.array(newZone) })
export type NewLockerOutput = z.output<typeof newLockerSchema>

export const emptySlot: SlotValues = { size: '', capacity: '', height: '', width: '', depth: '', maxWeight: '' }
export const emptyZone: NewZoneValues = { name: '', currentTemp: '', key: '', slots: [emptySlot] }

export const machineValues = (locker?: Locker): MachineValues => ({
  cleveronApmId: locker?.cleveronApmId ?? '',
  type: locker?.type ?? '',
  location: locker?.location ?? '',
  shortLocation: locker?.shortLocation ?? '',
  city: locker?.city ?? '',
  longitude: locker?.longitude ?? '',
  latitude: locker?.latitude ?? '',
})

export const newLockerValues: NewLockerValues = { ...machineValues(), zones: [emptyZone] }

/** `{"0": …, "1": …}`: the server takes whole numbers as keys, and numbers its violations by them (G-08). */
const keyedByIndex = <T>(items: readonly T[]): Record<string, T> => Object.fromEntries(items.entries())

export const toCreate = ({ zones, ...machine }: NewLockerOutput): LockerCreate => ({
  ...machine,
  image: imageNameOf(machine.type),
  zones: keyedByIndex(zones.map(({ slots, ...zone }) => ({ ...zone, slots: keyedByIndex(slots.map(toSlot)) }))),
})

/**
 * The keys that were changed (G-95). Nothing changed is sent as the same reference, which leaves the server the judge of
 * the save.
 */
export function toUpdate(values: MachineOutput, changed: (name: keyof MachineOutput) => boolean): LockerUpdate {
  const keys = (Object.keys(values) as (keyof MachineOutput)[]).filter(changed)
  if (keys.length === 0) return { cleveronApmId: values.cleveronApmId }
  return Object.fromEntries(keys.map((key) => [key, values[key]]))
}
