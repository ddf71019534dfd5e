import { hashPassword } from './passwords.ts'
import { resourceAt } from './registry.ts'
import { demoOrders } from './seed-orders.ts'
import { bookings, dated, numbers, pick, slotZones, zoneLockers } from './seed-plan.ts'
import { firstNames, lastNames, places, shops } from './seed-words.ts'
import type { Store } from './store.ts'
import type { JsonObject, SeedName } from './types.ts'
import { insert } from './write.ts'

/** Deterministic data: the same ids, names and dates at every start. Counts as in the captures (25, 12, 40, 60, 200). */

export const password = 'Motdepasse!2023'
const hash = hashPassword(password, 'demo')

const accounts: (JsonObject & { username: string })[] = [
  { username: 'superadmin', roles: ['ROLE_SUPER_ADMIN'] },
  { username: 'admin', roles: ['ROLE_ADMIN'] },
  { username: 'membre', roles: ['ROLE_USER'] },
  { username: 'technicien', roles: ['ROLE_TECH', 'ROLE_SHIPPER'], apmAccessCode: 100_933 },
  { username: 'livreur', roles: ['ROLE_SHIPPER'], apmAccessCode: 101_244 },
]

const roleOf = (id: number): string => (id < 10 ? 'ROLE_ADMIN' : id < 15 ? 'ROLE_SHIPPER' : 'ROLE_USER')

function userRecord(id: number): JsonObject {
  const username = `user${String(id).padStart(2, '0')}`
  const role = roleOf(id)
  const account = accounts[id - 1] ?? {
    username,
    roles: [role],
    apmAccessCode: role === 'ROLE_SHIPPER' ? 99_689 + id * 311 : 0,
  }
  return {
    firstName: pick(firstNames, id - 1),
    lastName: pick(lastNames, (id - 1) * 4),
    email: `${account.username}@example.test`,
    phone: String(87_700_000 + (id - 1) * 137),
    enabled: id !== 18,
    createdAt: dated(id - 1, id % 3 === 0),
    password: hash,
    ...account,
  }
}

/** Company 1 has more than one page of members; users 39 and 40 belong to nobody and can be deleted. */
function membersOf(company: number): number[] {
  if (company === 1) return numbers(15).map((n) => n + 14)
  const first = 15 + ((company * 3) % 22)
  return numbers(1 + (company % 3)).map((n) => first + n)
}

const externalId = (company: number): string => `CMP-${String(company).padStart(4, '0')}`

function companyRecord(id: number): JsonObject {
  return {
    cleveronCompanyId: externalId(id),
    name: `${pick(shops, id - 1)} ${id}`,
    orderEventUrl: `https://hooks.example.test/company/${id}`,
    contactName: `${pick(firstNames, id - 1)} ${pick(lastNames, (id - 1) * 2)}`,
    contactEmail: `contact${id}@example.test`,
    contactPhone: String(89_400_000 + (id - 1) * 31),
    createdAt: dated((id - 1) * 24, id % 3 === 0),
    mailProviderActive: id % 2 === 1,
    smsProviderActive: id % 5 === 1,
    owner: id % 4 === 1 ? null : 7 + (id % 3),
    members: membersOf(id),
  }
}

function lockerRecord(id: number): JsonObject {
  const { shortLocation, ...place } = pick(places, id - 1)
  return {
    ...place,
    shortLocation,
    street: id % 4 === 0 ? null : `${9 + id} avenue Pouvanaa a Oopa`,
    cleveronApmId: `APM${String(id).padStart(3, '0')}`,
    type: id % 3 === 0 ? 503 : 501,
    image: id % 3 === 0 ? 'cleveron-503.png' : 'cleveron-501.png',
    createdAt: dated((id - 1) * 24, id % 3 === 0),
  }
}

