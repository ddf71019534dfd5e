// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { growingSettings, pageSettings, type QuerySettings, type SuspenseSettings } from '../query-settings.ts'
import type { Asked } from '../records/selections.ts'
import { identified } from '../read.ts'
import { everyPageOptions, infiniteOptions, itemOptions, pageOptions } from '../resource.ts'
import { order, type OrderStatus } from './entities.ts'

export interface ListParams {
  page?: number
  itemsPerPage?: number
  q?: Asked<'/orders'>
  barcode?: string
  status?: OrderStatus
  'order[id]'?: 'asc' | 'desc'
}

/** One page of orders. */
export const page = (params: ListParams = {}) =>
  pageOptions({ key: ['orders', 'page', params], path: 'orders', query: { ...params }, read: identified(order) })

/** Orders, page after page, for the export. */
export const list = (params: Omit<ListParams, 'page'> = {}) =>
  infiniteOptions({ key: ['orders', 'list', params], path: 'orders', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(order) })

/** All orders whose barcode holds a text, to find out whether one has exactly this barcode. */
export const withBarcode = (params: Omit<ListParams, 'page'> = {}) =>
  everyPageOptions({ key: ['orders', 'withBarcode', params], path: 'orders', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(order), pagesAtMost: 20 })

/** How many orders there are. The total is what is read, not the row. */
export const count = (params: ListParams = {}) =>
  pageOptions({ key: ['orders', 'count', params], path: 'orders', query: { page: 1, itemsPerPage: 1, ...params }, read: identified(order) })

/** All orders whose barcode holds a text, or the first pages of them. */
export const all = (params: Omit<ListParams, 'page'> = {}) =>
  everyPageOptions({ key: ['orders', 'all', params], path: 'orders', query: { page: 1, itemsPerPage: 100, ...params }, read: identified(order), pagesAtMost: 3 })

/** Orders, a hundred a page, for figures that are made of many. The hook reads the first page; useRemainingPages reads the others. */
export const infinite = (params: Omit<ListParams, 'page'> = {}) =>
  infiniteOptions({ key: ['orders', 'infinite', params], path: 'orders', query: { page: 1, itemsPerPage: 100, ...params }, read: identified(order) })

/** The same from the last page backwards, so that the oldest orders of a list that is newest first come first. */
export const oldest = (params: Omit<ListParams, 'page'> = {}, lastPage = 1) =>
  infiniteOptions({ key: ['orders', 'oldest', params], path: 'orders', query: { itemsPerPage: 100, ...params }, read: identified(order), lastPage })

export interface OneParams {
  q?: Asked<'/orders/{id}'>
}

/** One order. */
export const one = (id: number, params: OneParams = {}) =>
  itemOptions({ key: ['orders', 'one', id, params], path: `orders/${id}`, query: { ...params }, read: identified(order) })

export const useOrdersPage = (params?: ListParams, settings?: QuerySettings) =>
  useQuery({ ...page(params), ...pageSettings, ...settings })
export const useOrdersCount = (params?: ListParams, settings?: QuerySettings) =>
  useQuery({ ...count(params), ...pageSettings, ...settings })
export const useAllOrdersQuery = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
  useQuery({ ...all(params), ...settings })
export const useOrdersInfinite = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
  useInfiniteQuery({ ...infinite(params), ...growingSettings, ...settings })
export const useOrdersOldest = (params?: Omit<ListParams, 'page'>, lastPage?: number, settings?: QuerySettings) =>
  useInfiniteQuery({ ...oldest(params, lastPage), ...growingSettings, ...settings })
export const useOrder = (id: number, params?: OneParams, settings?: SuspenseSettings) =>
  useSuspenseQuery({ ...one(id, params), ...settings })
