import type { Query, QueryClient } from '@tanstack/react-query'
import { pagesIn, rowsIn, statusOf } from '#api/cache.ts'
import { describeRead } from '#api/describe-read.ts'
import type { Locker, Order } from '#api/generated/entities.ts'
import { isObject, uniqueByIri } from '#api/read.ts'
import type { TemperatureBands } from '#domain/occupancy.ts'
import { deadlineOf } from '#domain/orders/history.ts'
import { codeOf, lockerOf } from '#domain/orders/place.ts'
import { isInMachine } from '#domain/orders/status.ts'
import { pathOf } from '#domain/pages.ts'
import { byMachine } from '#features/inventory/groups.ts'
import { parcelReads } from '#features/inventory/use-inventory.ts'
import { machinesOf, zoneReadingsOf } from '#features/network/machines.ts'
import type { Alert, Kind } from './copy.ts'

/** Judges what the screens have read. No call is sent for an alert. */

export interface Judged extends Alert {
  isBad: boolean
}

/** Data of a resource in the cache, the newest last. */
function dataOf(client: QueryClient, resource: string): Query[] {
  const queries = client.getQueryCache().findAll({ queryKey: [resource] })
  return queries
    .filter(({ queryKey, state }) => state.data !== undefined && describeRead(queryKey)?.kind !== 'count')
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
}

type Known = { '@id': string; id: number }
const isRecord = (value: unknown): value is Known => isObject(value) && typeof value['@id'] === 'string'

/**
 * Records of a resource, each field by its newest reading: not every call asks for every field. A list of one status may leave it out
 * of its rows.
 */
function recordsOf<Entity extends Known>(client: QueryClient, resource: string, isFit: (record: Entity) => boolean) {
  const found = new Map<string, Entity>()
  for (const { queryKey, state } of dataOf(client, resource)) {
    const status = statusOf(describeRead(queryKey)?.params)
    const rows = isRecord(state.data) ? [state.data] : rowsIn(state.data)
    for (const row of rows as unknown as Entity[]) {
      const record = status === undefined ? row : { status, ...row }
      if (isFit(record)) found.set(record['@id'], { ...found.get(record['@id']), ...record })
    }
  }
  return [...found.values()]
}

const judgeOrders = (client: QueryClient, now: number): (Judged & { due?: number | undefined })[] =>
  recordsOf<Order>(client, 'orders', ({ status }) => status !== undefined).map((order) => {
    const due = isInMachine(order.status) ? deadlineOf(order) : undefined
    return {
      key: `expired ${order.id}`,
      kind: 'expired',
      name: codeOf(order),
      path: pathOf('orders', order.id),
      isBad: order.status === 'overtime' || (due !== undefined && due <= now),
      due,
    }
  })

/** The parcels in machines that were read last, and how many more one machine may hold. */
function parcelsOf(client: QueryClient) {
  const lists = parcelReads.map(({ queryKey }) => client.getQueryData(queryKey))
  const orders = uniqueByIri(lists.flatMap(rowsIn)) as unknown as Order[]
  const isWhole = lists.every((data) => {
    const last = pagesIn(data).at(-1)
    if (!isObject(last)) return false
    return typeof last['total'] === 'number' ? rowsIn(data).length >= last['total'] : last['next'] === undefined
  })
  const unplaced = orders.filter((order) => lockerOf(order)?.id === undefined).length
  return { orders, mayBeMore: isWhole ? unplaced : Infinity }
}

function judgeMachines(client: QueryClient): Judged[] {
  const { orders, mayBeMore } = parcelsOf(client)
  const counts = new Map(byMachine(orders).map(({ id, orders: { length } }) => [id, length]))
  const lockers = recordsOf<Locker>(client, 'lockers', ({ slotsInfos }) => slotsInfos !== undefined)
  return machinesOf(lockers, { counts, mayBeMore }).flatMap(({ id, name, occupancy: { level } }): Judged[] =>
    level === 'unmeasured' || level === 'unread'
      ? []
      : [{ key: `machine ${id}`, kind: 'machine', name, path: pathOf('lockers', id), isBad: level === 'critical' }],
  )
}

function judgeZones(client: QueryClient, bands: TemperatureBands): Judged[] {
  const lockers = recordsOf<Locker>(client, 'lockers', ({ temperatureZones }) => temperatureZones !== undefined)
  return zoneReadingsOf(lockers, bands).flatMap(({ key, lockerId, machine, zone, verdict }): Judged[] =>
    verdict === 'inside' || verdict === 'outside'
      ? [
          {
            key: `zone ${key}`,
            kind: 'zone',
            name: [zone, machine].filter(Boolean).join(', '),
            path: pathOf('lockers', lockerId),
            isBad: verdict === 'outside',
          },
        ]
      : [],
  )
}

interface Wanted {
  kinds: readonly Kind[]
  bands: TemperatureBands
  /** Time of the server. */
  now: number
}

/** Everything that the cache tells about the wanted kinds, and the next deadline of a parcel. */
export function judge(client: QueryClient, { kinds, bands, now }: Wanted): { judged: Judged[]; nextDue: number } {
  const orders = kinds.includes('expired') ? judgeOrders(client, now) : []
  const judged = [
    ...orders,
    ...(kinds.includes('machine') ? judgeMachines(client) : []),
    ...(kinds.includes('zone') ? judgeZones(client, bands) : []),
  ]
  return { judged, nextDue: Math.min(...orders.map(({ due = Infinity }) => (due > now ? due : Infinity))) }
}

/** Compares with what this tab knew, and updates it. The first reading is no event: it may have been so for days. */
export function changes(known: Map<string, boolean>, judged: readonly Judged[]) {
  const started = judged.filter(({ key, isBad }) => isBad && known.get(key) === false)
  // A machine or a zone may have recovered while no tab was open. A delivery expires once.
  const ended = judged.filter(({ key, kind, isBad }) => !isBad && (known.get(key) ?? kind !== 'expired'))
  for (const { key, isBad } of judged) known.set(key, isBad)
  return { started, ended: ended.map(({ key }) => key) }
}
