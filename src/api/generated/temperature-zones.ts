// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { identified, nothing } from '../read.ts'
import { everyPageOptions, infiniteOptions, itemOptions, pageOptions, writeOptions } from '../resource.ts'
import type { Selection } from '../query-string.ts'
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
export const update = (words?: Words<TemperatureZone, UpdateVariables>) =>
  writeOptions({
    key: ['temperature-zones', 'update'],
    call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `temperature_zones/${id}`, body, contentType: 'application/merge-patch+json' }),
    read: identified(temperatureZone),
    meta: { invalidates: ['temperature-zones', 'lockers', 'slots', 'booking-slots', 'companies', 'orders'], failure: 'form' },
    words,
  })

export type RemoveVariables = { id: number }

/** Delete a temperature zone and its slots. */
export const remove = (words?: Words<undefined, RemoveVariables>) =>
  writeOptions({
    key: ['temperature-zones', 'remove'],
    call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `temperature_zones/${id}` }),
    read: nothing,
    meta: { invalidates: ['temperature-zones', 'lockers', 'slots', 'booking-slots', 'companies', 'orders'], failure: 'refusal', deletes: 'temperature-zones' },
    words,
  })

export interface SlotsParams {
  q?: Selection<Slot>
}

/** The slots of a temperature zone. */
export const slots = (id: number, params: SlotsParams = {}) =>
  pageOptions({ key: ['temperature-zones', 'slots', id, params], path: `temperature_zones/${id}/slots`, query: { ...params }, read: identified(slot) })

/** The slots of a temperature zone, then the following ones by the server's links. */
export const slotsInfinite = (id: number, params: Omit<SlotsParams, 'page'> = {}) =>
  infiniteOptions({ key: ['temperature-zones', 'slotsInfinite', id, params], path: `temperature_zones/${id}/slots`, query: { page: 1, itemsPerPage: 10, ...params }, read: identified(slot) })

/** Every slot of the zone, should the server cut the list into pages. */
export const allSlots = (id: number, params: Omit<SlotsParams, 'page'> = {}) =>
  everyPageOptions({ key: ['temperature-zones', 'allSlots', id, params], path: `temperature_zones/${id}/slots`, query: { page: 1, itemsPerPage: 100, ...params }, read: identified(slot) })

export const useTemperatureZone = (id: number, params?: OneParams) => useSuspenseQuery(one(id, params))
export const useUpdateTemperatureZone = (words?: Words<TemperatureZone, UpdateVariables>) => useMutation(update(words))
export const useRemoveTemperatureZone = (words?: Words<undefined, RemoveVariables>) => useMutation(remove(words))
export const useTemperatureZoneSlots = (id: number, params?: SlotsParams) => useSuspenseQuery(slots(id, params))
export const useInfiniteTemperatureZoneSlots = (id: number, params?: Omit<SlotsParams, 'page'>) => useSuspenseInfiniteQuery(slotsInfinite(id, params))
export const useAllTemperatureZoneSlots = (id: number, params?: Omit<SlotsParams, 'page'>) => useSuspenseQuery(allSlots(id, params))
