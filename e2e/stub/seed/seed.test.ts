import { describe, expect, test } from 'vitest'
import { membersOf, start, type Client } from '../testing.ts'
import type { SeedName } from '../types.ts'
import { isObject, textIn, type JsonObject } from '../types.ts'

/** Facts that hold in all demonstration data, at whatever hour it is filled, and on which journeys and screens rely. */

const moments = [
  ['demo', '2026-03-12T20:00:00Z'],
  ['network', '2026-03-12T20:00:00Z'],
  ['network', '2026-03-15T13:00:00Z'],
  ['network', '2026-03-16T16:00:00Z'],
] as const satisfies [SeedName, string][]

const waiting = ['operin', 'reminder', 'overtimedue', 'overtime']
const underWay = [...waiting, 'created', 'ready_for_delivery', 'picked_up']
const list = async (api: Client, path: string): Promise<JsonObject[]> =>
  membersOf(await api.get(`/api/${path}?itemsPerPage=5000`))

const entriesOf = ({ history }: JsonObject) =>
  (Array.isArray(history) ? history : [])
    .filter(isObject)
    .map(({ status, createdAt }) => ({ status: textIn(status), at: new Date(textIn(createdAt)).getTime() }))

describe.each(moments)('the data of %s at %s', async (seed, clock) => {
  const { api } = await start({ seed, clock })
  const orders = await list(api, 'orders')
  const now = new Date(clock).getTime()
  const ofStatus = (...statuses: string[]) => orders.filter(({ status }) => statuses.includes(textIn(status)))

  test('has all statuses, recent deliveries, and histories that increase and end with the status of the order', () => {
    expect(new Set(orders.map(({ status }) => status)).size).toBe(12)
    expect(now - Math.max(...orders.map(({ createdAt }) => new Date(textIn(createdAt)).getTime()))).toBeLessThan(
      1.7 * 86_400_000,
    )
    for (const order of orders) {
      const dates = entriesOf(order).map(({ at }) => at)
      expect(entriesOf(order).at(-1)?.status).toBe(order['status'])
      expect(dates, `order ${Number(order['id'])}`).toEqual([...new Set(dates)].toSorted((one, other) => one - other))
      expect(dates.at(-1)).toBeLessThanOrEqual(now)
    }
  })

  test('has parcels with time left, some with little, and a few that have expired', () => {
    const left = (status: string) =>
      ofStatus(status).map((order) => {
        const deposit = entriesOf(order).findLast((entry) => entry.status === 'operin')?.at ?? 0
        return Number(order['hold']) / 60 - (now - deposit) / 3_600_000
      })
    expect(Math.min(...left('operin'))).toBeGreaterThan(4)
    expect(left('overtimedue').every((hours) => hours > 0 && hours < 6)).toBe(true)
    expect(left('overtime').every((hours) => hours < 0 && hours > -8)).toBe(true)
    for (const status of ['reminder', 'overtimedue', 'overtime']) expect(left(status).length).toBeGreaterThan(1)
  })

  test('has groups of two and of three parcels for one recipient, and no barcode twice', () => {
    const groups = Map.groupBy(
      orders.filter(({ multiOrderCode }) => textIn(multiOrderCode) !== ''),
      ({ multiOrderCode }) => textIn(multiOrderCode),
    )
    expect(new Set([...groups.values()].map(({ length }) => length))).toEqual(new Set([2, 3]))
    expect(new Set(orders.map(({ barcode }) => barcode)).size).toBe(orders.length)
  })

  test('has no booking with more orders than lockers, and no slot with more bookings than places', async () => {
    const used = Map.groupBy(ofStatus(...underWay), ({ bookingSlot }) => textIn(bookingSlot))
    for (const { '@id': id, capacity } of await list(api, 'booking_slots'))
      expect(used.get(textIn(id))?.length ?? 0, textIn(id)).toBeLessThanOrEqual(Number(capacity))
    for (const slot of await list(api, 'slots')) expect(Number(slot['available'])).toBeGreaterThanOrEqual(0)
  })
})

test('the network has two full machines, one that is sold out but empty, five warm zones, and each parcel in a place of its own', async () => {
  const { api } = await start({ seed: 'network', clock: moments[1][1] })
  const inside = (await list(api, 'orders')).filter(({ status }) => waiting.includes(textIn(status)))
  const places = inside.map(({ locker, cleveronSlotId }) => `${textIn(locker)} ${textIn(cleveronSlotId)}`)
  expect(new Set(places).size).toBe(places.length)
  const measured = (await list(api, 'lockers')).map((locker) => {
    const infos = isObject(locker['slotsInfos']) ? locker['slotsInfos'] : {}
    const parcels = inside.filter((order) => order['locker'] === locker['@id']).length
    return { rate: parcels / Number(infos['total']), free: Number(infos['available']) }
  })
  expect(measured).toHaveLength(24)
  expect(measured.filter(({ rate }) => rate === 1)).toHaveLength(2)
  expect(measured.filter(({ rate, free }) => rate === 0 && free === 0)).toHaveLength(1)
  const isWarm = ({ keyTemp, currentTemp }: JsonObject) =>
    currentTemp !== undefined && Math.abs(Number(currentTemp) - Number(keyTemp)) > 3
  expect((await list(api, 'temperature_zones')).filter(isWarm)).toHaveLength(5)
})

test('the demonstration uses the clock of its world', async () => {
  const { api } = await start({ clock: '2027-07-01T08:00:00Z' })
  expect(textIn((await api.get('/api/orders/200')).body['createdAt'])).toMatch(/^2027-07-01T07:/)
})
