// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation } from '@tanstack/react-query'
import { identified, nothing } from '../read.ts'
import { type WriteOptions, writeOptions } from '../write.ts'
import { temperatureZone, type TemperatureZone, type TemperatureKey } from './entities.ts'

export interface TemperatureZoneUpdate {
  name?: string
  myKey?: TemperatureKey
  currentTemp?: number
}

export type UpdateVariables = { id: number; body: TemperatureZoneUpdate }

/** Change a temperature zone. */
export const useUpdateTemperatureZone = (options?: WriteOptions<TemperatureZone, UpdateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'temperature-zones',
      operation: 'update',
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `temperature_zones/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(temperatureZone),
      meta: { invalidates: ['temperature-zones', 'lockers', 'slots', 'booking-slots', 'companies', 'orders'] },
      options,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete a temperature zone and its slots. */
export const useRemoveTemperatureZone = (options?: WriteOptions<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      resource: 'temperature-zones',
      operation: 'remove',
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `temperature_zones/${id}` }),
      read: nothing,
      meta: { invalidates: ['temperature-zones', 'lockers', 'slots', 'booking-slots', 'companies', 'orders'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'temperature-zones' },
      options,
    }),
  )
