import type { QueryClient } from '@tanstack/react-query'
import { isRefusal, mayPass } from '#api/errors.ts'
import { readAnew } from '#api/fresh-reading.ts'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import type { Selection } from '#api/query-string.ts'
import { type Batch, markIncomplete } from '#api/resource.ts'
import { serverNow } from '#api/token.ts'
import { firstEntry } from '#domain/orders/history.ts'
import { statusLabel } from '#domain/orders/status.ts'
import { stayOf } from '#domain/orders/timeline.ts'
import { orderExport } from '#features/orders/change/copy.ts'
import { impersonal } from '#lib/contact.ts'
import { type CsvColumn, dateCell, fileOf, fileOfList, phoneCell } from '#lib/csv.ts'
import { isoOf } from '#lib/dates.ts'
import { reasonOf } from '#list/bulk-job/job-result.ts'
import type { ExportJob } from '#ui/export/use-export.ts'
import { csvColumnsOf } from '#ui/table/columns.tsx'
import { accepts, countUnknown, infiniteParams, sorted, walkInfinite } from './client-filter.ts'
import { orderColumns } from './columns.tsx'
import { worklists } from './copy.ts'
import { listFields, type OrderSearch } from './search.ts'

const shown = csvColumnsOf(orderColumns)

/** Optional columns of the recipient. The pick-up code is neither requested nor exported. */
const personal: CsvColumn<Order>[] = [
  {
    header: orderExport.client,
    cell: ({ client }) => [client?.firstname, client?.lastname].filter(Boolean).join(' '),
  },
  { header: orderExport.phone, cell: ({ client }) => phoneCell(client?.phone) },
  { header: orderExport.email, cell: ({ client }) => client?.email },
]

const clientFields = {
  client: ['id', 'firstname', 'lastname', 'phone', 'email'],
} as const satisfies Selection<Order>[number]

function exportQuery(search: OrderSearch, withPersonal: boolean) {
  return { ...infiniteParams(search), q: withPersonal ? ([...listFields, clientFields] as const) : listFields }
}

/** Optional columns of the stay in the machine, with the values of « Analyse ». */
const stayColumns = (): CsvColumn<Order>[] => {
  const now = serverNow()
  const depositOf = ({ history = [] }: Order) => firstEntry(history, 'operin')
  return [
    { header: orderExport.deposit, cell: (order) => momentCell(depositOf(order)) },
    {
      header: orderExport.collection,
      cell: (order) => {
        const collection = firstEntry(order.history ?? [], 'receive')
        // A collection before the deposit belongs to an earlier stay that the history has lost.
        return (collection ?? 0) < (depositOf(order) ?? 0) ? undefined : momentCell(collection)
      },
    },
    {
      header: orderExport.hours,
      cell: (order) => {
        const stay = stayOf(order, now)
        return stay && Math.round(stay.ms / 36_000) / 100
      },
    },
  ]
}

const momentCell = (time: number | undefined) => (time === undefined ? undefined : dateCell(isoOf(time)))

const columnsFor = (withPersonal: boolean, withStay: boolean) => [
  ...shown,
  ...(withStay ? stayColumns() : []),
  ...(withPersonal ? personal : []),
]
/**
 * Fetches the selected deliveries one after the other. The file lacks those that the server refuses or fails to send twice, and the result
 * names them.
 */
function walkSelected(client: QueryClient, selected: readonly Pick<Order, 'id'>[], withPersonal: boolean) {
  const { q } = exportQuery({}, withPersonal)
  let at = 0
  let read = 0
  let failedId: number | undefined
  const missing: string[] = []

  /** @throws what may pass, and the first failure of a delivery that is not refused */
  function leaveOut(id: number, error: unknown): undefined {
    if (mayPass(error)) throw error
    if (!isRefusal(error) && failedId !== id) {
      failedId = id
      throw error
    }
    missing.push(`#${id} (${reasonOf(error)})`)
  }

  return async (): Promise<Batch<Order> & { missing: readonly string[] }> => {
    const id = selected[at]?.id
    const order =
      id === undefined ? undefined : await readAnew(client, orders.one(id, { q })).catch((error) => leaveOut(id, error))
    at += 1
    if (order !== undefined) read += 1
    const total = selected.length
    const isOver = at >= total
    return { items: order ? [order] : [], read, total, isOver, isIncomplete: isOver && read < total, missing }
  }
}

export const selectedExport = (client: QueryClient, selected: readonly Pick<Order, 'id'>[]): ExportJob => ({
  title: orderExport.selection,
  what: orderExport.selectedOnly(selected.length),
  name: [orderExport.name, orderExport.selected],
  personal: orderExport.personal,
  further: orderExport.stay,
  begin: (withPersonal, withStay) =>
    fileOf(columnsFor(withPersonal, withStay), walkSelected(client, selected, withPersonal), (rows) => rows),
})

/** A whole barcode: the company, a dash and eight capital letters or digits. 0 and 689 begin phone numbers. */
const BARCODE = /^([^\s@]+-[A-Z]{8}|(?!0|689-)\d{1,5}-\d{8})(-\d{1,2})?$/

/** The barcode filter for the file name: a whole barcode, whose digits would count as a phone number, or a part of one. A text without a digit may be the name of a person. */
const barcodeInName = (typed = '') => (BARCODE.test(typed) ? typed : impersonal(/\d/.test(typed) ? typed : undefined))

/** Export of all deliveries of the list, on all pages. Client-side filters apply after the fetch. */
export const ordersExport = (client: QueryClient, search: OrderSearch): ExportJob => ({
  title: orderExport.title,
  name: [
    orderExport.name,
    search.status &&
      (Object.entries(worklists).find(([status]) => status === search.status)?.[1] ?? statusLabel(search.status)),
    search.machine === undefined ? undefined : orderExport.machine(search.machine),
    search.societe === undefined ? undefined : orderExport.company(search.societe),
    search.du && orderExport.from(search.du),
    search.au && orderExport.until(search.au),
    search.age,
    barcodeInName(search.barcode),
  ],
  personal: orderExport.personal,
  further: orderExport.stay,
  begin: (withPersonal, withStay) =>
    fileOfList(
      columnsFor(withPersonal, withStay),
      markIncomplete(walkInfinite(client, search, exportQuery(search, withPersonal)), (rows) =>
        countUnknown(search, rows),
      ),
      { accepts: accepts(search), sorted: search.tri === undefined ? undefined : (rows) => sorted(rows, search.tri) },
    ),
})
