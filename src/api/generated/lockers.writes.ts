// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation } from '@tanstack/react-query'
import { identified, nothing } from '../read.ts'
import { type WriteOptions, writeOptions } from '../write.ts'
import { locker, type Locker, type TemperatureKey, type SlotSize } from './entities.ts'

export interface LockerSlotCreate {
  size: SlotSize
  capacity: number
  height: number
  width: number
  depth: number
  maxWeight: number
  maxVolume?: number
}

export interface LockerZoneCreate {
  key: TemperatureKey
  name: string
  currentTemp: number
  slots: Record<string, LockerSlotCreate>
}

export interface LockerCreate {
  image?: string
  location: string
  shortLocation: string
  cleveronApmId: string
  latitude: number
  longitude: number
  city: string
  type: number
  zones: Record<string, LockerZoneCreate>
}

export interface LockerUpdate {
  location?: string
  shortLocation?: string
  cleveronApmId?: string
  latitude?: number
  longitude?: number
  city?: string
  type?: number
}

export type CreateVariables = { body: LockerCreate }

/** Create a locker with its temperature zones and their slots. */
export const useCreateLocker = (options?: WriteOptions<Locker, CreateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'lockers',
      operation: 'create',
      call: ({ body }: CreateVariables) => ({ method: 'POST', path: 'lockers', body, contentType: 'application/ld+json' }),
      read: identified(locker),
      meta: { invalidates: ['lockers', 'temperature-zones', 'slots'] },
      options,
    }),
  )

export type UpdateVariables = { id: number; body: LockerUpdate }

/** Change a locker, not its zones. */
export const useUpdateLocker = (options?: WriteOptions<Locker, UpdateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'lockers',
      operation: 'update',
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `lockers/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(locker),
      meta: { invalidates: ['lockers', 'temperature-zones', 'slots', 'booking-slots', 'companies', 'orders'] },
      options,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete a locker. */
export const useRemoveLocker = (options?: WriteOptions<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      resource: 'lockers',
      operation: 'remove',
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `lockers/${id}` }),
      read: nothing,
      meta: { invalidates: ['lockers', 'temperature-zones', 'slots', 'booking-slots', 'companies', 'orders'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'lockers' },
      options,
    }),
  )
