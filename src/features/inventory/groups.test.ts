import { expect, test } from 'vitest'
import type { Order, TemperatureZone } from '#api/generated/entities.ts'
import { record } from '#api/test-calls.ts'
import { byMachine, byZone, inMachines } from './groups.ts'

const locker = (id: number, name?: string) => ({ ...record('lockers', id), ...(name && { shortLocation: name }) })
const order = (id: number, given: Partial<Order> = {}): Order => ({ '@id': `/api/orders/${id}`, id, ...given })

const inZone = (given: Partial<TemperatureZone>) => ({
  bookingSlot: { '@id': '/api/booking_slots/1', slot: { '@id': '/api/slots/1', temperatureZone: zone(given) } },
})
const zone = (given: Partial<TemperatureZone>) => ({ '@id': `/api/temperature_zones/${given.id}`, ...given })
const named = (groups: ReturnType<typeof byMachine>) =>
  groups.map(({ name, orders }) => [name, orders.map(({ id }) => id)])

test('[INV-03] parcels are grouped by machine, in the sequence of their names, the unknown one last', () => {
  const orders = [
    order(1),
    order(2, { locker: locker(10, 'Quai 10') }),
    order(3, { locker: locker(9, 'Quai 9') }),
    order(4, { locker: locker(10, 'Quai 10') }),
    // Some servers send the machine only in the booking, or not at all.
    order(5, inZone({ id: 1, locker: locker(9, 'Quai 9') })),
    order(6, { locker: { '@id': '/api/lockers/7', id: 7 } }),
    order(7),
  ]
  expect(named(byMachine(orders))).toEqual([
    ['#7', [6]],
    ['Quai 9', [3, 5]],
    ['Quai 10', [2, 4]],
    [undefined, [1, 7]],
  ])
})

test('[INV-01] parcels of a machine are grouped by zone and sorted by slot number, unknown ones last', () => {
  const cold = inZone({ id: 2, name: 'Frais', myKey: 'MT' })
  const orders = [
    order(1, { ...cold, cleveronSlotId: '10' }),
    order(2, cold),
    order(3, { cleveronSlotId: '1' }),
    order(4, { ...cold, cleveronSlotId: '9' }),
    order(5, inZone({ id: 3, name: 'Ambiant' })),
  ]
  expect(named(byZone(orders))).toEqual([
    ['Ambiant', [5]],
    ['Frais (MT)', [4, 1, 2]],
    [undefined, [3]],
  ])
})

test('[INV-01] every machine has its count, and parcels of other machines form a separate group', () => {
  const orders = [
    order(1, { locker: locker(2, 'Taina') }),
    order(2, { locker: locker(2, 'Taina') }),
    order(3, { locker: locker(8, 'Retirée') }),
    order(4),
  ]
  const { rows, others } = inMachines([locker(2, 'Taina'), locker(1, 'Arue'), locker(3)], orders)
  expect(rows.map(({ name, count }) => [name, count])).toEqual([
    ['#3', 0],
    ['Arue', 0],
    ['Taina', 2],
  ])
  expect(named(others)).toEqual([
    ['Retirée', [3]],
    [undefined, [4]],
  ])
})
