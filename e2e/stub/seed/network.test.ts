import { describe, expect, test } from 'vitest'
import { membersOf, start, type Client } from '../testing.ts'
import { isObject, textIn, type JsonObject } from '../types.ts'

/** Data of the network of `npm start` at every hour of the week. */

const moments = [
  ['a Thursday morning', '2026-03-12T20:00:00Z'],
  ['the night before Sunday', '2026-03-15T13:00:00Z'],
  ['a Monday at six', '2026-03-16T16:00:00Z'],
] as const

const waiting = new Set(['operin', 'reminder', 'overtimedue', 'overtime'])
const list = async (api: Client, path: string): Promise<JsonObject[]> =>
  membersOf(await api.get(`/api/${path}?itemsPerPage=5000`))

const entriesOf = ({ history }: JsonObject) =>
  (Array.isArray(history) ? history : [])
    .filter(isObject)
    .map(({ status, createdAt }) => ({ status: textIn(status), at: new Date(textIn(createdAt)).getTime() }))

/** Times in Tahiti, parsed as UTC. */
const tahiti = (at: number): Date => new Date(at - 10 * 3_600_000)

describe.each(moments)('the network on %s', async (_, clock) => {
  const { api } = await start({ seed: 'network', clock })
  const orders = await list(api, 'orders')
  const lockers = await list(api, 'lockers')
  const now = new Date(clock).getTime()
  const reached = (status: string): Date[] =>
    orders.flatMap((order) => entriesOf(order).flatMap((entry) => (entry.status === status ? [tahiti(entry.at)] : [])))
  const countBy = (dates: Date[], keep: (date: Date) => boolean): number => dates.filter(keep).length
  const hoursFrom = (from: number, to: number) => (date: Date) => date.getUTCHours() >= from && date.getUTCHours() < to

  test('has five weeks of deliveries, with all statuses, and the newest of the last working hours', () => {
    const ages = orders.map(({ createdAt }) => (now - new Date(textIn(createdAt)).getTime()) / 86_400_000)
    expect(Math.max(...ages)).toBeGreaterThan(31)
    expect(Math.max(...ages)).toBeLessThan(40)
    expect(ages.at(-1)).toBeLessThan(1.7)
    expect(orders.length).toBeGreaterThan(1500)
    expect(new Set(orders.map(({ status }) => status)).size).toBe(12)
    expect(ages).toEqual(ages.toSorted((one, other) => other - one))
  })

  test('has histories whose dates increase, lie in the past and end with the status of the order', () => {
    for (const order of orders) {
      const entries = entriesOf(order)
      const dates = entries.map(({ at }) => at)
      expect(entries.at(-1)?.status).toBe(order['status'])
      expect(dates, `order ${Number(order['id'])}`).toEqual([...new Set(dates)].toSorted((one, other) => one - other))
      expect(dates.at(-1)).toBeLessThanOrEqual(now)
    }
  })

  test('has rush hours: deposits in the morning and after lunch, collections at noon and after work, none at night', () => {
    const [deposits, collections] = [reached('operin'), reached('receive')]
    const perHour = (dates: Date[], from: number, to: number) => countBy(dates, hoursFrom(from, to)) / (to - from)
    expect(perHour(deposits, 8, 11)).toBeGreaterThan(2 * perHour(deposits, 12, 13))
    expect(perHour(deposits, 14, 16)).toBeGreaterThan(2 * perHour(deposits, 12, 13))
    expect(perHour(collections, 16, 19)).toBeGreaterThan(2 * perHour(collections, 13, 15))
    expect(perHour(collections, 11, 13)).toBeGreaterThan(1.5 * perHour(collections, 13, 15))
    expect(countBy([...deposits, ...collections], hoursFrom(22, 24)) + countBy(collections, hoursFrom(0, 5))).toBe(0)
  })

  test('is busy on weekdays, half asleep on Saturdays, and quiet on Sundays', () => {
    const deposits = reached('operin')
    const on = (weekday: number) => countBy(deposits, (date) => date.getUTCDay() === weekday)
    const weekdays = [1, 2, 3, 4, 5].map(on)
    expect(Math.min(...weekdays)).toBeGreaterThan(1.2 * on(6))
    expect(on(6)).toBeGreaterThan(2 * on(0))
  })

  test('has parcels with time left, some with little, and a few that have expired', () => {
    const left = (status: string) =>
      orders
        .filter((order) => order['status'] === status)
        .map((order) => {
          const deposit = entriesOf(order).findLast((entry) => entry.status === 'operin')?.at ?? 0
          return Number(order['hold']) / 60 - (now - deposit) / 3_600_000
        })
    expect(Math.min(...left('operin'))).toBeGreaterThan(12)
    expect(Math.min(...left('reminder'))).toBeGreaterThan(0)
    expect(left('overtimedue').every((hours) => hours > 0 && hours < 6)).toBe(true)
    expect(left('overtime').every((hours) => hours < 0 && hours > -8)).toBe(true)
    for (const status of ['reminder', 'overtimedue', 'overtime']) expect(left(status).length).toBeGreaterThan(3)
  })

  test('has machines under tension, a full one, empty ones, and one that is sold out but empty', () => {
    const measured = lockers.map((locker) => {
      const inside = orders.filter(
        (order) => order['locker'] === locker['@id'] && waiting.has(textIn(order['status'])),
      ).length
      const infos = isObject(locker['slotsInfos']) ? locker['slotsInfos'] : {}
      return { rate: inside / Number(infos['total']), free: Number(infos['available']) }
    })
    expect(measured.filter(({ rate }) => rate >= 0.8)).toHaveLength(3)
    expect(measured.filter(({ rate }) => rate === 1)).toHaveLength(1)
    expect(measured.filter(({ rate, free }) => rate === 0 && free === 0)).toHaveLength(1)
    expect(measured.filter(({ rate, free }) => rate === 0 && free > 0).length).toBeGreaterThan(0)
  })

  test('has each parcel in a separate locker, with its number', () => {
    const places = orders
      .filter(({ status }) => waiting.has(textIn(status)))
      .map(({ locker, cleveronSlotId }) => `${textIn(locker)} ${textIn(cleveronSlotId)}`)
    expect(new Set(places).size).toBe(places.length)
    expect(places.every((place) => /^\/api\/lockers\/\d+ [1-9]\d?$/.test(place))).toBe(true)
  })

  test('has saturated, idle and inactive bookings, and none with more orders than lockers', async () => {
    const bookings = await list(api, 'booking_slots')
    const active = bookings.filter((booking) => booking['active'] === true)
    expect(active.filter(({ available }) => available === 0).length).toBeGreaterThan(10)
    expect(active.filter(({ available, capacity }) => available === capacity).length).toBeGreaterThan(10)
    expect(bookings.length - active.length).toBeGreaterThan(5)
    for (const booking of bookings) {
      const occupied = orders.filter(
        ({ bookingSlot, status }) =>
          bookingSlot === booking['@id'] &&
          (waiting.has(textIn(status)) || ['created', 'ready_for_delivery', 'picked_up'].includes(textIn(status))),
      )
      expect(occupied.length, textIn(booking['@id'])).toBeLessThanOrEqual(Number(booking['capacity']))
    }
    for (const slot of await list(api, 'slots')) expect(Number(slot['available'])).toBeGreaterThanOrEqual(0)
  })
})

