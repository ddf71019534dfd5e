// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useInfiniteQuery, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { growingSettings, type QuerySettings, type SuspenseSettings } from '../query-settings.ts'
import type { Selection } from '../query-string.ts'
import { identified, nothing } from '../read.ts'
import { everyPageOptions, infiniteOptions, itemOptions, writeOptions } from '../resource.ts'
import type { Words } from '../words.ts'
import { locker, temperatureZone, type Locker, type TemperatureZone, type TemperatureKey, type SlotSize } from './entities.ts'

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

export interface ListParams {
  page?: number
  itemsPerPage?: number
  q?: Selection<Locker>
}

/** One page of lockers, then the following ones by the server's links. */
export const list = (params: Omit<ListParams, 'page'> = {}) =>
  infiniteOptions({ key: ['lockers', 'list', params], path: 'lockers', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(locker) })

/** Every locker, for the picker of the booking form and for the network. */
export const all = (params: Omit<ListParams, 'page'> = {}) =>
  everyPageOptions({ key: ['lockers', 'all', params], path: 'lockers', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(locker) })

export type CreateVariables = { body: LockerCreate }

/** Create a locker with its temperature zones and their slots. */
export const useCreateLocker = (words?: Words<Locker, CreateVariables>) =>
  useMutation(
    writeOptions({
      key: ['lockers', 'create'],
      call: ({ body }: CreateVariables) => ({ method: 'POST', path: 'lockers', body, contentType: 'application/ld+json' }),
      read: identified(locker),
      meta: { invalidates: ['lockers', 'temperature-zones', 'slots'], serverSentence: 'never' },
      words,
    }),
  )

export interface OneParams {
  q?: Selection<Locker>
}

/** One locker. */
export const one = (id: number, params: OneParams = {}) =>
  itemOptions({ key: ['lockers', 'one', id, params], path: `lockers/${id}`, query: { ...params }, read: identified(locker) })

export type UpdateVariables = { id: number; body: LockerUpdate }

/** Change a locker, not its zones. */
export const useUpdateLocker = (words?: Words<Locker, UpdateVariables>) =>
  useMutation(
    writeOptions({
      key: ['lockers', 'update'],
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `lockers/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(locker),
      meta: { invalidates: ['lockers', 'temperature-zones', 'slots', 'booking-slots', 'companies', 'orders'], serverSentence: 'never' },
      words,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete a locker. */
export const useRemoveLocker = (words?: Words<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      key: ['lockers', 'remove'],
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `lockers/${id}` }),
      read: nothing,
      meta: { invalidates: ['lockers', 'temperature-zones', 'slots', 'booking-slots', 'companies', 'orders'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'lockers' },
      words,
    }),
  )

export interface TemperatureZonesParams {
  q?: Selection<TemperatureZone>
}

/** Every zone of the locker, should the server cut the list into pages. */
export const allTemperatureZones = (id: number, params: Omit<TemperatureZonesParams, 'page'> = {}) =>
  everyPageOptions({ key: ['lockers', 'allTemperatureZones', id, params], path: `lockers/${id}/temperature_zones`, query: { page: 1, itemsPerPage: 100, ...params }, read: identified(temperatureZone), aliases: ['temperatureZones', 'zones'] })

export const useLockersList = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
  useInfiniteQuery({ ...list(params), ...growingSettings, ...settings })
export const useAllLockers = (params?: Omit<ListParams, 'page'>, settings?: SuspenseSettings) =>
  useSuspenseQuery({ ...all(params), ...settings })
export const useAllLockersQuery = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
  useQuery({ ...all(params), ...settings })
export const useLocker = (id: number, params?: OneParams, settings?: SuspenseSettings) =>
  useSuspenseQuery({ ...one(id, params), ...settings })
export const useAllLockerTemperatureZonesQuery = (id: number, params?: Omit<TemperatureZonesParams, 'page'>, settings?: QuerySettings) =>
  useQuery({ ...allTemperatureZones(id, params), ...settings })
