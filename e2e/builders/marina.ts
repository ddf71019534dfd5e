import { aCompany } from './company.ts'
import { aLocker, aSlot, aZone } from './locker.ts'

/**
 * Machine 3: an ambient zone with two slot sizes and a fresh zone with one. It has 65 places. Bookings reserve 4, 5 and 7
 * of them, so that one slot is full and 49 places are free.
 */
const marinaSlots = {
  small: aSlot({ id: 10, size: 'XS', capacity: 26, height: 10, width: 20, depth: 30, maxWeight: 5.5, maxVolume: 6000 }),
  full: aSlot({ id: 11, size: 'S', capacity: 5, height: 15, width: 30, depth: 45, maxWeight: 10, maxVolume: 20_250 }),
  large: aSlot({ id: 12, size: 'M', capacity: 34, height: 30, width: 45, depth: 60, maxWeight: 20, maxVolume: 81_000 }),
}

const marina = aLocker({
  id: 3,
  cleveronApmId: 'APM003',
  type: 503,
  location: 'Marina Taina, quai nord',
  shortLocation: 'Taina',
  city: 'Punaauia',
  longitude: -149.56,
  latitude: -17.53,
  createdAt: '2023-05-03T08:00:00+00:00',
  temperatureZones: [
    aZone({ id: 5, name: 'Ambiant', myKey: 'HT', currentTemp: 23.5, slots: [marinaSlots.small, marinaSlots.full] }),
    aZone({ id: 6, name: 'Frais', myKey: 'MT', currentTemp: 0, slots: [marinaSlots.large] }),
  ],
})

const booking = (id: number, slot: number, capacity: number) => ({ id, slot, company: 7, capacity, active: true })

export const marinaWorld = {
  companies: [aCompany({ id: 7 })],
  lockers: [marina],
  bookingSlots: [booking(1, 10, 4), booking(2, 11, 5), booking(3, 12, 7)],
}
