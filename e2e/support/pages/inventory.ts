import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker, aSlot, aZone } from '../../builders/locker.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

const deposited = [{ status: 'operin', createdAt: '2023-04-11T12:01:33-10:00' }]

/** A parcel of Vaima in a slot of machine 3 (zone 30, Frais, or 31, Ambiant). */
const aParcelIn = (id: number, status: string, slot: string | null, zone = 30) =>
  anOrder({
    id,
    status,
    cleveronSlotId: slot,
    company: 7,
    locker: 3,
    bookingSlot: zone,
    history: deposited,
  })

/** Five parcels in Taina, one in no known machine, none in Arue. */
export async function seedParcels(world: World) {
  const zone = (id: number, name: string, myKey: 'MT' | 'HT') =>
    aZone({ id, name, myKey, slots: [aSlot({ id, capacity: 90 })] })
  await world.start({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    lockers: [
      aLocker({
        id: 3,
        shortLocation: 'Taina-3',
        temperatureZones: [zone(30, 'Frais', 'MT'), zone(31, 'Ambiant', 'HT')],
      }),
      aLocker({ id: 4, shortLocation: 'Arue-4', temperatureZones: [] }),
    ],
    bookingSlots: [30, 31].map((id) => ({ id, slot: id, company: 7, capacity: 50, active: true })),
    orders: [
      aParcelIn(1, 'operin', '10'),
      aParcelIn(2, 'reminder', '9'),
      aParcelIn(3, 'overtimedue', null),
      aParcelIn(4, 'overtime', '2', 31),
      aParcelIn(5, 'operin', '1', 31),
      aParcelIn(6, 'receive', '3'),
      aParcelIn(7, 'picked_up', '4'),
      anOrder({ id: 8, status: 'operin', cleveronSlotId: '5' }),
    ],
  })
}

export const inventoryCells = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
