import { expect } from '@playwright/test'
import { aCompany } from '../../builders/company.ts'
import { aLocker } from '../../builders/locker.ts'
import { anOrder } from '../../builders/order.ts'
import type { Person } from '../fixtures/test.ts'
import type { World } from '../fixtures/world.ts'
import { listening } from './scanner.ts'

/** Opens the batch, and waits until it takes the scans. Before that the console takes them. */
export async function openScanBatch(person: Person) {
  const page = await person.open('/livraisons/lecture-en-serie')
  await expect(page.getByRole('main').getByRole('textbox')).toBeVisible()
  await listening(page)
  return page
}

/** 19 deliveries of Vaima in the machine Taina-3, with the barcodes SER-100 to SER-118. */
export const seedScanBatch = (world: World) =>
  world.start({
    companies: [aCompany({ id: 5, name: 'Vaima' })],
    lockers: [aLocker({ id: 8, shortLocation: 'Taina-3' })],
    orders: Array.from({ length: 19 }, (_, nth) =>
      anOrder({ id: 100 + nth, barcode: `SER-${100 + nth}`, company: 5, locker: 8 }),
    ),
  })
