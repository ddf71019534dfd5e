// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation, useQuery } from '@tanstack/react-query'
import type { QuerySettings } from '../query-settings.ts'
import type { Selection } from '../query-string.ts'
import { identified, nothing } from '../read.ts'
import { everyPageOptions, itemOptions, writeOptions } from '../resource.ts'
import type { Words } from '../words.ts'
import { slot, temperatureZone, type Slot, type TemperatureZone, type TemperatureKey } from './entities.ts'

export interface TemperatureZoneUpdate {
  name?: string
  myKey?: TemperatureKey
  currentTemp?: number
}

export interface OneParams {
  q?: Selection<TemperatureZone>
}

/** One temperature zone, with its slots. */
export const one = (id: number, params: OneParams = {}) =>
  itemOptions({ key: ['temperature-zones', 'one', id, params], path: `temperature_zones/${id}`, query: { ...params }, read: identified(temperatureZone) })

export type UpdateVariables = { id: number; body: TemperatureZoneUpdate }

/** Change a temperature zone. */
export const useUpdateTemperatureZone = (words?: Words<TemperatureZone, UpdateVariables>) =>
  useMutation(
    writeOptions({
      key: ['temperature-zones', 'update'],
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `temperature_zones/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(temperatureZone),
      meta: { invalidates: ['temperature-zones', 'lockers', 'slots', 'booking-slots', 'companies', 'orders'], serverSentence: 'never' },
      words,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete a temperature zone and its slots. */
export const useRemoveTemperatureZone = (words?: Words<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      key: ['temperature-zones', 'remove'],
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `temperature_zones/${id}` }),
      read: nothing,
      meta: { invalidates: ['temperature-zones', 'lockers', 'slots', 'booking-slots', 'companies', 'orders'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'temperature-zones' },
      words,
    }),
  )

export interface SlotsParams {
  q?: Selection<Slot>
}

/** Every slot of the zone, should the server cut the list into pages. */
export const allSlots = (id: number, params: Omit<SlotsParams, 'page'> = {}) =>
  everyPageOptions({ key: ['temperature-zones', 'allSlots', id, params], path: `temperature_zones/${id}/slots`, query: { page: 1, itemsPerPage: 100, ...params }, read: identified(slot) })

export const useAllTemperatureZoneSlotsQuery = (id: number, params?: Omit<SlotsParams, 'page'>, settings?: QuerySettings) =>
  useQuery({ ...allSlots(id, params), ...settings })
