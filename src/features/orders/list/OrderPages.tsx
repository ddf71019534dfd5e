import { isPart } from '#api/pages.ts'
import { formatDateTime } from '#lib/dates.ts'
import { PendingButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { useFocusHeir } from '#ui/focus.ts'
import { AddressSelect } from '#ui/form/FilterSelect.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { Pagination } from '#ui/table/Pagination.tsx'
import { useOneAtATime } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { filters, list, clientFilter } from './copy.ts'
import { defaultSize, type OrderSearch, pageSizes, readOrdersSearch } from './search.ts'
import type { OrdersOnClient } from './use-order-rows.ts'
import styles from './list.module.css'

interface Props {
  search: OrderSearch
  /** Undefined without a total from the server, like `lastPage`. */
  total: number | undefined
  lastPage: number | undefined
  hasNext: boolean
  /** Whether the rows belong to the current search, so that screen readers may announce the count. */
  isCurrent: boolean
  onSize: (size: string) => void
}

const sizes = pageSizes.map((size) => [String(size), String(size)] as const)

/** Controls below the table: rows per page and pages. */
export function OrderPages({ search, total, lastPage, hasNext, isCurrent, onSize }: Props) {
  const { page = 1, per_page: size = defaultSize } = search
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
  /** Number of matching rows, and number of rows read. */
  foundCount: number
  readCount: number
}

/** Replaces the pagination under a filter or a sorting on the client: progress of the read, and a button to read more. */
export function ReadFoot({ onClient, search: { tri }, foundCount, readCount }: ReadFootProps) {
  const { firstReadFailed, hasFailed, hasMore, isReadingOn, oldest, isFiltered } = onClient
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = onClient.query
  const { button, heir } = useFocusHeir<HTMLParagraphElement>()
  const readMore = useOneAtATime(() => fetchNextPage())
  const isCut = data !== undefined && !hasNextPage && isPart(data)

  return (
    <div className={styles['foot']}>
      {/* Pages that are read by themselves are not announced one by one. */}
      <p ref={heir} tabIndex={-1} role={isReadingOn && !hasFailed ? undefined : 'status'}>
        {data && (isFiltered ? clientFilter.found(foundCount, readCount) : clientFilter.sorted(readCount, data.total))}
        {data && oldest !== undefined && ` · ${clientFilter.until(formatDateTime(oldest))}`}
        {isReadingOn && !hasFailed && ` · ${clientFilter.reading}`}
        {onClient.unknown && ` · ${onClient.unknown}`}
        {tri && (hasFailed || isCut) && ` · ${clientFilter.sortedPart}`}
        {isCut && ` · ${words.maybeIncomplete}`}
        {hasFailed && (data ? ` · ${clientFilter.failed}` : clientFilter.unread)}
      </p>
      {hasFailed && <RetryButton busy={isFetching} onRetry={firstReadFailed ? refetch : fetchNextPage} />}
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
