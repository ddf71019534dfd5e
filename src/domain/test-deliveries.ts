import type { Order } from '#api/generated/entities.ts'
import { isoOf } from '#lib/dates.ts'
import type { Delivery } from './deliveries.ts'

/** Deliveries for the tests of the figures. */

const HOUR = 3_600_000
/** Noon in Tahiti, on Thursday 12 March 2026. */
export const now = Date.UTC(2026, 2, 12, 22)

export const hours = (count: number) => count * HOUR
export const iso = isoOf

/** One that was collected four hours after its deposit of five days ago. */
export const aDelivery = (given: Partial<Delivery> = {}): Delivery => ({
  company: { id: 1, name: 'Vaima' },
  machine: { id: 1, name: 'Quai' },
  createdDay: '2026-03-07',
  wasDeposited: true,
  deposit: now - hours(120),
  isCollected: true,
  isReturned: false,
  collection: now - hours(116),
  holdMs: hours(48),
  isMarkedExpired: false,
  stay: { ms: hours(4), isRunning: false },
  ...given,
})

export const anOrder = (given: Partial<Order>): Order => ({ '@id': '/api/orders/1', id: 1, ...given })
