import type { ListParams as BookingParams } from '#api/generated/booking-slots.ts'
import type {
  BookingSlot,
  Company,
  Locker,
  Order,
  OrderStatus,
  Slot,
  TemperatureZone,
} from '#api/generated/entities.ts'
import type { ListParams as LockerParams } from '#api/generated/lockers.ts'
import type { ListParams } from '#api/generated/orders.ts'
import type { Selection } from '#api/query-string.ts'

interface Related {
  company: Selection<Company>
  locker: Selection<Locker>
  zone?: Selection<TemperatureZone>
  /** Fields of the booked slot, besides its zone. */
  slot?: Selection<Slot>
  /** Fields of the booking itself. */
  booking?: Selection<BookingSlot>
}

/**
 * Fields for lists of orders, without the client and the pick-up code, which are private. Some servers send company and machine
 * only below the booking, so both places are requested. `hold` and `history` give the deadline.
 */
export const orderRow = ({ company, locker, zone = [], slot = [], booking = [] }: Related): Selection<Order> => [
  'id',
  'barcode',
  'multiOrderCode',
  'cleveronSlotId',
  'status',
  'createdAt',
  'hold',
  'history',
  { company },
  { locker },
  { bookingSlot: [...booking, { company }, { slot: [...slot, { temperatureZone: [...zone, { locker }] }] }] },
]

/** Fields for the dimensions, zone and machine of a slot. */
export const slotPlace = [
  'id',
  'height',
  'width',
  'depth',
  { temperatureZone: ['id', 'name', 'myKey', { locker: ['id', 'location', 'shortLocation'] }] },
] as const satisfies Selection<Slot>

/** Fields of a booking without its slot. */
export const bookingState = ['id', 'capacity', 'available', 'active'] as const satisfies Selection<BookingSlot>

/** Query of a count. It uses the sort order of the list, so that the server can use the same index. */
export const countQuery = (status: OrderStatus) =>
  ({ status, 'order[id]': 'desc', q: ['id'] }) as const satisfies ListParams

/** Machines of the map and of the list of « Réseau ». */
export const machinesQuery = {
  itemsPerPage: 100,
  q: ['id', 'shortLocation', 'location', 'city', 'latitude', 'longitude', 'slotsInfos'],
} as const satisfies LockerParams

/** Machines with their zones and slots, a much larger answer. */
export const zonesQuery = {
  itemsPerPage: 100,
  q: [
    'id',
    'shortLocation',
    'location',
    {
      temperatureZones: ['id', 'name', 'myKey', 'currentTemp', { slots: ['id', 'size', 'capacity', 'available'] }],
    },
  ],
} as const satisfies LockerParams

/** Bookings of « Réseau », « Aujourd'hui » and « Taille des réservations », whose dialog shows the free places of the slot. */
export const bookingsQuery = {
  q: [...bookingState, { company: ['id', 'name'] }, { slot: ['available', ...slotPlace] }],
} as const satisfies BookingParams
