import { type ComponentProps, type ReactNode, useMemo } from 'react'
import type { Order } from '#api/generated/entities.ts'
import { lacksRows } from '#api/pages.ts'
import { groupRanks } from '#domain/orders/group.ts'
import { statusLabel } from '#domain/orders/status.ts'
import { titles } from '#features/orders/copy.ts'
import { formatDateTime } from '#lib/dates.ts'
import { orderSizes } from '#list/parameters.ts'
import { Button, PendingButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { focusTitle, useFocusHeir } from '#ui/focus.ts'
import { AddressSelect } from '#ui/form/FilterSelect.tsx'
import { EmptyState, RetryButton } from '#ui/page-states.tsx'
import { TableView } from '#ui/table/DataTable.tsx'
import { Pagination } from '#ui/table/Pagination.tsx'
import { useOneAtATime } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { GroupRanks, ShowsAge } from './columns.tsx'
import { clientFilter, filters, list, noOrders } from './copy.ts'
import { type OrderSearch, readOrdersSearch } from './search.ts'
import type { OrdersOnClient } from './use-order-rows.ts'
import styles from './list.module.css'

type View = ComponentProps<typeof TableView<Order>>

export interface OrdersTableProps extends Pick<View, 'table' | 'density' | 'marks' | 'selected'> {
  orders: readonly Order[]
  loading: boolean
  /** Previous rows are shown while the new ones load. */
  stale: boolean
  /** Rows exist before the first or after the last one. A submission that may continue there is not counted. */
  rowsBefore: boolean
  rowsAfter: boolean
  hasFilter: boolean
  /** The sorting of the console, whose value each row shows beside its status. */
  sortedBy?: OrderSearch['tri']
  empty: ReactNode
}

/** The deliveries. Those of one submission are drawn as a group, with their ranks. */
export function OrdersTable({ orders, rowsBefore, rowsAfter, hasFilter, sortedBy, ...view }: OrdersTableProps) {
  const ranks = useMemo(
    () => groupRanks(orders, { rowsBefore, rowsAfter, isIncomplete: hasFilter }),
    [orders, rowsBefore, rowsAfter, hasFilter],
  )
  const groupOf = ({ '@id': iri, multiOrderCode }: Order) => (ranks.has(iri) && multiOrderCode) || undefined
  return (
    <div className={styles['list']} data-sorted={sortedBy}>
      <GroupRanks value={ranks}>
        <ShowsAge value={sortedBy === 'anciennete'}>
          <TableView {...view} caption={titles.list} groupOf={groupOf} />
        </ShowsAge>
      </GroupRanks>
    </div>
  )
}

interface NoOrdersProps {
  search: OrderSearch
  /** Sentence of a filter that runs on the client: machine, company or days of creation. */
  sentence?: string | undefined
  create: ReactNode
  onClear: () => void
}

/** The empty list: names the filters and clears them, or offers to create the first delivery. */
export function NoOrders({ search: { barcode, status }, sentence, create, onClear }: NoOrdersProps) {
  if (sentence !== undefined) return <EmptyState sentence={sentence} />
  const on = [
    ...(barcode ? [noOrders.filterOn(filters.barcode, barcode)] : []),
    ...(status ? [noOrders.filterOn(filters.status, statusLabel(status))] : []),
  ]
  if (on.length > 0)
    return (
      <EmptyState
        suggestion={barcode && !status ? noOrders.search(barcode) : noOrders.filtered(on)}
        action={
          <Button
            variant="default"
            onClick={() => {
              onClear()
              focusTitle()
            }}
          >
            {filters.clear}
          </Button>
        }
      />
    )
  return <EmptyState suggestion={noOrders.suggestion} action={create} />
}

interface PagesProps {
  search: OrderSearch
  /** Undefined without a total from the server, like `lastPage`. */
  total: number | undefined
  lastPage: number | undefined
  hasNext: boolean
  /** Whether the rows belong to the current search, so that screen readers may announce the count. */
  isCurrent: boolean
  onSize: (size: string) => void
}

const sizes = orderSizes.map((size) => [String(size), String(size)] as const)

export function OrderPages({ search, total, lastPage, hasNext, isCurrent, onSize }: PagesProps) {
  const { page = 1, per_page: size = orderSizes[0] } = search
  return (
    <div className={styles['foot']}>
      <AddressSelect inline label={filters.perPage} value={String(size)} options={sizes} onChange={onSize} />
      <Pagination
        page={page}
        count={lastPage}
        hasNext={hasNext}
        linkTo={(target) => ({ to: '/livraisons', search: readOrdersSearch({ ...search, page: target }) })}
      />
      <VisuallyHidden aria-live="polite">{isCurrent && total !== undefined && list.found(total, page)}</VisuallyHidden>
    </div>
  )
}

interface ReadFootProps {
  onClient: OrdersOnClient
  search: OrderSearch
  foundCount: number
  readCount: number
}

/** Replaces the pagination under a filter or a sorting on the client: progress of the read, and a button to read more. */
export function ReadFoot({ onClient, search: { tri }, foundCount, readCount }: ReadFootProps) {
  const { firstReadFailed, hasFailed, hasMore, isReadingOn, until, isFiltered } = onClient
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = onClient.query
  const { button, heir } = useFocusHeir<HTMLParagraphElement>()
  const readMore = useOneAtATime(() => fetchNextPage())
  const isCut = data !== undefined && lacksRows(data, hasNextPage)

  return (
    <div className={styles['foot']}>
      {/* Pages that are read by themselves are not announced one by one. */}
      <p ref={heir} tabIndex={-1} role={isReadingOn && !hasFailed ? undefined : 'status'}>
        {data &&
          (isFiltered ? clientFilter.found(foundCount, readCount) : clientFilter.sorted(readCount, data.total, tri))}
        {data && until !== undefined && ` · ${clientFilter.until(formatDateTime(until))}`}
        {isReadingOn && !hasFailed && ` · ${clientFilter.reading}`}
        {onClient.unknown && ` · ${onClient.unknown}`}
        {tri && (hasFailed || isCut) && ` · ${clientFilter.sortedPart}`}
        {isCut && ` · ${words.maybeIncomplete}`}
        {hasFailed && (data ? ` · ${clientFilter.failed}` : clientFilter.unread)}
      </p>
      {hasFailed && <RetryButton reads={[{ isFetching, refetch: firstReadFailed ? refetch : fetchNextPage }]} />}
      {hasMore && !isReadingOn && !hasFailed && (
        <>
          <span aria-hidden="true" data-screen-only>
            ·
          </span>
          <PendingButton
            ref={button}
            variant="default"
            size="xs"
            pending={isFetchingNextPage}
            onClick={() => void readMore()}
          >
            {clientFilter.more}
          </PendingButton>
        </>
      )}
    </div>
  )
}
