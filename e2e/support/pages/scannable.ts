import { aCompany } from '../../builders/company.ts'
import { anOrder } from '../../builders/order.ts'
import type { World } from '../fixtures/world.ts'

/** Deliveries with codes that a scanner reads. */
export const seedScannable = (world: World) =>
  world.start({
    companies: [aCompany({ id: 5, name: 'Vaima' })],
    orders: [
      anOrder({ id: 41, barcode: 'RAR-41' }),
      anOrder({ id: 42, barcode: 'RAR-410' }),
      anOrder({ id: 43, barcode: 'company-test-01_QNJURNU3' }),
      anOrder({ id: 44, barcode: 'twins-1' }),
      anOrder({ id: 45, barcode: 'twins-1' }),
    ],
  })

export const lookUps = async (world: World) =>
  (await world.requests('GET /api/orders?')).flatMap(({ query }) => new URLSearchParams(query).get('barcode') ?? [])
