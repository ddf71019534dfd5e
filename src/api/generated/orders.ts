// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useInfiniteQuery, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { growingSettings, pageSettings, type QuerySettings, type SuspenseSettings } from '../query-settings.ts'
import type { Selection } from '../query-string.ts'
import { identified, nothing } from '../read.ts'
import { everyPageOptions, infiniteOptions, itemOptions, pageOptions, writeOptions } from '../resource.ts'
import type { Words } from '../words.ts'
import { order, type Order, type OrderStatus } from './entities.ts'

export interface ProductLine {
  name: string
  quantity: number
  price: number
}

export interface ClientCreate {
  lastname: string
  firstname: string
  phone: string
  email: string
}

export interface OrderCreate {
  bookingSlot: string
  products?: ProductLine[]
  client: ClientCreate
  receiveCode?: string
  barcode: string
  hold?: number
  multiOrderCode?: string | null
  ageRestriction?: 18 | null
  externalOrderId?: string
}

export interface OrderUpdate {
  status?: OrderStatus
  cleveronOrderId?: string | null
  externalOrderId?: string | null
  barcode?: string
  cleveronSlotId?: string | null
  multiOrderCode?: string | null
  receiveCode?: string | null
  hold?: number
  ageRestriction?: 18 | null
  products?: ProductLine[]
  shippedBy?: string
  bookingSlot?: string
}

export interface ListParams {
  page?: number
  itemsPerPage?: number
  q?: Selection<Order>
  barcode?: string
  status?: OrderStatus
  'order[id]'?: 'asc' | 'desc'
}

/** One page of orders. */
export const page = (params: ListParams = {}) =>
  pageOptions({ key: ['orders', 'page', params], path: 'orders', query: { ...params }, read: identified(order) })

/** Orders, page after page, to find out whether a barcode exists. */
export const list = (params: Omit<ListParams, 'page'> = {}) =>
  infiniteOptions({ key: ['orders', 'list', params], path: 'orders', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(order) })

/** How many orders there are. The total is what is read, not the row. */
export const count = (params: ListParams = {}) =>
  pageOptions({ key: ['orders', 'count', params], path: 'orders', query: { page: 1, itemsPerPage: 1, ...params }, read: identified(order) })

/** All orders whose barcode holds a text. */
export const all = (params: Omit<ListParams, 'page'> = {}) =>
  everyPageOptions({ key: ['orders', 'all', params], path: 'orders', query: { page: 1, itemsPerPage: 100, ...params }, read: identified(order), complete: true, pagesAtMost: 3 })

/** Orders of one status that are in a machine, page after page. The hook reads the first page; useRemainingPages reads the others. */
export const inMachines = (params: Omit<ListParams, 'page'> = {}) =>
  infiniteOptions({ key: ['orders', 'inMachines', params], path: 'orders', query: { page: 1, itemsPerPage: 100, ...params }, read: identified(order) })

export type CreateVariables = { body: OrderCreate }

/** Place an order into a booking. */
export const useCreateOrder = (words?: Words<Order, CreateVariables>) =>
  useMutation(
    writeOptions({
      key: ['orders', 'create'],
      call: ({ body }: CreateVariables) => ({ method: 'POST', path: 'orders', body, contentType: 'application/ld+json' }),
      read: identified(order),
      meta: { invalidates: ['orders', 'booking-slots', 'companies'], serverSentence: 'never' },
      words,
    }),
  )

export interface OneParams {
  q?: Selection<Order>
}

/** One order. */
export const one = (id: number, params: OneParams = {}) =>
  itemOptions({ key: ['orders', 'one', id, params], path: `orders/${id}`, query: { ...params }, read: identified(order) })

export type UpdateVariables = { id: number; body: OrderUpdate }

/** Change the status, the details, the products, the shipper or the booking of an order. */
export const useUpdateOrder = (words?: Words<Order, UpdateVariables>) =>
  useMutation(
    writeOptions({
      key: ['orders', 'update'],
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `orders/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(order),
      meta: { invalidates: ['orders', 'booking-slots', 'companies'], serverSentence: 'never' },
      words,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete an order. */
export const useRemoveOrder = (words?: Words<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      key: ['orders', 'remove'],
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `orders/${id}` }),
      read: nothing,
      meta: { invalidates: ['orders', 'booking-slots', 'companies'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'orders' },
      words,
    }),
  )

export type ResendNotificationVariables = { id: number; sms?: boolean; mail?: boolean }

/** Tell the recipient again, by SMS or by e-mail. */
export const useResendOrderNotification = (words?: Words<Order, ResendNotificationVariables>) =>
  useMutation(
    writeOptions({
      key: ['orders', 'resendNotification'],
      call: ({ id, sms, mail }: ResendNotificationVariables) => ({ method: 'GET', path: `orders/${id}/resend-notification`, query: { sms, mail }, sideEffect: true }),
      read: identified(order),
      meta: { invalidates: [], serverSentence: 'if forbidden' },
      words,
    }),
  )

export const useOrdersPage = (params?: ListParams, settings?: QuerySettings) =>
  useQuery({ ...page(params), ...pageSettings, ...settings })
export const useOrdersCount = (params?: ListParams, settings?: QuerySettings) =>
  useQuery({ ...count(params), ...pageSettings, ...settings })
export const useAllOrdersQuery = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
  useQuery({ ...all(params), ...settings })
export const useOrdersInMachines = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
  useInfiniteQuery({ ...inMachines(params), ...growingSettings, ...settings })
export const useOrder = (id: number, params?: OneParams, settings?: SuspenseSettings) =>
  useSuspenseQuery({ ...one(id, params), ...settings })
