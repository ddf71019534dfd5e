import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker, aSlot, aZone } from '../../builders/locker.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

export const now = '2026-03-12T20:00:00Z'
export const HOUR = 3_600_000
export const hoursAgo = (hours: number) => new Date(Date.parse(now) - hours * HOUR).toISOString()

export const cards = (page: Page) => page.getByRole('list', { name: 'Listes de travail' })
export const worklist = (page: Page, name: string) =>
  cards(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
export const table = (page: Page) => page.getByRole('table', { name: 'Expirent dans les 6 heures' })

/** A parcel of Vaima in machine 1, by the age of its deposit, with a hold time of 48 hours. */
const parcel = (id: number, status: string, hours: number | undefined) =>
  anOrder({
    id,
    status,
    company: 7 as never,
    locker: 1 as never,
    bookingSlot: 1 as never,
    history: hours === undefined ? [] : [{ status: 'operin', createdAt: hoursAgo(hours) }],
  })

/** The server at eight in the evening. Taina is nearly full, Arue is empty and has no measure, Faaa is too warm. */
export async function seedToday(world: World) {
  const machine = (id: number, shortLocation: string, capacity: number, currentTemp: number | null) =>
    aLocker({
      id,
      shortLocation,
      temperatureZones: [
        aZone({ id, name: 'Frais', myKey: 'MT', currentTemp: currentTemp as never, slots: [aSlot({ id, capacity })] }),
      ],
    })
  await world.start({
    clock: now,
    companies: [aCompany({ id: 7, name: 'Vaima' })],
    lockers: [
      machine(1, 'Taina', 6, 8),
      aLocker({ id: 2, shortLocation: 'Arue', temperatureZones: [] }),
      machine(3, 'Faaa', 9, 8.1),
      machine(4, 'Papara', 9, null),
    ],
    bookingSlots: [
      { id: 1, slot: 1, company: 7, capacity: 5, active: true },
      { id: 2, slot: 3, company: 7, capacity: 4, active: true },
      { id: 3, slot: 3, company: 7, capacity: 2, active: false },
    ],
    orders: [
      parcel(1, 'operin', 43),
      parcel(2, 'reminder', 47),
      parcel(3, 'operin', 41.9),
      parcel(4, 'overtime', 50),
      parcel(5, 'operin', undefined),
      anOrder({ id: 6, status: 'picked_up' }),
    ],
  })
}

/** So many zones of the network are outside these bands that their list has its maximum length. */
export const judgeZones = (page: Page) =>
  page.route('/config.json', (route) =>
    route.fulfill({ json: { temperatureBands: { HT: [0, 1], MT: [2, 8], LT: [0, 1] } } }),
  )
