import type { Locker } from '#api/generated/entities.ts'
import { lockerBlank, lockerCreate, lockerSlotCreate, lockerZoneCreate } from '#api/generated/lockers.schema.ts'
import * as lockers from '#api/generated/lockers.ts'
import type { LockerCreate, LockerUpdate } from '#api/generated/lockers.writes.ts'
import { changedOf, type FormValues, namesOf, valuesOf } from '#lib/form-values.ts'
import { z } from '#lib/zod.ts'
import { imageNameOf } from './models.ts'
import { slotValues, toSlot, type SlotValues, type Typed } from './parts-schema.ts'

export type LockerValues = FormValues<LockerUpdate>

/** The fields that the edition shows. Nothing else is requested. */
export const lockerFields = ['id', ...namesOf(lockerBlank)] as const

export interface NewZoneValues {
  name: string
  currentTemp: Typed
  key: string
  slots: SlotValues[]
}

export interface LockerWithZonesValues extends LockerValues {
  zones: NewZoneValues[]
}

/** Options for a new machine. An existing machine may have others. */
export const newKeys = ['MT', 'LT'] as const
export const newSizes = ['S', 'M'] as const

export const lockerSchema = lockerCreate.omit({ image: true, zones: true })
export type LockerOutput = z.output<typeof lockerSchema>

const newSlot = lockerSlotCreate.omit({ maxVolume: true })
const newZone = lockerZoneCreate.extend({ slots: z.array(newSlot) })

export const lockerWithZonesSchema = lockerSchema.extend({ zones: z.array(newZone) })
export type LockerWithZonesOutput = z.output<typeof lockerWithZonesSchema>

export const emptySlot = slotValues()
export const emptyZone: NewZoneValues = { name: '', currentTemp: '', key: '', slots: [emptySlot] }

export const lockerValues = (locker?: Locker): LockerValues => valuesOf(lockerBlank, locker)

export const lockerWithZonesValues: LockerWithZonesValues = { ...lockerValues(), zones: [emptyZone] }

/** `{"0": …, "1": …}`: the server wants whole numbers as keys, and uses them in the paths of its violations. */
const keyedByIndex = <T>(items: readonly T[]): Record<string, T> => Object.fromEntries(items.entries())

export const toCreate = ({ zones, ...machine }: LockerWithZonesOutput): LockerCreate => ({
  ...machine,
  image: imageNameOf(machine.type),
  zones: keyedByIndex(zones.map(({ slots, ...zone }) => ({ ...zone, slots: keyedByIndex(slots.map(toSlot)) }))),
})

/** Payload of an edit: the changed fields, or the reference when nothing was changed, because the server decides. */
export const toUpdate = (values: LockerOutput, changed: (name: keyof LockerOutput) => boolean): LockerUpdate =>
  changedOf(values, changed) ?? { cleveronApmId: values.cleveronApmId }

/** A machine that was sent is recognised by its id at the manufacturer. */
export const lostLocker = {
  uniqueFields: ['cleveronApmId'],
  candidates: () => lockers.all({ q: ['id', 'cleveronApmId', 'createdAt'] }),
  matches: (row: Locker, sent: Pick<LockerCreate, 'cleveronApmId'>) =>
    row.cleveronApmId?.trim() === sent.cleveronApmId.trim(),
}
