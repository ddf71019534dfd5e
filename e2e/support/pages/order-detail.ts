import { aBooking } from '../../builders/booking.ts'
import { aCompany } from '../../builders/company.ts'
import { aLocker, aSlot, aZone } from '../../builders/locker.ts'
import { aClient, anOrder } from '../../builders/order.ts'
import { aUser } from '../../builders/user.ts'
import type { World } from '../fixtures/world.ts'

type Given = Parameters<typeof anOrder>[0]

/** Order 14 of « Vaima », in the « Frais » zone of the machine at the marina. The company has a booking in each of its zones. */
export const order14 = (given: Given = {}) =>
  anOrder({
    id: 14,
    status: 'picked_up',
    barcode: 'vaima-QNJURNU3',
    cleveronOrderId: 'CLV14',
    cleveronSlotId: '17',
    externalOrderId: 'EXT14',
    receiveCode: '12345678',
    company: 7,
    locker: 3,
    bookingSlot: 30,
    client: 201,
    products: [
      { name: 'Panier', quantity: 2, price: 1 },
      { name: 'Fromage', quantity: 1, price: 4.5 },
      { name: 'Pain', quantity: 3, price: 1 },
    ],
    history: [
      { status: 'picked_up', updatedAt: '2023-04-11T12:01:33-10:00' },
      { status: 'created', createdAt: '2023-04-10T08:00:00+00:00' },
      { status: 'fetched_by_robot' },
    ],
    createdAt: '2023-04-10T08:00:00+00:00',
    updatedAt: '2023-04-11T12:01:33-10:00',
    ...given,
  })

export const seedOrder = (world: World, given: Given = {}) =>
  world.start({
    companies: [aCompany({ id: 7, name: 'Vaima' }), aCompany({ id: 8, name: 'Tiare' })],
    lockers: [
      aLocker({
        id: 3,
        location: 'Marina Taina',
        street: '12 avenue Pouvanaa',
        zipCode: '98712',
        city: 'Punaauia',
        temperatureZones: [
          aZone({ id: 5, name: 'Ambiant', myKey: 'HT', slots: [aSlot({ id: 10 }), aSlot({ id: 12 })] }),
          aZone({ id: 6, name: 'Frais', myKey: 'MT', slots: [aSlot({ id: 11 })] }),
        ],
      }),
      aLocker({ id: 4, temperatureZones: [aZone({ id: 7, name: 'Ailleurs', slots: [aSlot({ id: 13 })] })] }),
    ],
    bookingSlots: [
      aBooking(30, { slot: 11, company: 7 }),
      aBooking(31, { slot: 10, company: 7 }),
      aBooking(32, { slot: 12, company: 7, active: false }),
      aBooking(33, { slot: 12, company: 8 }),
      aBooking(34, { slot: 13, company: 7 }),
    ],
    users: [
      aUser({ id: 501, firstName: 'Teiva', lastName: 'Aro', roles: ['ROLE_SHIPPER'] }),
      aUser({ id: 502, firstName: 'Parti', lastName: 'Loin', roles: ['ROLE_SHIPPER'], enabled: false }),
      aUser({ id: 503, firstName: 'Simple', lastName: 'Membre', roles: ['ROLE_USER'] }),
    ],
    clients: [
      aClient({ id: 201, firstname: 'Moea', lastname: 'Tapare', email: 'moea@example.pf', phone: '+68987654321' }),
    ],
    orders: [order14(given)],
  })

/** The selectors of the call for order 14. */
export async function selectors(world: World, id = 14) {
  const calls = await world.requests(`GET /api/orders/${id}?`)
  return calls.map(({ query }) => new URLSearchParams(query))
}
