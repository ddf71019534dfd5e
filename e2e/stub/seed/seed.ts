import { resourceAt } from '../data/registry.ts'
import type { Store } from '../data/store.ts'
import { insert } from '../http/write.ts'
import type { JsonObject, SeedName } from '../types.ts'
import { agoFrom, type Ago } from './dates.ts'
import { networkRows } from './network.ts'
import { demoOrders } from './orders.ts'
import { bookings, numbers, slotZones, zoneLockers } from './plan.ts'
import { accounts, companyRecord, externalId, lockerRecord, slotRecord, userRecord, zoneRecord } from './records.ts'

/**
 * The demonstration data. Ids, names and relations are the same at every start. Dates are counted back from the moment
 * the database is filled, so deliveries under way are under way today. The counts are those of the captured server.
 */

const accountRows = (ago: Ago): JsonObject[] => accounts.map((_, index) => userRecord(index + 1, ago))

function insertInto(store: Store, path: string, rows: JsonObject[]): void {
  for (const row of rows) insert(store, resourceAt(path), row)
}

function fillDemo(store: Store, ago: Ago): void {
  const put = (path: string, rows: JsonObject[]): void => insertInto(store, path, rows)
  const dated = (count: number, record: (id: number, ago: Ago) => JsonObject): JsonObject[] =>
    numbers(count).map((id) => record(id, ago))
  put('users', dated(40, userRecord))
  put('companies', dated(25, companyRecord))
  put('lockers', dated(12, lockerRecord))
  put('temperature_zones', zoneLockers.map(zoneRecord))
  put('slots', slotZones.map(slotRecord))
  put(
    'booking_slots',
    bookings.map(({ id: _id, ...booking }) => booking),
  )
  put('orders', demoOrders(externalId, ago))
}

/** Adds finished orders up to 100,000. The capacity of the bookings limits the orders under way. */
function fillLarge(store: Store, ago: Ago): void {
  fillDemo(store, ago)
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

export function fill(store: Store, seed: SeedName, now: Date): void {
  const ago = agoFrom(now)
  store.transaction(() => {
    if (seed === 'demo') fillDemo(store, ago)
    else if (seed === 'network') for (const [path, rows] of networkRows(ago, now)) insertInto(store, path, rows)
    else if (seed === 'large') fillLarge(store, ago)
    else insertInto(store, 'users', accountRows(ago))
  })
}
