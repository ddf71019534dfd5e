import { describe, expect, test } from 'vitest'
import { membersOf, start } from '../testing.ts'
import { isObject, textIn, type JsonObject } from '../types.ts'

/** The demonstration data contains deliveries of today. */

const clock = '2026-03-12T20:00:00Z'
const hours = (from: string, to: string | number): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / 3_600_000
const inMachine = new Set(['operin', 'reminder', 'overtimedue', 'overtime'])

const entriesOf = ({ history }: JsonObject) =>
  (Array.isArray(history) ? history : [])
    .filter(isObject)
    .map(({ status, createdAt }) => ({ status: textIn(status), at: textIn(createdAt) }))

async function demo() {
  const { api } = await start({ clock })
  return { api, orders: membersOf(await api.get('/api/orders?itemsPerPage=1000&order[id]=desc')) }
}

/** Hours until the deadline of a parcel in a machine; negative after it. */
const timeLeft = (order: JsonObject): number => {
  const deposit = entriesOf(order).findLast(({ status }) => status === 'operin')
  return Number(order['hold']) / 60 - hours(textIn(deposit?.at), clock)
}

describe('the demonstration', () => {
  test('has orders of the last six days, the newest a few minutes old', async () => {
    const { orders } = await demo()
    const ages = orders.map(({ createdAt }) => hours(textIn(createdAt), clock))
    expect(ages[0]).toBeLessThan(0.25)
    expect(Math.max(...ages)).toBeLessThan(6 * 24)
    expect(ages).toEqual(ages.toSorted((one, other) => one - other))
  })

  test('uses the clock of its world', async () => {
    const { api } = await start({ clock: '2027-07-01T08:00:00Z' })
    expect(textIn((await api.get('/api/orders/200')).body['createdAt'])).toMatch(/^2027-07-01T07:/)
  })

  test('has histories whose dates increase, lie in the past and end with the status of the order', async () => {
    const { orders } = await demo()
    for (const order of orders) {
      const entries = entriesOf(order)
      const moments = entries.map(({ at }) => new Date(at).getTime())
      expect(entries.at(-1)?.status).toBe(order['status'])
      expect(moments, `order ${Number(order['id'])}`).toEqual(
        [...new Set(moments)].toSorted((one, other) => one - other),
      )
      expect(moments.at(-1)).toBeLessThanOrEqual(new Date(clock).getTime())
      expect([entries[0]?.at, entries.at(-1)?.at]).toEqual([order['createdAt'], order['updatedAt']])
    }
  })

  test('has parcels with time left, some with little time left, and a few that are hours late', async () => {
    const { orders } = await demo()
    const left = (status: string) => orders.filter((order) => order['status'] === status).map(timeLeft)
    expect(Math.min(...left('operin'))).toBeGreaterThan(4)
    expect(Math.min(...left('reminder'))).toBeGreaterThan(0)
    expect(left('overtimedue').every((time) => time > 0 && time < 5)).toBe(true)
    expect(left('overtime').every((time) => time < 0 && time > -5)).toBe(true)
    expect(left('overtime').length).toBeLessThan(left('operin').length / 3)
  })

  test('has every status, common ones more often, and no old parcel in a machine', async () => {
    const { orders } = await demo()
    const count = (status: string) => orders.filter((order) => order['status'] === status).length
    expect(new Set(orders.map(({ status }) => status)).size).toBe(12)
    expect(count('receive')).toBeGreaterThan(count('cancel') + count('return'))
    const waiting = orders.filter(({ status }) => inMachine.has(textIn(status)))
    expect(waiting.length).toBeGreaterThan(20)
    expect(waiting.every(({ createdAt }) => hours(textIn(createdAt), clock) < 60)).toBe(true)
  })

  test('has groups of two and of three parcels for one recipient', async () => {
    const { orders } = await demo()
    const groups = Map.groupBy(
      orders.filter(({ multiOrderCode }) => textIn(multiOrderCode) !== ''),
      ({ multiOrderCode }) => textIn(multiOrderCode),
    )
    expect(new Set([...groups.values()].map(({ length }) => length))).toEqual(new Set([2, 3]))
    for (const group of groups.values()) {
      for (const shared of ['status', 'createdAt', 'receiveCode'])
        expect(new Set(group.map((order) => textIn(order[shared]))).size).toBeLessThanOrEqual(
          shared === 'createdAt' ? 2 : 1,
        )
    }
  })

  test('has no more orders under way in a booking than lockers', async () => {
    const { api } = await demo()
    const bookings = membersOf(await api.get('/api/booking_slots?itemsPerPage=100'))
    const used = bookings.map(({ capacity, available }) => Number(capacity) - Number(available))
    expect(Math.min(...bookings.map(({ available }) => Number(available)))).toBeGreaterThanOrEqual(0)
    expect(used.filter((count) => count === 0).length).toBeGreaterThan(5)
    expect(used.filter((count) => count > 0).length).toBeGreaterThan(20)
    const slots = membersOf(await api.get('/api/slots?itemsPerPage=100'))
    expect(slots.filter(({ available }) => available === 0).map(({ id }) => id)).toEqual([5, 18, 31, 44, 57])
  })

  test('has different names for all users, companies and machines', async () => {
    const { api } = await demo()
    for (const [path, key] of [
      ['users', 'email'],
      ['companies', 'name'],
      ['lockers', 'shortLocation'],
    ] as const) {
      const names = membersOf(await api.get(`/api/${path}?itemsPerPage=100`)).map((record) => textIn(record[key]))
      expect(new Set(names).size).toBe(names.length)
    }
  })
})
