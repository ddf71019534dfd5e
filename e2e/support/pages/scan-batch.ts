import { aCompany } from '../../builders/company.ts'
import { aLocker } from '../../builders/locker.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

export const scanBatchPath = '/livraisons/lecture-en-serie'

/** 19 deliveries of Vaima in the machine Taina-3, with the barcodes SER-100 to SER-118. */
export const seedScanBatch = (world: World) =>
  world.start({
    companies: [aCompany({ id: 5, name: 'Vaima' })],
    lockers: [aLocker({ id: 8, shortLocation: 'Taina-3' })],
    orders: Array.from({ length: 19 }, (_, nth) =>
      anOrder({ id: 100 + nth, barcode: `SER-${100 + nth}`, company: 5, locker: 8 }),
    ),
  })
