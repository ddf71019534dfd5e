import type { Page } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker } from '../../builders/locker.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

/** 250 deliveries, one created in each of the last hours: every 25th is in Taina-3, of Vaima; the rest in Faaa, of Aorai. */
export const seedNarrow = (world: World) =>
  world.start({
    companies: [aCompany({ id: 1, name: 'Aorai' }), aCompany({ id: 2, name: 'Vaima' })],
    lockers: [
      aLocker({ id: 3, shortLocation: 'Taina-3', temperatureZones: [] }),
      aLocker({ id: 4, shortLocation: 'Faaa', temperatureZones: [] }),
    ],
    orders: Array.from({ length: 250 }, (_, at) =>
      anOrder({
        id: at + 1,
        status: (at + 1) % 50 === 0 ? 'operin' : 'picked_up',
        ...((at + 1) % 25 === 0 ? { company: 2, locker: 3 } : { company: 1, locker: 4 }),
        createdAt: new Date(Date.now() - (249 - at) * 3_600_000).toISOString(),
      }),
    ),
  })

export const openNarrow = (page: Page) => page.getByRole('button', { name: 'Machine, société, date' })
export const narrowDialog = (page: Page) => page.getByRole('dialog')
