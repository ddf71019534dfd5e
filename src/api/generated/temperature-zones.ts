// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useQuery } from '@tanstack/react-query'
import type { QuerySettings } from '../query-settings.ts'
import type { Asked } from '../records/selections.ts'
import { identified } from '../read.ts'
import { everyPageOptions, itemOptions } from '../resource.ts'
import { slot, temperatureZone } from './entities.ts'

export interface OneParams {
  q?: Asked<'/temperature_zones/{id}'>
}

/** One temperature zone, with its slots. */
export const one = (id: number, params: OneParams = {}) =>
  itemOptions({ key: ['temperature-zones', 'one', id, params], path: `temperature_zones/${id}`, query: { ...params }, read: identified(temperatureZone) })

export interface SlotsParams {
  q?: Asked<'/temperature_zones/{id}/slots'>
}

/** Every slot of the zone, should the server cut the list into pages. */
export const allSlots = (id: number, params: Omit<SlotsParams, 'page'> = {}) =>
  everyPageOptions({ key: ['temperature-zones', 'allSlots', id, params], path: `temperature_zones/${id}/slots`, query: { page: 1, itemsPerPage: 100, ...params }, read: identified(slot) })

export const useAllTemperatureZoneSlotsQuery = (id: number, params?: Omit<SlotsParams, 'page'>, settings?: QuerySettings) =>
  useQuery({ ...allSlots(id, params), ...settings })
