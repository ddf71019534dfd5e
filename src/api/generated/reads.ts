// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.

/** Reads by tag and name, as they stand in their query keys. One that is not named is a list of the records of its tag, and announced. */
export const reads = {
  users: {
    me: { kind: 'record', isAnnounced: false },
    ownAccount: { kind: 'record', isAnnounced: false },
    one: { kind: 'record' },
  },
  companies: {
    one: { kind: 'record' },
    members: { collection: 'users', isAnnounced: false },
    allMembers: { collection: 'users', isAnnounced: false },
    bookings: { collection: 'booking_slots', isAnnounced: false },
    allBookings: { collection: 'booking_slots', isAnnounced: false },
  },
  'booking-slots': {
    all: { isAnnounced: false },
  },
  lockers: {
    one: { kind: 'record' },
    allTemperatureZones: { collection: 'temperature_zones' },
  },
  'temperature-zones': {
    one: { kind: 'record' },
    allSlots: { collection: 'slots' },
  },
  orders: {
    count: { kind: 'count' },
    one: { kind: 'record' },
  },
} as const
