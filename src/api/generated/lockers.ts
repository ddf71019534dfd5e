// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { growingSettings, type QuerySettings, type SuspenseSettings } from '../query-settings.ts'
import type { Asked } from '../records/selections.ts'
import { identified } from '../read.ts'
import { everyPageOptions, infiniteOptions, itemOptions } from '../resource.ts'
import { locker, temperatureZone } from './entities.ts'

export interface ListParams {
  page?: number
  itemsPerPage?: number
  q?: Asked<'/lockers'>
}

/** One page of lockers, then the following ones by the server's links. */
export const list = (params: Omit<ListParams, 'page'> = {}) =>
  infiniteOptions({ key: ['lockers', 'list', params], path: 'lockers', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(locker) })

/** Every locker, for the picker of the booking form and for the network. */
export const all = (params: Omit<ListParams, 'page'> = {}) =>
  everyPageOptions({ key: ['lockers', 'all', params], path: 'lockers', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(locker) })

export interface OneParams {
  q?: Asked<'/lockers/{id}'>
}

/** One locker. */
export const one = (id: number, params: OneParams = {}) =>
  itemOptions({ key: ['lockers', 'one', id, params], path: `lockers/${id}`, query: { ...params }, read: identified(locker) })

export interface TemperatureZonesParams {
  q?: Asked<'/lockers/{id}/temperature_zones'>
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
