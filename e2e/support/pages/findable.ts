import { aCompany } from '../../builders/company.ts'
import { aLocker } from '../../builders/locker.ts'
import { anOrder } from '../../builders/order.ts'
import { aUser } from '../../builders/user.ts'
import type { World } from '../fixtures/world.ts'

/** Records with similar names and codes. */
export const seedFindable = (world: World) =>
  world.start({
    companies: [
      aCompany({ id: 5, name: 'Épicerie Vaima', cleveronCompanyId: 'EXT-5' }),
      aCompany({ id: 6, name: 'Marché du port', cleveronCompanyId: 'EXT-6' }),
    ],
    lockers: [aLocker({ id: 8, shortLocation: 'Taina-3', city: 'Punaauia' })],
    users: [aUser({ id: 71, firstName: 'Hina', lastName: 'Vaimarii', username: 'hina', email: 'hina@example.test' })],
    orders: [
      ...Array.from({ length: 7 }, (_, nth) => anOrder({ id: 400 + nth, barcode: `CMP-000${nth}` })),
      anOrder({ id: 451, barcode: 'CMP-00' }),
      ...Array.from({ length: 6 }, (_, nth) => anOrder({ id: 460 + nth, barcode: `CMP-00-${nth}` })),
      anOrder({ id: 480, barcode: 'twins-1' }),
      anOrder({ id: 481, barcode: 'twins-1' }),
    ],
  })