const climates: JsonObject[] = [
  { name: 'Ambiant', myKey: 'HT', keyTemp: 24, currentTemp: 23.5 },
  { name: 'Frais', myKey: 'MT', keyTemp: 4, currentTemp: 4.6 },
  { name: 'Surgelé', myKey: 'LT', keyTemp: -18, currentTemp: -18.2 },
]
const sizes: JsonObject[] = [
  { size: 'S', height: 15, width: 30, depth: 45, maxWeight: 10, maxVolume: 20_250 },
  { size: 'M', height: 30, width: 45, depth: 60, maxWeight: 20.5, maxVolume: 81_000 },
  { size: 'XS', height: 10, width: 20, depth: 30, maxWeight: 5, maxVolume: 6000 },
]

function slotRecord({ zone, rank }: { zone: number; rank: number }, index: number): JsonObject {
  const id = index + 1
  const reserved = bookings.filter((booking) => booking.slot === id).reduce((sum, booking) => sum + booking.capacity, 0)
  // Some slots are fully reserved: 'Plus de casier disponible'.
  const capacity = id % 13 === 5 && reserved > 0 ? reserved : 10 + ((id * 5) % 17) + Math.max(0, reserved - 10)
  return { ...pick(sizes, rank - 1), capacity, temperatureZone: zone }
}

const accountRows = (): JsonObject[] => accounts.map((_, index) => userRecord(index + 1))

function fillDemo(store: Store): void {
  const put = (path: string, rows: JsonObject[]): void => rows.forEach((row) => insert(store, resourceAt(path), row))
  put('users', numbers(40).map(userRecord))
  put('companies', numbers(25).map(companyRecord))
  put('lockers', numbers(12).map(lockerRecord))
  put(
    'temperature_zones',
    zoneLockers.map(({ id, rank }) => ({ ...climates[rank - 1], locker: id })),
  )
  put('slots', slotZones.map(slotRecord))
  put(
    'booking_slots',
    bookings.map(({ id: _id, ...booking }) => booking),
  )
  const lockerOf = (slotId: number): number => zoneLockers[(slotZones[slotId - 1]?.zone ?? 1) - 1]?.id ?? 1
  put('orders', demoOrders(externalId, lockerOf))
}

/** 100,000 orders: finished ones, since what is under way is bound by the capacity of the bookings. */
function fillLarge(store: Store): void {
  fillDemo(store)
  const ids = 'WITH RECURSIVE n(i) AS (VALUES (201) UNION ALL SELECT i + 1 FROM n WHERE i < 100000)'
  store.exec(`${ids} INSERT INTO clients SELECT i, c.firstname, c.lastname, 'client' || i || '@example.test', c.phone
    FROM n JOIN clients c ON c.id = 1 + i % 200`)
  store.exec(`CREATE TEMP TABLE finished AS SELECT row_number() OVER (ORDER BY id) - 1 AS rank, * FROM orders
    WHERE status IN ('receive', 'operout', 'left_for_customer_service', 'return', 'cancel')`)
  const barcode = `'CMP-' || printf('%04d', company) || '-' || printf('%08X', i * 2654435761 % 4294967296)`
  store.exec(`${ids} INSERT INTO orders
    SELECT i, 'CLV' || (5000 + i), NULL, NULL, ${barcode}, NULL, CAST(10000000 + i AS TEXT), 2880, NULL, status, products, i,
      company, locker, "bookingSlot", "shippedBy", history, "createdAt", "updatedAt"
    FROM n JOIN finished ON rank = i % (SELECT count(*) FROM finished)`)
  store.exec('DROP TABLE finished')
}

export const isEmpty = (store: Store): boolean => store.number('SELECT count(*) FROM users') === 0

export function fill(store: Store, seed: SeedName): void {
  store.transaction(() => {
    if (seed === 'demo') fillDemo(store)
    else if (seed === 'large') fillLarge(store)
    else accountRows().forEach((row) => insert(store, resourceAt('users'), row))
  })
}
