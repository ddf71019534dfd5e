// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { identified, nothing } from '../read.ts'
import { everyPageOptions, infiniteOptions, itemOptions, pageOptions, writeOptions } from '../resource.ts'
import type { Selection } from '../query-string.ts'
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
  cleveronApmId?: string
  type?: number
  location?: string
  shortLocation?: string
  city?: string
  longitude?: number
  latitude?: number
}

export interface ListParams {
  page?: number
  itemsPerPage?: number
  q?: Selection<Locker>
}

/** One page of lockers. */
export const list = (params: ListParams = {}) =>
  pageOptions({ key: ['lockers', 'list', params], path: 'lockers', query: { ...params }, read: identified(locker) })

/** One page of lockers, then the following ones by the server's links. */
export const listInfinite = (params: Omit<ListParams, 'page'> = {}) =>
  infiniteOptions({ key: ['lockers', 'listInfinite', params], path: 'lockers', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(locker) })

/** Every locker, for the picker of the booking form. */
export const all = (params: Omit<ListParams, 'page'> = {}) =>
  everyPageOptions({ key: ['lockers', 'all', params], path: 'lockers', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(locker) })

export type CreateVariables = { body: LockerCreate }

/** Create a locker with its temperature zones and their slots. */
export const create = (words?: Words<Locker, CreateVariables>) =>
  writeOptions({
    key: ['lockers', 'create'],
    call: ({ body }: CreateVariables) => ({ method: 'POST', path: 'lockers', body, contentType: 'application/ld+json' }),
    read: identified(locker),
    meta: { invalidates: ['lockers', 'temperature-zones', 'slots'], failure: 'form' },
    words,
  })

export interface OneParams {
  q?: Selection<Locker>
}

/** One locker. */
export const one = (id: number, params: OneParams = {}) =>
  itemOptions({ key: ['lockers', 'one', id, params], path: `lockers/${id}`, query: { ...params }, read: identified(locker) })

export type UpdateVariables = { id: number; body: LockerUpdate }

/** Change a locker, not its zones. */
export const update = (words?: Words<Locker, UpdateVariables>) =>
  writeOptions({
    key: ['lockers', 'update'],
    call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `lockers/${id}`, body, contentType: 'application/merge-patch+json' }),
    read: identified(locker),
    meta: { invalidates: ['lockers', 'temperature-zones', 'slots', 'booking-slots', 'companies', 'orders'], failure: 'form' },
    words,
  })

export type RemoveVariables = { id: number }

/** Delete a locker. */
export const remove = (words?: Words<undefined, RemoveVariables>) =>
  writeOptions({
    key: ['lockers', 'remove'],
    call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `lockers/${id}` }),
    read: nothing,
    meta: { invalidates: ['lockers', 'temperature-zones', 'slots', 'booking-slots', 'companies', 'orders'], failure: 'refusal', deletes: 'lockers' },
    words,
  })

export interface TemperatureZonesParams {
  q?: Selection<TemperatureZone>
}

/** The temperature zones of a locker, with their slots. */
export const temperatureZones = (id: number, params: TemperatureZonesParams = {}) =>
  pageOptions({ key: ['lockers', 'temperatureZones', id, params], path: `lockers/${id}/temperature_zones`, query: { ...params }, read: identified(temperatureZone), aliases: ['temperatureZones','zones'] })

/** The temperature zones of a locker, with their slots, then the following ones by the server's links. */
export const temperatureZonesInfinite = (id: number, params: Omit<TemperatureZonesParams, 'page'> = {}) =>
  infiniteOptions({ key: ['lockers', 'temperatureZonesInfinite', id, params], path: `lockers/${id}/temperature_zones`, query: { page: 1, itemsPerPage: 10, ...params }, read: identified(temperatureZone), aliases: ['temperatureZones','zones'] })

/** Every zone of the locker, should the server cut the list into pages. */
export const allTemperatureZones = (id: number, params: Omit<TemperatureZonesParams, 'page'> = {}) =>
  everyPageOptions({ key: ['lockers', 'allTemperatureZones', id, params], path: `lockers/${id}/temperature_zones`, query: { page: 1, itemsPerPage: 100, ...params }, read: identified(temperatureZone), aliases: ['temperatureZones','zones'] })

export const useLockers = (params?: ListParams) => useSuspenseQuery(list(params))
export const useInfiniteLockers = (params?: Omit<ListParams, 'page'>) => useSuspenseInfiniteQuery(listInfinite(params))
export const useAllLockers = (params?: Omit<ListParams, 'page'>) => useSuspenseQuery(all(params))
export const useCreateLocker = (words?: Words<Locker, CreateVariables>) => useMutation(create(words))
export const useLocker = (id: number, params?: OneParams) => useSuspenseQuery(one(id, params))
export const useUpdateLocker = (words?: Words<Locker, UpdateVariables>) => useMutation(update(words))
export const useRemoveLocker = (words?: Words<undefined, RemoveVariables>) => useMutation(remove(words))
export const useLockerTemperatureZones = (id: number, params?: TemperatureZonesParams) => useSuspenseQuery(temperatureZones(id, params))
export const useInfiniteLockerTemperatureZones = (id: number, params?: Omit<TemperatureZonesParams, 'page'>) => useSuspenseInfiniteQuery(temperatureZonesInfinite(id, params))
export const useAllLockerTemperatureZones = (id: number, params?: Omit<TemperatureZonesParams, 'page'>) => useSuspenseQuery(allTemperatureZones(id, params))
