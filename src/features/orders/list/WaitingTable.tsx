import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { freshForAMinute } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { inStatusSince, isOverdue, type WaitLimits } from '#domain/orders/history.ts'
import { codeOf } from '#domain/orders/place.ts'
import { statusesBefore } from '#domain/orders/status.ts'
import { pageOf } from '#domain/pages.ts'
import { waiting as words } from '#features/orders/change/copy.ts'
import { StatusAge } from '#features/orders/order-state.tsx'
import { formatNumber } from '#lib/numbers.ts'
import { countCheckOf } from '#refresh/count-check.ts'
import { words as uiWords } from '#ui/copy.ts'
import { TextLink } from '#ui/links.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { worklists } from './copy.ts'
import type { WorklistTotal } from './Worklists.tsx'
import styles from './columns.module.css'

export type WaitStatus = keyof WaitLimits

const MOST = 100

/** The last page of a list, with the size at most `MOST` that gives it the most rows: it could have a single one. */
function fullestLastPage(total: number) {
  const rowsOf = (itemsPerPage: number) => ((total - 1) % itemsPerPage) + 1
  const sizes = Array.from({ length: MOST }, (_, less) => MOST - less)
  const itemsPerPage = sizes.reduce((best, size) => (rowsOf(size) > rowsOf(best) ? size : best))
  return { page: Math.ceil(total / itemsPerPage), itemsPerPage }
}

/** The oldest deliveries of a worklist, newest first. */
const oldestQuery = (status: WaitStatus, total: number) =>
  ({
    ...fullestLastPage(total),
    status,
    'order[id]': 'desc',
    q: ['id', 'barcode', 'status', 'history'],
  }) as const satisfies orders.ListParams

function useWaiting(status: WaitStatus, limits: WaitLimits, worklist: WorklistTotal, now: number) {
  const limit = limits[status]
  const { total } = worklist
  const params = oldestQuery(status, total || 1)
  const isWanted = limit > 0 && total !== undefined && total > 0
  const read = orders.useOrdersPage(params, { ...freshForAMinute, enabled: isWanted })
  const items = isWanted ? read.data?.items : total === 0 ? [] : undefined
  const dated = (items ?? []).flatMap((order) => {
    const since = inStatusSince(order)
    return since === undefined ? [] : [{ order, since }]
  })
  const all = isWanted ? (read.data?.total ?? total) : 0
  const undated = (items?.length ?? 0) - dated.length
  const { hasFailed } = readState(read)
  const countCheck = { ...countCheckOf(status, statusesBefore(status)), readsOnePage: true } as const
  // A server that sends fewer rows a page, or a delivery that came after the count, makes another page the last one.
  const isLast = !isWanted || (read.data !== undefined && read.data.next === undefined)
  return {
    status,
    /** In hours. */
    limit,
    /** Number of deliveries read that wait longer. Undefined until known. */
    count: items && dated.filter(({ since }) => isOverdue(since, now, limit)).length,
    /** The delivery that waits longest. Undefined when the oldest were not read. */
    oldest: isLast ? dated.toSorted((a, b) => a.since - b.since)[0]?.order : undefined,
    read: items?.length ?? 0,
    undated,
    total: all,
    /** Everything was read and judged. */
    isWhole: isLast && items !== undefined && undated === 0 && items.length >= all,
    /** The read of the deliveries, for RefreshBar. */
    query: isWanted ? { ...orders.page(params), countCheck } : undefined,
    failure: total === undefined && worklist.isUnknown ? worklist : isWanted && hasFailed ? read : undefined,
    isFetching: read.isFetching,
  }
}

type Waiting = ReturnType<typeof useWaiting>

/** As far as one call a status tells. An empty worklist and a limit of 0 take no call. */
export function useWaitingTooLong(limits: WaitLimits, counts: Record<WaitStatus, WorklistTotal>, now: number) {
  const rows = [
    useWaiting('created', limits, counts.created, now),
    useWaiting('ready_for_delivery', limits, counts.ready_for_delivery, now),
    useWaiting('picked_up', limits, counts.picked_up, now),
    useWaiting('left_for_customer_service', limits, counts.left_for_customer_service, now),
  ].filter(({ limit }) => limit > 0)
  const failed = rows.flatMap(({ failure }) => failure ?? [])
  return {
    rows,
    /** Undefined unless everything was read and judged. */
    count: rows.every(({ isWhole }) => isWhole) ? rows.reduce((sum, { count = 0 }) => sum + count, 0) : undefined,
    undated: rows.reduce((sum, row) => sum + row.undated, 0),
    failed,
    queries: rows.flatMap(({ query }) => query ?? []),
    isFetching: rows.some(({ isFetching }) => isFetching),
  }
}

const column = columnsOf<Waiting>()

const columns = column.columns([
  column.accessor(({ status }) => worklists[status], {
    id: 'worklist',
    header: words.worklist,
    meta: { rowHeader: true },
    cell: ({ getValue, row: { original } }) => (
      <span className={styles['stacked']}>
        <TextLink to="/livraisons" search={{ status: original.status, tri: 'anciennete' }}>
          {getValue()}
        </TextLink>
        <span>{words.limit(original.limit)}</span>
      </span>
    ),
  }),
  column.accessor('count', {
    header: words.count,
    cell: ({ row: { original } }) => <Count {...original} />,
  }),
  column.accessor('oldest', {
    header: words.oldest,
    cell: ({ getValue }) => <Oldest order={getValue()} />,
  }),
])

function Count({ count, isWhole, read, total, failure }: Waiting) {
  if (count === undefined) return failure && uiWords.unknown
  if (isWhole) return formatNumber(count)
  return (
    <span className={styles['stacked']}>
      <span>{words.atLeast(count)}</span>
      <span>{words.part(read, total)}</span>
    </span>
  )
}

const Oldest = ({ order }: { order: Order | undefined }) =>
  order && (
    // A long code breaks in a narrow card.
    <span className={styles['stacked']} style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      <TextLink {...pageOf.orders(order.id)}>{codeOf(order)}</TextLink>
      <StatusAge order={order} />
    </span>
  )

export const WaitingTable = ({ caption, rows }: { caption: string; rows: readonly Waiting[] }) => (
  <DataTable
    caption={caption}
    columns={columns}
    rows={rows}
    rowId={({ status }) => status}
    loading={rows.every(({ count, failure }) => count === undefined && failure === undefined)}
  />
)
