/** Requested fields: every field of the record, and the fields of related records that the screens show. */
import type { Query } from '#api/query-string.ts'
import { propertiesOf } from './contract.ts'

export type Selected = readonly (string | { readonly [relation: string]: Selected })[]

const locker = ['id', 'location', 'shortLocation'] as const
const company = ['id', 'name'] as const
const temperatureZone = ['id', 'name', 'myKey', { locker }] as const

const shown: Record<string, Selected> = {
  BookingSlot: ['id', 'capacity', 'available', 'active', { company }, { slot: ['id', 'size', { temperatureZone }] }],
  Client: ['id', 'firstname', 'lastname', 'email', 'phone'],
  Company: company,
  Locker: locker,
  Slot: ['id', 'size', 'capacity', 'available', { temperatureZone }],
  TemperatureZone: ['id', 'name', 'myKey', 'currentTemp'],
  User: ['id', 'firstName', 'lastName'],
}

/** Requests only the ids of related lists, because every row contains the whole list. */
const ofList: Record<string, Selected> = { ...shown, BookingSlot: ['id'], User: ['id'], Company: ['id'] }

export const selectionOf = (entity: string): Selected => [
  'id',
  ...propertiesOf(entity).map(({ name, of, isRelation, isList }) =>
    isRelation ? { [name]: (isList ? ofList : shown)[of ?? ''] ?? ['id'] } : name,
  ),
]

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
