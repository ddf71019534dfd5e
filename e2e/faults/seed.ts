import { aCompany } from '../builders/company.ts'
import { aLocker, aSlot, aZone } from '../builders/locker.ts'
import { aClient, anOrder } from '../builders/order.ts'
import { aUser } from '../builders/user.ts'
import type { World } from '../support/fixtures/world.ts'

/** Records of the tables: two pages of each list, and one record of each type that a case may change. */
const ids = Array.from({ length: 12 }, (_, index) => 900 + index)

export const seedCompany = (world: World) =>
  world.seed({
    companies: [aCompany({ id: 900, name: 'Fautes', cleveronCompanyId: 'fautes', members: ids })],
    users: [aUser({ id: 900, firstName: 'Moana', lastName: 'Premier' })],
  })

export const seedRemovable = (world: World) =>
  world.seed({
    companies: [aCompany({ id: 899, name: 'Vide' })],
    users: [aUser({ id: 899, firstName: 'Aro', lastName: 'Seul', username: 'seul' })],
    lockers: [aLocker({ id: 899, cleveronApmId: 'APM899', temperatureZones: [] })],
  })

const booking = (id: number, slot: number) => ({ id, slot, company: 900, capacity: 500, active: true })

export const seedLocker = (world: World) =>
  world.seed({
    lockers: [
      aLocker({
        id: 900,
        shortLocation: 'Taina-3',
        temperatureZones: [
          aZone({
            id: 900,
            name: 'Frais',
            slots: [aSlot({ id: 900, capacity: 9000 }), aSlot({ id: 902, capacity: 1000 })],
          }),
          aZone({ id: 901, name: 'Ambiant', myKey: 'HT', slots: [aSlot({ id: 901, capacity: 9000 })] }),
          aZone({ id: 902, name: 'Vide', slots: [] }),
        ],
      }),
    ],
    bookingSlots: [booking(900, 900), booking(901, 901), { ...booking(902, 900), capacity: 1 }],
  })

/** A machine with room for booking 901, and for no other one of its machine. */
export const seedTarget = async (world: World) => {
  await seedLocker(world)
  await world.seed({
    lockers: [
      aLocker({
        id: 912,
        shortLocation: 'Gare',
        temperatureZones: [
          aZone({ id: 912, name: 'Sec', myKey: 'HT', slots: [aSlot({ id: 912, capacity: 900_000 })] }),
        ],
      }),
    ],
  })
}

const order = (id: number, given: object = {}) =>
  anOrder({
    id,
    status: 'picked_up',
    barcode: `fautes-${id}`,
    company: 900,
    locker: 900,
    bookingSlot: 900,
    client: 900,
    products: [{ name: 'Panier', quantity: 2, price: 1 }],
    ...given,
  })

/** 900 is on its way; 910 can be deleted; 911 is in the machine. */
export const seedOrders = (world: World) =>
  world.seed({
    clients: [aClient({ id: 900 })],
    users: [aUser({ id: 952, firstName: 'Teiva', lastName: 'Courrier', roles: ['ROLE_SHIPPER'] })],
    orders: [order(900), order(910, { status: 'cancel' }), order(911, { status: 'operin' })],
  })

export const seedGroup = (world: World) =>
  world.seed({
    orders: [1, 2].map((index) =>
      order(919 + index, { barcode: `fautes-groupe-${index}`, multiOrderCode: 'FAUTESGR' }),
    ),
  })

const inMachine = (id: number, locker: number) =>
  order(id, { status: 'operin', locker, bookingSlot: null, client: null })

/** Two parcels in machine 901, to count. */
export const seedCounted = (world: World) => world.seed({ orders: [930, 931].map((id) => inMachine(id, 901)) })

/** Two parcels at the depot, to bring to machine 903. */
export const seedTaken = (world: World) =>
  world.seed({
    orders: [933, 934].map((id) =>
      order(id, { status: 'ready_for_delivery', locker: 903, bookingSlot: null, client: null }),
    ),
  })

export async function seedAll(world: World) {
  await world.reset({ seed: 'empty', ttl: 10 * 365 * 86_400 })
  await world.seed({
    users: ids.map((id) => aUser({ id })),
    companies: ids.map((id) => aCompany({ id })),
    lockers: ids.slice(1).map((id) => aLocker({ id, temperatureZones: [] })),
  })
  await seedCompany(world)
  await seedRemovable(world)
  await seedTarget(world)
  await seedOrders(world)
  await seedGroup(world)
  await seedCounted(world)
  await seedTaken(world)
  // A separate machine, because no other case may change the parcels of a count.
  // More returned deliveries than a page has.
  await world.seed({ orders: Array.from({ length: 12 }, (_, at) => order(700 + at, { status: 'return' })) })
  await world.seed({ orders: [inMachine(932, 902), ...ids.slice(1, 10).map((id) => order(id))] })
}
