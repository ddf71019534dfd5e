import type { JsonObject } from '../types.ts'
import { day, hour, type Ago } from './dates.ts'
import { networkOrders } from './network-orders.ts'
import { networkBookings, networkPlaces, networkSlots, networkZones } from './network-plan.ts'
import { numbers, pick } from './plan.ts'
import { climates, companyRecord, externalId, machineRecord, sizes, userRecord } from './records.ts'

/**
 * Network of `npm start`: machines on all archipelagos, five weeks of deliveries with rush hours. Users and companies are
 * those of the demonstration data, except that the account `membre` belongs to companies 2 and 3.
 */

/** Temperatures of zones with a failed cooling or airing, by zone number, and one unmeasured zone. */
const troubles = new Map([
  [3, -9.5],
  [8, 11.8],
  [17, 33.6],
  [26, 8.7],
  [33, -14.2],
  [40, null],
])

function zone({ machine, climate }: { machine: number; climate: number }, index: number): JsonObject {
  const record = pick(climates, climate - 1)
  const measured = Number(record['keyTemp']) + (((index * 7) % 19) - 9) / 10
  const trouble = troubles.get(index + 1)
  return { ...record, currentTemp: trouble === undefined ? measured : trouble, locker: machine }
}

function company(id: number, ago: Ago): JsonObject {
  const { members, ...record } = companyRecord(id, ago)
  const listed = Array.isArray(members) ? members : []
  return { ...record, members: id === 2 || id === 3 ? [3, ...listed] : listed }
}

/** The rows of each collection, parents first. */
export function networkRows(ago: Ago, now: Date): [path: string, rows: JsonObject[]][] {
  return [
    ['users', numbers(40).map((id) => userRecord(id, ago))],
    ['companies', numbers(25).map((id) => company(id, ago))],
    [
      'lockers',
      networkPlaces.map((place, index) =>
        machineRecord(index + 1, place, ago((25 - index) * 30 * day + index * 2 * hour, index % 3 === 0)),
      ),
    ],
    ['temperature_zones', networkZones.map(zone)],
    [
      'slots',
      networkSlots.map(({ zone: temperatureZone, size, capacity }) => ({
        ...pick(sizes, size),
        capacity,
        temperatureZone,
      })),
    ],
    [
      'booking_slots',
      networkBookings.map(({ slot, company: owner, capacity, active }) => ({ slot, company: owner, capacity, active })),
    ],
    ['orders', networkOrders(externalId, now)],
  ]
}
