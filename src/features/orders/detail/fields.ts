import type { Order } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'

/** Company and machine are asked for in both places where a server may have them (G-118). */
const company = ['id', 'name'] as const
const locker = ['id', 'location', 'street', 'zipCode', 'city'] as const

/** What everybody sees of an order. The rest is not hidden from other roles: it is not asked for (G-24). */
export const restrictedFields = [
  'id',
  'status',
  'barcode',
  'multiOrderCode',
  'products',
  'history',
  'createdAt',
  'updatedAt',
  { company },
  { locker },
  { bookingSlot: ['id', { company }, { slot: ['id', { temperatureZone: ['id', 'name', 'myKey', { locker }] }] }] },
  { client: ['id', 'firstname', 'lastname', 'email', 'phone'] },
] as const satisfies Selection<Order>

/** And what administrators edit. */
export const adminFields = [
  ...restrictedFields,
  'cleveronOrderId',
  'cleveronSlotId',
  'externalOrderId',
  'receiveCode',
  'hold',
  'ageRestriction',
  { shippedBy: ['id', 'firstName', 'lastName'] },
] as const satisfies Selection<Order>
