// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useQuery } from '@tanstack/react-query'
import type { QuerySettings } from '../query-settings.ts'
import type { Asked } from '../records/selections.ts'
import { identified } from '../read.ts'
import { everyPageOptions } from '../resource.ts'
import { bookingSlot } from './entities.ts'

export interface ListParams {
  page?: number
  itemsPerPage?: number
  q?: Asked<'/booking_slots'>
}

/** Every booking, to move an order whose company is not known. */
export const all = (params: Omit<ListParams, 'page'> = {}) =>
  everyPageOptions({ key: ['booking-slots', 'all', params], path: 'booking_slots', query: { page: 1, itemsPerPage: 200, ...params }, read: identified(bookingSlot) })

export const useAllBookingSlotsQuery = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
  useQuery({ ...all(params), ...settings })
