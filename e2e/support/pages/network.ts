import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker, aSlot, aZone } from '../../builders/locker.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

export const networkMap = (page: Page) => page.getByRole('group', { name: 'Carte du réseau' })
export const mapPoints = (page: Page) => networkMap(page).getByRole('button')
export const mapPoint = (page: Page, name: string) => networkMap(page).getByRole('button', { name })
export const machineList = (page: Page, name = 'Machines') => page.getByRole('list', { name, exact: true })
const aParcelIn = (id: number, zone: number, locker: number) =>
  anOrder({ id, status: 'operin', company: 7 as never, locker: locker as never, bookingSlot: zone as never })

/** Two machines on one spot in Papeete, one in the Marquesas, and one whose coordinates are swapped. */
export async function seedNetwork(world: World) {
  const zone = (id: number, capacity: number, currentTemp: number | null) =>
    aZone({ id, name: `Zone ${id}`, myKey: 'MT', currentTemp: currentTemp as never, slots: [aSlot({ id, capacity })] })
  const machine = (id: number, shortLocation: string, city: string, latitude: number, longitude: number) =>
    aLocker({ id, shortLocation, city, latitude, longitude, temperatureZones: [zone(id, id === 1 ? 5 : 10, id * 4)] })
  await world.start({
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    lockers: [
      machine(1, 'Quai', 'Papeete', -17.54, -149.57),
      machine(2, 'Marché', 'Papeete', -17.54, -149.57),
      machine(3, 'Taiohae', 'Nuku-Hiva', -8.92, -140.1),
      machine(4, 'Taina', 'Punaauia', -149.61, -17.58),
    ],
    bookingSlots: [1, 2, 3].map((id) => ({ id, slot: id, company: 7, capacity: 5, active: true })),
    orders: [1, 2, 3, 4].map((id) => aParcelIn(id, 1, 1)),
  })
}
