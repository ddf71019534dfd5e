// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation } from '@tanstack/react-query'
import { identified, nothing } from '../read.ts'
import { type WriteOptions, writeOptions } from '../write.ts'
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

export type CreateVariables = { body: OrderCreate }

/** Place an order into a booking. */
export const useCreateOrder = (options?: WriteOptions<Order, CreateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'orders',
      operation: 'create',
      call: ({ body }: CreateVariables) => ({ method: 'POST', path: 'orders', body, contentType: 'application/ld+json' }),
      read: identified(order),
      meta: { invalidates: ['orders', 'booking-slots', 'companies'] },
      options,
    }),
  )

export type UpdateVariables = { id: number; body: OrderUpdate }

/** Change the status, the details, the products, the shipper or the booking of an order. */
export const useUpdateOrder = (options?: WriteOptions<Order, UpdateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'orders',
      operation: 'update',
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `orders/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(order),
      meta: { invalidates: ['orders', 'booking-slots', 'companies'] },
      options,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete an order. */
export const useRemoveOrder = (options?: WriteOptions<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      resource: 'orders',
      operation: 'remove',
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `orders/${id}` }),
      read: nothing,
      meta: { invalidates: ['orders', 'booking-slots', 'companies'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'orders' },
      options,
    }),
  )

export type ResendNotificationVariables = { id: number; sms?: boolean; mail?: boolean }

/** Tell the recipient again, by SMS or by e-mail. */
export const useResendOrderNotification = (options?: WriteOptions<Order, ResendNotificationVariables>) =>
  useMutation(
    writeOptions({
      resource: 'orders',
      operation: 'resendNotification',
      call: ({ id, sms, mail }: ResendNotificationVariables) => ({ method: 'GET', path: `orders/${id}/resend-notification`, query: { sms, mail }, sideEffect: true }),
      read: identified(order),
      meta: { invalidates: [], serverSentence: 'if forbidden' },
      options,
    }),
  )