describe('the network', async () => {
  const clock = moments[0][1]
  const { api } = await start({ seed: 'network', clock })

  test('has machines on islands from Tubuai to Nuku Hiva, no two on one spot', async () => {
    const lockers = await list(api, 'lockers')
    expect(lockers).toHaveLength(24)
    for (const { latitude, longitude, shortLocation } of lockers) {
      expect(Number(latitude), textIn(shortLocation)).toBeGreaterThan(-24)
      expect(Number(latitude), textIn(shortLocation)).toBeLessThan(-8)
      expect(Number(longitude), textIn(shortLocation)).toBeGreaterThan(-152)
      expect(Number(longitude), textIn(shortLocation)).toBeLessThan(-139)
    }
    expect(new Set(lockers.map(({ latitude, longitude }) => `${Number(latitude)} ${Number(longitude)}`)).size).toBe(24)
    const created = lockers.map(({ createdAt }) => textIn(createdAt))
    expect(created.every((date) => new Date(date) < new Date(clock))).toBe(true)
  })

  test('has a few zones that are too warm, one without a measure, and the rest within their band', async () => {
    const zones = await list(api, 'temperature_zones')
    const off = zones.filter(
      ({ keyTemp, currentTemp }) => currentTemp !== undefined && Math.abs(Number(currentTemp) - Number(keyTemp)) > 3,
    )
    expect(off.map(({ myKey }) => myKey)).toEqual(['LT', 'MT', 'HT', 'MT', 'LT'])
    expect(zones.filter(({ currentTemp }) => currentTemp === undefined)).toHaveLength(1)
  })

  test('has groups of parcels for one recipient, some of them in a machine now', async () => {
    const orders = await list(api, 'orders')
    const groups = [
      ...Map.groupBy(
        orders.filter(({ multiOrderCode }) => textIn(multiOrderCode) !== ''),
        ({ multiOrderCode }) => textIn(multiOrderCode),
      ).values(),
    ]
    expect(new Set(groups.map(({ length }) => length))).toEqual(new Set([2, 3]))
    for (const group of groups) {
      const stems = group.map(({ barcode }) => textIn(barcode).replace(/-\d$/, ''))
      expect([new Set(stems).size, new Set(group.map(({ barcode }) => barcode)).size]).toEqual([1, group.length])
    }
    const barcodes = orders.map(({ barcode }) => barcode)
    expect(new Set(barcodes).size).toBe(barcodes.length)
    expect(groups.filter(([first]) => waiting.has(textIn(first?.['status']))).length).toBeGreaterThan(3)
  })

  test('shows each account a part of the deliveries when scoped', async () => {
    const count = async (username: string) => {
      const scoped = await start({ seed: 'network', clock, scoped: true }, username)
      return (await list(scoped.api, 'orders')).length
    }
    const [all, member, courier] = [await count('admin'), await count('membre'), await count('livreur')]
    expect(member).toBeGreaterThan(100)
    expect(courier).toBeGreaterThan(100)
    expect(Math.max(member, courier)).toBeLessThan(all / 2)
  })
})
