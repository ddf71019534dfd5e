import { QueryClient } from '@tanstack/react-query'
import { parse } from 'csv-parse/sync'
import { beforeEach, expect, test } from 'vitest'
import * as orders from '#api/generated/orders.ts'
import { walkPages } from '#api/resource.ts'
import { fail, seed, signIn, startStub, world } from '#features/orders/change/test-bulk-job-screen.ts'
import type { ExportJob } from '#ui/export/use-export.ts'
import { aClient, anOrder } from '../../../../e2e/builders/order.ts'
import { accepts } from './client-filter.ts'
import { ordersExport, selectedExport } from './orders-export.ts'
import { listQuery, type OrderSearch, readOrdersSearch } from './search.ts'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const { signal } = new AbortController()

beforeEach(async () => {
  startStub()
  await signIn('admin')
})

async function fileOf(job: ExportJob, withPersonal = false, withFurther = false) {
  const { head, next, rest } = job.begin(withPersonal, withFurther)
  let text = head
  let part
  do {
    part = await next(signal)
    text += part.lines
  } while (!part.isOver)
  text += rest?.() ?? ''
  const rows: Record<string, string>[] = parse(text, { bom: true, delimiter: ';', columns: true })
  return { rows, text, isIncomplete: part.isIncomplete }
}

/** Ids of the list, page after page, as in the pagination or « load more ». */
async function listed(search: OrderSearch) {
  const { page: _page, ...query } = listQuery(search)
  const next = walkPages(orders.list(query), client)
  const isFound = accepts(search)
  const ids: string[] = []
  let batch
  do {
    batch = await next(signal)
    ids.push(...batch.items.filter(isFound).map(({ id }) => String(id)))
  } while (!batch.isOver)
  return ids
}

const searches: Record<string, unknown>[] = [
  {},
  { barcode: 'CMP' },
  { barcode: '1', status: 'operin' },
  { machine: '3', page: '2' },
  { societe: '2', status: 'operin' },
  { machine: '3', societe: '2', barcode: '1' },
]

test.each(searches)('[EXP-01] the file has exactly the rows of the list with %j', async (typed) => {
  const search = readOrdersSearch(typed)
  const { rows, isIncomplete } = await fileOf(ordersExport(client, search))
  expect(rows.map((row) => row['#'])).toEqual(await listed(search))
  expect(isIncomplete).toBe(false)
})

test('[EXP-01] 1,284 orders are 1,284 lines, a hundred a call', async () => {
  await seed(Array.from({ length: 1284 }, (_, index) => anOrder({ id: 100_000 + index, barcode: `LOT-${index}` })))
  const { requests } = world()
  requests.clear()
  const { rows } = await fileOf(ordersExport(client, { barcode: 'LOT-' }))
  expect(rows).toHaveLength(1284)
  expect(requests.list()).toHaveLength(13)
})

const recipient = { clients: [aClient({ id: 77, phone: '+689 87 12 34 56' })] }

test('[EXP-04] the recipient is in the file only on request, and the pick-up code never is', async () => {
  const secret = anOrder({ id: 90_000, barcode: 'SECRET', receiveCode: '48151623', client: 77 as never })
  await seed([secret], recipient)
  const { requests } = world()
  requests.clear()
  const without = await fileOf(ordersExport(client, { barcode: 'SECRET' }))
  expect(without.text).not.toMatch(/Tapare|87 12|@example/)
  expect(without.rows).toHaveLength(1)
  expect(Object.keys(without.rows[0] ?? {})).not.toContain('Destinataire')
  expect(requests.list()[0]?.query).not.toContain('client')

  const withThem = await fileOf(ordersExport(client, { barcode: 'SECRET' }), true)
  expect(withThem.rows[0]).toMatchObject({ Destinataire: 'Moea Tapare', Téléphone: '+689 87 12 34 56' })
  for (const { text } of [without, withThem]) expect(text).not.toContain('48151623')
  expect(requests.list().filter(({ query }) => query.includes('receiveCode'))).toEqual([])
})

