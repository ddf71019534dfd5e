import type {
  BookingSlot,
  Company,
  Locker,
  Order,
  OrderStatus,
  Slot,
  TemperatureZone,
  User,
} from '#api/generated/entities.ts'
import type { Selection, SubSelection } from '#api/query-string.ts'

const named = ['id', 'name'] as const
const person = ['id', 'firstName', 'lastName'] as const
const place = ['id', 'location', 'shortLocation'] as const
const machine = [...place, 'cleveronApmId', 'type', 'city', 'latitude', 'longitude', 'slotsInfos'] as const
const address = [...place, 'street', 'zipCode', 'city'] as const
const zone = ['id', 'name', 'myKey'] as const
const zoneState = [...zone, 'currentTemp'] as const
const zoneSlots = [...zoneState, { slots: ['id', 'size', 'capacity', 'available'] }] as const
const account = [...person, 'username', 'email', 'phone', 'roles', 'enabled', 'createdAt'] as const
/** Fields of an order. `hold` and `history` give the deadline. */
const order = ['id', 'barcode', 'multiOrderCode', 'cleveronSlotId', 'status', 'createdAt', 'hold', 'history'] as const
const client = ['id', 'firstname', 'lastname', 'phone', 'email'] as const
const size = ['id', 'height', 'width', 'depth'] as const
const slot = [...size, 'size', 'capacity', 'maxWeight'] as const

/** Fields for the dimensions, zone and machine of a slot. */
export const slotPlace = [...size, { temperatureZone: [...zone, { locker: place }] }] as const satisfies Selection<Slot>

/** Fields of a booking without its slot. */
export const bookingState = ['id', 'capacity', 'available', 'active'] as const satisfies Selection<BookingSlot>

/** The rows of the card of a company, in their order. */
export const companyRows = [
  'name',
  'cleveronCompanyId',
  'createdAt',
  'contactName',
  'contactEmail',
  'contactPhone',
  'mailProviderActive',
  'smsProviderActive',
] as const satisfies Selection<Company>

/**
 * The fields that screens ask for, by the path of the read: `q` of a generated read takes no others. The doctor asks a
 * server for all of them. A server may leave out of a list what only a detail shows.
 */
export const selections = {
  '/me': [...account, 'apmAccessCode'] as const satisfies Selection<User>,
  '/users': [...account, 'memberships', 'ownerships'] as const satisfies Selection<User>,
  '/users/{id}': [...account, 'apmAccessCode', { memberships: named }] as const satisfies Selection<User>,
  '/companies': [
    ...named,
    'cleveronCompanyId',
    'contactName',
    'contactEmail',
    'contactPhone',
    'createdAt',
    { bookingSlots: [...bookingState, { slot: ['available', ...slotPlace] }] },
  ] as const satisfies Selection<Company>,
  '/companies/{id}': ['id', ...companyRows, 'orderEventUrl', { owner: account }] as const satisfies Selection<Company>,
  '/companies/{id}/members': [...person, 'email', 'phone', 'roles', 'enabled'] as const satisfies Selection<User>,
  '/companies/{id}/bookings': [
    ...bookingState,
    { company: ['id'] },
    { slot: ['size', ...slotPlace] },
  ] as const satisfies Selection<BookingSlot>,
  '/booking_slots': [
    ...bookingState,
    { company: named },
    { slot: ['available', ...slotPlace] },
  ] as const satisfies Selection<BookingSlot>,
  '/lockers': [
    ...machine,
    'street',
    'zipCode',
    'createdAt',
    { temperatureZones: zoneSlots },
  ] as const satisfies Selection<Locker>,
  '/lockers/{id}': [
    ...machine,
    'image',
    'createdAt',
    { temperatureZones: [...zoneState, { slots: [...slot, 'available'] }] },
  ] as const satisfies Selection<Locker>,
  '/lockers/{id}/temperature_zones': zoneState satisfies Selection<TemperatureZone>,
  '/temperature_zones/{id}': [...zoneState, { slots: slot }] as const satisfies Selection<TemperatureZone>,
  '/temperature_zones/{id}/slots': [...slot, 'available'] as const satisfies Selection<Slot>,
  // Some servers send company and machine of an order only below its booking.
  '/orders': [
    ...order,
    { company: named },
    { locker: address },
    {
      bookingSlot: ['id', { company: named }, { slot: [...size, { temperatureZone: [...zone, { locker: address }] }] }],
    },
    { client },
    { shippedBy: person },
  ] as const satisfies Selection<Order>,
  '/orders/{id}': [
    ...order,
    'cleveronOrderId',
    'externalOrderId',
    'receiveCode',
    'ageRestriction',
    'products',
    'updatedAt',
    { company: [...named, 'cleveronCompanyId'] },
    { locker: address },
    {
      bookingSlot: [
        'id',
        { company: [...named, 'cleveronCompanyId'] },
        { slot: ['id', { temperatureZone: [...zone, { locker: address }] }] },
      ],
    },
    { client },
    { shippedBy: person },
  ] as const satisfies Selection<Order>,
}

/** A selection of fields of the read at this path: `Asked<'/companies/{id}'>`. */
export type Asked<Path extends keyof typeof selections> = SubSelection<(typeof selections)[Path]>

interface Related<C, L, Z, S, B> {
  company: C
  locker: L
  zone?: Z
  /** Fields of the booked slot, besides its zone. */
  slot?: S
  /** Fields of the booking itself. */
  booking?: B
}

/** Fields for lists of orders, no private ones. Some servers send company and machine only below the booking. */
export const orderRow = <
  const C extends SubSelection<typeof named>,
  const L extends SubSelection<typeof address>,
  const Z extends SubSelection<typeof zone> = readonly [],
  const S extends SubSelection<typeof size> = readonly [],
  const B extends SubSelection<typeof bookingState> = readonly [],
>({
  company,
  locker,
  zone: zoneFields,
  slot: slotFields,
  booking,
}: Related<C, L, Z, S, B>) =>
  [
    ...order,
    { company },
    { locker },
    {
      bookingSlot: [
        ...(booking ?? []),
        { company },
        { slot: [...(slotFields ?? []), { temperatureZone: [...(zoneFields ?? []), { locker }] }] },
      ],
    },
  ] as const

/** Query of a count. It uses the sort order of the list, so that the server can use the same index. */
export const countQuery = (status: OrderStatus) => ({ status, 'order[id]': 'desc', q: ['id'] }) as const

/** Machines of the map and of the list of « Réseau ». */
export const machinesQuery = {
  itemsPerPage: 100,
  q: ['id', 'shortLocation', 'location', 'city', 'latitude', 'longitude', 'slotsInfos'],
} as const satisfies { itemsPerPage: number; q: Asked<'/lockers'> }

/** Machines with their zones and slots, a much larger answer. */
export const zonesQuery = {
  itemsPerPage: 100,
  q: ['id', 'shortLocation', 'location', { temperatureZones: zoneSlots }],
} as const satisfies { itemsPerPage: number; q: Asked<'/lockers'> }

/** Bookings of « Réseau », « Aujourd'hui » and « Taille des réservations », whose dialog shows the free places of the slot. */
export const bookingsQuery = {
  q: [...bookingState, { company: ['id', 'name'] }, { slot: ['available', ...slotPlace] }],
} as const satisfies { q: Asked<'/booking_slots'> }
