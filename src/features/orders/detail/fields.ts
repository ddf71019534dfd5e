import type { Order } from '#api/generated/entities.ts'
import type { Selection } from '#api/query-string.ts'

/** Some servers send the company and the machine on the order, others only below its booking: both are requested. */
const company = ['id', 'name'] as const
const locker = ['id', 'location', 'street', 'zipCode', 'city'] as const

/** The fields that every role sees. The other fields are not requested at all for roles that may not see them. */
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

/** The fields above and those that administrators edit. */
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
