import { expect, test } from 'vitest'
import { order as readOrder } from '#api/generated/entities.ts'
import type { OrderFilter } from './search.ts'
import { accepts, countUnknown } from './use-order-rows.ts'

/** Deliveries as servers send them: machine and company in the order itself, in its booking, or as bare IRIs. */
const direct = { '@id': '/api/orders/1', company: '/api/companies/2', locker: { '@id': '/api/lockers/3', id: 3 } }
const nested = {
  '@id': '/api/orders/2',
  bookingSlot: {
    '@id': '/api/booking_slots/9',
    company: { '@id': '/api/companies/2', name: 'Vaima' },
    slot: { '@id': '/api/slots/9', temperatureZone: { '@id': '/api/temperature_zones/9', locker: '/api/lockers/3' } },
  },
}
const silent = { '@id': '/api/orders/3' }

test.each<[OrderFilter, boolean[]]>([
  [{}, [true, true, true]],
  [{ machine: 3 }, [true, true, false]],
  [{ societe: 2 }, [true, true, false]],
  [{ machine: 3, societe: 2, status: 'operin' }, [true, true, false]],
  [{ machine: 4, societe: 2 }, [false, false, false]],
  [{ machine: 3, societe: 1 }, [false, false, false]],
])('[LIST-04] %j finds by both, wherever the order says them, and nothing that says neither', (filter, found) => {
  const orders = [direct, nested, silent].map((each) => readOrder(each))
  expect(orders.map((each) => each && accepts(filter)(each as never))).toEqual(found)
})

test.each<[OrderFilter, number]>([
  [{}, 0],
  [{ machine: 3 }, 1],
  [{ machine: 4, societe: 2 }, 1],
])('[LIST-04] with %j, %i delivery may match without naming what the filter asks for', (filter, count) => {
  const orders = [direct, nested, silent].map((each) => readOrder(each))
  expect(countUnknown(filter, orders as never)).toBe(count)
})

test('[LIST-04] a delivery of another machine does not match, whatever its company is', () => {
  const elsewhere = { '@id': '/api/orders/4', locker: '/api/lockers/4' }
  expect(countUnknown({ machine: 3, societe: 2 }, [readOrder(elsewhere)] as never)).toBe(0)
})
