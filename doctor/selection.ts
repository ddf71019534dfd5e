/**
 * Fields that the doctor asks for, by call: those that a screen reads, and no others. A server may leave out of a list what
 * only a detail shows. e2e/sweep/doctor-fields.spec.ts compares this table with the calls of the screens.
 */
import type { Query } from '#api/query-string.ts'
import type { Operation } from '../openapi/model.ts'

export type Selected = readonly (string | { readonly [relation: string]: Selected })[]

const named = ['id', 'name'] as const
const person = ['id', 'firstName', 'lastName'] as const
const place = ['id', 'location', 'shortLocation'] as const
const machine = [...place, 'cleveronApmId', 'type', 'city', 'latitude', 'longitude', 'slotsInfos'] as const
const zone = ['id', 'name', 'myKey'] as const

const booking = ['id', 'capacity', 'available', 'active'] as const
const account = [...person, 'username', 'email', 'phone', 'roles', 'enabled', 'createdAt'] as const
const slotPlace = ['id', 'height', 'width', 'depth', { temperatureZone: [...zone, { locker: place }] }] as const
const slot = ['id', 'size', 'capacity', 'height', 'width', 'depth', 'maxWeight'] as const

/** Some servers send company and machine of an order only below its booking. */
const orderPlace = (company: Selected, locker: Selected, bookingIds: Selected, slots: Selected): Selected => [
  { company },
  { locker },
  { bookingSlot: [...bookingIds, { company }, { slot: [...slots, { temperatureZone: [...zone, { locker }] }] }] },
]

const selections: Record<string, Selected> = {
  '/me': [...account, 'apmAccessCode'],
  '/users': [...person, 'username', 'email', 'phone', 'roles', 'enabled', 'memberships', 'ownerships'],
  '/users/{id}': [...account, 'apmAccessCode'],
  '/companies': [
    ...named,
    'cleveronCompanyId',
    'contactName',
    'contactEmail',
    'contactPhone',
    'createdAt',
    { bookingSlots: [...booking, { slot: ['available', ...slotPlace] }] },
  ],
  '/companies/{id}': [
    ...named,
    'cleveronCompanyId',
    'orderEventUrl',
    'contactName',
    'contactEmail',
    'contactPhone',
    'createdAt',
    'mailProviderActive',
    'smsProviderActive',
    { owner: account },
  ],
  '/companies/{id}/members': [...person, 'email', 'phone', 'roles', 'enabled'],
  '/companies/{id}/bookings': [...booking, { company: ['id'] }, { slot: slotPlace }],
  '/booking_slots': [...booking, { company: named }, { slot: ['available', ...slotPlace] }],
  '/lockers': [
    ...machine,
    'street',
    'zipCode',
    { temperatureZones: [...zone, 'currentTemp', { slots: ['id', 'size', 'capacity', 'available'] }] },
  ],
  '/lockers/{id}': [
    ...machine,
    'createdAt',
    { temperatureZones: [...zone, 'currentTemp', { slots: [...slot, 'available'] }] },
  ],
  '/lockers/{id}/temperature_zones': [...zone, 'currentTemp'],
  '/temperature_zones/{id}': [...zone, 'currentTemp', { slots: slot }],
  '/temperature_zones/{id}/slots': [...slot, 'available'],
  '/orders': [
    'id',
    'barcode',
    'multiOrderCode',
    'cleveronSlotId',
    'status',
    'hold',
    'history',
    'createdAt',
    ...orderPlace(named, place, [], ['id', 'height', 'width', 'depth']),
    { client: ['id', 'firstname', 'lastname', 'phone', 'email'] },
    { shippedBy: person },
  ],
  '/orders/{id}': [
    'id',
    'barcode',
    'multiOrderCode',
    'cleveronOrderId',
    'cleveronSlotId',
    'externalOrderId',
    'receiveCode',
    'hold',
    'ageRestriction',
    'status',
    'products',
    'history',
    'createdAt',
    'updatedAt',
    ...orderPlace([...named, 'cleveronCompanyId'], [...place, 'street', 'zipCode', 'city'], ['id'], ['id']),
    { client: ['id', 'firstname', 'lastname', 'phone', 'email'] },
    { shippedBy: person },
  ],
}

export function selectionOf({ path }: Pick<Operation, 'path'>): Selected {
  const selection = selections[path]
  if (selection === undefined) throw new Error(`doctor/selection.ts has no fields for GET ${path}.`)
  return selection
}

/** Fields by name, with the requested fields of relations. */
export const entriesOf = (selection: Selected): [name: string, nested: Selected | undefined][] =>
  selection.flatMap((entry): [string, Selected | undefined][] =>
    typeof entry === 'string' ? [[entry, undefined]] : Object.entries(entry),
  )

export const pageOf = (itemsPerPage: number, q: Selected, more: Query = {}): Query => ({
  page: 1,
  itemsPerPage,
  ...more,
  q,
})