test('[BULK-02] the selection is exported with current data, without what is deleted or fails twice, which is named', async () => {
  await seed([1, 2, 3].map((id) => anOrder({ id: 80_000 + id, barcode: `S-${id}`, status: 'operin' })))
  const ids = [80_001, 89_999, 80_002, 80_003].map((id) => ({ id }))
  const { next } = selectedExport(client, ids).begin(false, false)
  fail('GET', '/orders/80002', { status: 503 }, 3)
  fail('GET', '/orders/80002', { status: 500 })
  const parts = [await next(signal), await next(signal)]
  for (const _press of [1, 2, 3]) await expect(next(signal)).rejects.toMatchObject({ status: 503 })
  await expect(next(signal)).rejects.toMatchObject({ status: 500 })
  parts.push(await next(signal), await next(signal))
  expect(parts.map(({ lines }) => lines).join('')).toMatch(/^.*;S-1;.*;déposée;.*\r\n.*;S-3;.*;déposée;.*\r\n$/)
  expect(parts.at(-1)).toMatchObject({
    isOver: true,
    isIncomplete: true,
    missing: ['#89999 (introuvable sur le serveur)', '#80002 (erreur 500 du serveur)'],
  })
})

test('[EXP-05] [LIST-04] the name contains the filter', () => {
  const nameOf = (search: OrderSearch) => ordersExport(client, search).name.filter(Boolean)
  expect(nameOf({ status: 'overtime' })).toEqual(['livraisons', 'Expirées'])
  expect(nameOf({ status: 'receive', barcode: 'A/1' })).toEqual(['livraisons', 'récupérée par le client', 'A/1'])
  expect(nameOf({ machine: 3 })).toEqual(['livraisons', 'machine 3'])
  expect(nameOf({})).toEqual(['livraisons'])
})

test.each([
  ['teva@example.pf', false],
  ['87123456', false],
  ['06-12345678', false],
  ['Teva-87123456', false],
  ['CMP-0001-ABCDEFGH', true],
  ['vini-01-ABCDEFGH-2', true],
  ['123456789-ABCDEFGH', true],
  ['6-25838000', true],
  ['Moea Tapare', false],
  ['CMP-0001', true],
])('[EXP-05] the name leaves out what may name a person, and keeps a barcode: %s', (barcode, isKept) => {
  expect(ordersExport(client, { barcode }).name.includes(barcode)).toBe(isKept)
})

const at = (hour: string) => `2026-03-${hour}:00:00+00:00`
const parcel = (id: number, given: object) =>
  anOrder({ id: 70_000 + id, barcode: `SEJOUR-${id}`, company: null, locker: null, client: null, ...given })

test('[DESK-06] the stay in the machine is in the file on request: the first deposit, the collection, the hours', async () => {
  const step = (status: string, hour: string) => ({ status, createdAt: at(hour) })
  await seed([
    parcel(1, { status: 'receive', history: [step('operin', '10T10'), step('receive', '11T11')] }),
    parcel(2, { status: 'created', history: [step('created', '10T10')] }),
    parcel(3, { status: 'receive', history: [step('receive', '11T11')] }),
  ])
  const search = { barcode: 'SEJOUR-' }
  const { rows } = await fileOf(ordersExport(client, search), false, true)
  expect(rows.map((row) => [row['Déposée le'], row['Récupérée le'], row['Heures en machine']])).toEqual([
    ['', '11/03/2026 01:00', ''],
    ['', '', ''],
    ['10/03/2026 00:00', '11/03/2026 01:00', '25'],
  ])
  const plain = await fileOf(ordersExport(client, search))
  expect(Object.keys(plain.rows[0] ?? {})).not.toContain('Déposée le')
})

test('[DESK-07] [DESK-01] the file of a period ends with its first day, and that of a sorted list has its order', async () => {
  const deposits = [12, 10, 11]
  const deposited = (index: number) =>
    parcel(index, {
      status: 'operin',
      hold: 60,
      createdAt: at(index < 250 ? '01T12' : '05T12'),
      history: [{ status: 'operin', createdAt: at(`${deposits[index % 3]}T10`) }],
    })
  await seed(Array.from({ length: 300 }, (_, index) => deposited(index)))
  const { requests } = world()
  requests.clear()
  const day = await fileOf(ordersExport(client, { barcode: 'SEJOUR-', du: '2026-03-05', au: '2026-03-05' }))
  expect(day.rows).toHaveLength(50)
  expect(day.isIncomplete).toBe(false)
  expect(requests.list()).toHaveLength(1)
  const sorted = await fileOf(ordersExport(client, { barcode: 'SEJOUR-', status: 'operin', tri: 'deadline' }))
  expect(sorted.rows).toHaveLength(300)
  expect(sorted.rows.slice(0, 2).map((row) => Number(row['#']) % 3)).toEqual([70_001 % 3, 70_001 % 3])
})
