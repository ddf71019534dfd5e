import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import * as lockers from '#api/generated/lockers.ts'
import * as orders from '#api/generated/orders.ts'
import { machinesQuery, zonesQuery } from '#api/records/selections.ts'
import { record } from '#api/test-calls.ts'
import { parcelReads } from '#features/inventory/use-inventory.ts'
import { sentenceOf } from './copy.ts'
import type { Kind } from './copy.ts'
import { changes, judge } from './judge.ts'

const HOUR = 3_600_000
const now = Date.UTC(2026, 2, 12, 20)
const bands = { MT: [2, 8] } as const
const all: Kind[] = ['expired', 'machine', 'zone']

const parcel = (id: number, status: string, hoursAgo = 1) => ({
  ...record('orders', id),
  barcode: `CMP-${id}`,
  status,
  hold: 2880,
  locker: { '@id': '/api/lockers/1', id: 1 },
  history: [{ status: 'operin', createdAt: new Date(now - hoursAgo * HOUR).toISOString() }],
})

const page = (items: object[], total = items.length) => ({ pages: [{ items, total }], pageParams: [{}] })

let age = 0
function read(client: QueryClient, queryKey: QueryKey, data: unknown) {
  age += 1
  client.setQueryData(queryKey, data, { updatedAt: age })
}

/** All four lists of parcels, the first one with these rows. */
function readParcels(client: QueryClient, rows: object[], total = rows.length) {
  for (const [place, { queryKey }] of parcelReads.entries())
    read(client, queryKey, place === 0 ? page(rows, total) : page([]))
}

const readMachine = (client: QueryClient, total: number) =>
  read(client, lockers.all(machinesQuery).queryKey, {
    items: [{ '@id': '/api/lockers/1', id: 1, shortLocation: 'Taina', slotsInfos: { total, available: 0, rented: 0 } }],
  })

const readZone = (client: QueryClient, currentTemp: number | undefined) =>
  read(client, lockers.all(zonesQuery).queryKey, {
    items: [
      {
        ...record('lockers', 1),
        shortLocation: 'Taina',
        temperatureZones: [{ '@id': '/api/temperature_zones/4', id: 4, name: 'Frais', myKey: 'MT', currentTemp }],
      },
    ],
  })

/** Keys of what begins and ends with the readings of the cache. */
function watcher(client: QueryClient, kinds = all) {
  const known = new Map<string, boolean>()
  return (at = now) => {
    const { started, ended } = changes(known, judge(client, { kinds, bands, now: at }).judged)
    return [started.map(({ key }) => key), ended]
  }
}

test('[ALRT-01] a delivery alerts when it expires, by its status or by its deadline, and not when it was first read so', () => {
  const client = new QueryClient()
  const look = watcher(client)
  readParcels(client, [parcel(1, 'operin'), parcel(2, 'overtime'), parcel(3, 'reminder', 47)])
  expect(look()).toEqual([[], []])
  expect(judge(client, { kinds: all, bands, now }).nextDue).toBe(now + HOUR)
  expect(look(now + HOUR)).toEqual([['expired 3'], []])
  // An older reading of another screen says otherwise.
  client.setQueryData(orders.one(1).queryKey, parcel(1, 'reminder'), { updatedAt: 1 })
  readParcels(client, [parcel(1, 'overtime'), parcel(2, 'overtime'), parcel(3, 'overtime', 47)])
  expect(look(now + HOUR)).toEqual([['expired 1'], []])
})

test('[ALRT-02] a reading without the hold time, as on the page of a delivery, does not end an alert', () => {
  const client = new QueryClient()
  const look = watcher(client)
  readParcels(client, [parcel(3, 'operin', 47)])
  look()
  expect(look(now + HOUR)).toEqual([['expired 3'], []])
  read(client, orders.one(3).queryKey, {
    ...record('orders', 3),
    status: 'operin',
    history: parcel(3, 'operin', 47).history,
  })
  expect(look(now + HOUR)).toEqual([[], []])
})

test('[ALRT-01] a machine alerts from 95 %, when all parcels are read or those that are read suffice', () => {
  const client = new QueryClient()
  const look = watcher(client, ['machine'])
  const many = (count: number) => Array.from({ length: count }, (_, id) => parcel(id + 1, 'operin'))
  readMachine(client, 20)
  readParcels(client, many(2), 20)
  expect(look()).toEqual([[], []])
  readParcels(client, many(18))
  // It may have recovered while no tab was open.
  expect(look()).toEqual([[], ['machine 1']])
  readParcels(client, many(19), 40)
  expect(look()).toEqual([['machine 1'], []])
  readParcels(client, many(18))
  expect(look()).toEqual([[], ['machine 1']])
})

test('[ALRT-01] a zone alerts when it leaves its band, and a missing value is no judgement', () => {
  const client = new QueryClient()
  const look = watcher(client)
  const key = 'zone /api/temperature_zones/4'
  readZone(client, 8)
  expect(look()).toEqual([[], [key]])
  readZone(client, undefined)
  expect(look()).toEqual([[], []])
  readZone(client, 8.1)
  expect(look()).toEqual([[key], []])
  readZone(client, 2)
  expect(look()).toEqual([[], [key]])
  expect(judge(client, { kinds: [], bands, now }).judged).toEqual([])
})

test('[ALRT-02] several alerts are one sentence', () => {
  const alert = (kind: Kind, name: string) => ({ key: name, kind, name, path: '/' })
  expect(sentenceOf([alert('zone', 'Frais, Taina')])).toBe('La zone Frais, Taina est hors plage.')
  expect(sentenceOf([alert('expired', 'CMP-1'), alert('machine', 'Taina'), alert('expired', 'CMP-2')])).toBe(
    '3 alertes\u{A0}: 2 livraisons expirées, 1 machine occupée à 95\u{A0}% ou plus.',
  )
})
