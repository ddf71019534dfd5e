import type { ListParams as BookingParams } from '#api/generated/booking-slots.ts'
import type { ListParams } from '#api/generated/lockers.ts'
import { bookingState, slotPlace } from '#api/records/selections.ts'

/** Machine fields of the map and the list. */
export const machinesQuery = {
  itemsPerPage: 100,
  q: ['id', 'shortLocation', 'location', 'city', 'latitude', 'longitude', 'slotsInfos'],
} as const satisfies ListParams

/** Machine fields of the sections, a much larger answer. */
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
} as const satisfies ListParams

export const bookingsQuery = {
  q: [...bookingState, { company: ['id', 'name'] }, { slot: slotPlace }],
} as const satisfies BookingParams
