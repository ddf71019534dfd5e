import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker, aSlot, aZone } from '../../builders/locker.ts'
import type { World } from '../fixtures/world.ts'

/** A filter over the bookings of many companies. */

export const bookingsFilter = (page: Page) => page.getByRole('combobox', { name: 'Réservations', exact: true })

/** 250 companies, each with an unused booking; every 25th has a full one instead. */
export async function seedManyBookings(world: World) {
  await world.reset({ seed: 'empty' })
  const ids = Array.from({ length: 250 }, (_, at) => 101 + at)
  await world.seed({
    companies: ids.map((id) => aCompany({ id, name: `Société ${1000 - id}` })),
    lockers: [aLocker({ id: 1, temperatureZones: [aZone({ id: 1, slots: [aSlot({ id: 1, capacity: 900 })] })] })],
    bookingSlots: ids.map((id) => ({ id, slot: 1, company: id, capacity: 1, active: id !== 102 })),
  })
  await world.seed({
    orders: ids
      .filter((id) => id % 25 === 0)
      .map((id) => ({ id, status: 'operin', company: id, locker: 1, bookingSlot: id, hold: 2880, barcode: `B-${id}` })),
  })
}
