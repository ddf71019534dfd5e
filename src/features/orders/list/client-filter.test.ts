import { expect, test } from 'vitest'
import { type Locker, order as readOrder, type Order } from '#api/generated/entities.ts'
import {
  accepts,
  countAges,
  choicesOf,
  countUnknown,
  isBeforeDays,
  lastInfinitePage,
  mustReadOn,
  nameIn,
  optionsOf,
  sorted,
} from './client-filter.ts'
import type { OrderFilter } from './search.ts'

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

/** 00:00 in Tahiti is 10:00 UTC. */
const created = (id: number, createdAt?: string) => ({ '@id': `/api/orders/${id}`, id, createdAt }) as Order
const newestFirst = [
  created(5, '2026-11-23T10:00:00+00:00'),
  created(4, '2026-11-23T09:59:59+00:00'),
  created(3, '2026-11-22T10:00:00+00:00'),
  created(2, '2026-11-22T09:59:59+00:00'),
  created(1),
]

test.each<[OrderFilter, number[]]>([
  [{ du: '2026-11-22', au: '2026-11-22' }, [4, 3]],
  [{ du: '2026-11-23' }, [5]],
  [{ au: '2026-11-21' }, [2]],
])('[DESK-07] %j finds from midnight to midnight in Tahiti', (filter, found) => {
  expect(newestFirst.filter(accepts(filter)).map(({ id }) => id)).toEqual(found)
  expect(countUnknown(filter, newestFirst)).toBe(1)
})

test('[DESK-07] the list reads on by itself until the first day, or until the last one without a first', () => {
  const upTo = (count: number) => newestFirst.slice(0, count)
  const day = { du: '2026-11-22', au: '2026-11-22' }
  expect([1, 2, 3, 4, 5].map((count) => mustReadOn(day, upTo(count)))).toEqual([true, true, true, false, false])
  expect([1, 2, 3, 4, 5].map((count) => isBeforeDays(day, upTo(count)))).toEqual([false, false, false, true, true])
  expect([1, 2].map((count) => mustReadOn({ au: '2026-11-22' }, upTo(count)))).toEqual([true, false])
  expect(isBeforeDays({ au: '2026-11-22' }, newestFirst)).toBe(false)
  expect(mustReadOn({ machine: 3 }, upTo(1))).toBe(false)
})

test('[DESK-01] the soonest deadline comes first, and those without one last in their order', () => {
  const parcel = (id: number, day: number | undefined, hold = 1440) =>
    ({
      ...created(id),
      status: 'operin',
      hold,
      history: [{ status: 'operin', ...(day !== undefined && { createdAt: `2026-11-${day}T10:00:00+00:00` }) }],
    }) as unknown as Order
  const parcels = [parcel(5, 22), parcel(4, undefined), parcel(3, 20), parcel(2, undefined), parcel(1, 21, 60)]
  expect(sorted(parcels, 'deadline').map(({ id }) => id)).toEqual([3, 1, 5, 4, 2])
  expect(mustReadOn({ status: 'operin', tri: 'deadline' }, parcels)).toBe(true)
})

const NOW = Date.parse('2026-11-29T10:00:00Z')
/** In the customer service for so many hours, in the order of the ages. */
const aged = (...ages: (number | undefined)[]) =>
  ages.map((hours, at) => ({
    ...created(at + 1),
    status: 'left_for_customer_service',
    history:
      hours === undefined
        ? []
        : [{ status: 'left_for_customer_service', createdAt: new Date(NOW - hours * 3_600_000).toISOString() }],
  }))

test('[STALE-01] what has been longest in its status comes first, and what is not dated last', () => {
  expect(sorted(aged(5, undefined, 900, 30), 'anciennete').map(({ id }) => id)).toEqual([3, 4, 1, 2])
  const read = (count: number) => mustReadOn({ tri: 'anciennete' }, aged(...Array.from({ length: count }, () => 1)))
  expect([84, 400, 401, 484, 500].map(read)).toEqual([true, true, false, false, false])
  expect([undefined, 0, 100, 101, 1284].map(lastInfinitePage)).toEqual([1, 1, 1, 2, 13])
})

test('[STALE-02] each band has its number and its filter, and what is not dated is in none', () => {
  const orders = aged(1, 23, 24, 72, 168, 169, undefined)
  expect(countAges(orders, NOW)).toEqual({ counts: [2, 1, 2, 1], undated: 1 })
  const inBand = (age: OrderFilter['age']) => orders.filter(accepts({ age }, NOW)).map(({ id }) => id)
  expect([inBand('moins-24h'), inBand('1-3j'), inBand('3-7j'), inBand('plus-7j')]).toEqual([[1, 2], [3], [4, 5], [6]])
  expect(countUnknown({ age: 'plus-7j' }, orders, NOW)).toBe(1)
})

const machine = (id: number, shortLocation?: string) =>
  ({ '@id': `/api/lockers/${id}`, id, ...(shortLocation && { shortLocation }) }) as Locker
const orderOf = (locker?: Locker) => ({ '@id': '/api/orders/1', id: 1, ...(locker && { locker }) }) as Order

test('[LIST-04] the machines of the server and of the deliveries are offered once each, by name', () => {
  const seen = [orderOf(machine(5, 'Écume')), orderOf(machine(2)), orderOf(), orderOf(machine(9, 'Zone'))]
  expect(choicesOf('machine', [machine(2, 'Taina'), machine(7, 'Faaa')], seen)).toEqual([
    { id: 5, name: 'Écume' },
    { id: 7, name: 'Faaa' },
    { id: 2, name: 'Taina' },
    { id: 9, name: 'Zone' },
  ])
})

test('[LIST-04] a delivery with the name of a machine takes precedence over one with its IRI', () =>
  expect(choicesOf('machine', [], [orderOf(machine(2)), orderOf(machine(2, 'Taina')), orderOf(machine(2))])).toEqual([
    { id: 2, name: 'Taina' },
  ]))

test('[LIST-04] an unknown machine of the address is offered by its number', () => {
  const known = [{ id: 2, name: 'Taina' }]
  expect(optionsOf(known, 99, 'Toutes')).toEqual([
    ['', 'Toutes'],
    ['99', '#99'],
    ['2', 'Taina'],
  ])
  expect(optionsOf(known, 2, 'Toutes')).toHaveLength(2)
  expect(nameIn(known, 99)).toBe('#99')
})
