import type { Locker, Slot, TemperatureZone } from '#api/generated/entities.ts'
import { nextId, type Stored } from './stored.ts'

/** Values without computed fields and without references to the parent record. */
type StoredSlot = Omit<Stored<Slot>, 'available' | 'temperatureZone'>
type StoredZone = Omit<Stored<TemperatureZone>, 'locker' | 'slots'> & { slots: StoredSlot[] }
type StoredLocker = Omit<Stored<Locker>, 'available' | 'slotsInfos' | 'temperatureZones' | 'zones'> & {
  temperatureZones: StoredZone[]
}

/** Ten free slots of size S. */
export function aSlot(given: Partial<StoredSlot> = {}): StoredSlot {
  const id = given.id ?? nextId()
  return {
    '@id': `/api/slots/${id}`,
    id,
    size: 'S',
    capacity: 10,
    height: 15,
    width: 30,
    depth: 45,
    maxWeight: 10,
    maxVolume: 20_250,
    ...given,
  }
}

/** A fresh zone at 4 °C with one slot size. */
export function aZone(given: Partial<StoredZone> = {}): StoredZone {
  const id = given.id ?? nextId()
  return {
    '@id': `/api/temperature_zones/${id}`,
    id,
    name: `Zone ${id}`,
    myKey: 'MT',
    keyTemp: 4,
    currentTemp: 4,
    slots: [aSlot()],
    ...given,
  }
}

/** A complete machine with one zone: `aLocker({ id: 3, temperatureZones: [aZone({ myKey: 'HT' })] })`. */
export function aLocker(given: Partial<StoredLocker> = {}): StoredLocker {
  const id = given.id ?? nextId()
  return {
    '@id': `/api/lockers/${id}`,
    id,
    createdAt: '2023-05-03T08:00:00+00:00',
    cleveronApmId: `APM${String(id).padStart(3, '0')}`,
    type: 501,
    location: `Marina ${id}, quai nord`,
    shortLocation: `Marina-${id}`,
    city: 'Punaauia',
    street: null,
    zipCode: null,
    latitude: -17.5,
    longitude: -149.5,
    image: 'machine-501.svg',
    temperatureZones: [aZone()],
    ...given,
  }
}
