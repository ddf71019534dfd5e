import { useRef } from 'react'
import { isPart } from '#api/pages.ts'
import { PendingButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { AddressSelect } from '#ui/form/FilterSelect.tsx'
import { RetryButton } from '#ui/page-states.tsx'
import { Pagination } from '#ui/table/Pagination.tsx'
import { useOneAtATime } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { filters, list, narrowing } from './copy.ts'
import { defaultSize, type OrderSearch, pageSizes, readOrdersSearch } from './search.ts'
import type { FilteredOrders } from './use-filtered-orders.ts'
import styles from './OrderPages.module.css'

interface Props {
  search: OrderSearch
  /** Undefined without a total from the server, like `lastPage`. */
  total: number | undefined
  lastPage: number | undefined
  hasNext: boolean
  /** Whether the rows belong to the current search, so that screen readers may announce the count. */
  announced: boolean
  onSize: (size: string) => void
}

const sizes = pageSizes.map((size) => [String(size), String(size)] as const)

/** Controls below the table: rows per page and pages. */
export function OrderPages({ search, total, lastPage, hasNext, announced, onSize }: Props) {
  const { page = 1, per_page: size = defaultSize } = search
  return (
    <div className={styles['pages']}>
      <AddressSelect inline label={filters.perPage} value={String(size)} options={sizes} onChange={onSize} />
      <Pagination
        page={page}
        count={lastPage}
        hasNext={hasNext}
        linkTo={(target) => ({ to: '/livraisons', search: readOrdersSearch({ ...search, page: target }) })}
      />
      <VisuallyHidden aria-live="polite">{announced && total !== undefined && list.found(total, page)}</VisuallyHidden>
    </div>
  )
}

interface FilteredFootProps {
  filtered: FilteredOrders
  /** Number of matching rows, and number of rows read. */
  shown: number
  of: number
}

/** Replaces the pagination under a machine or company filter: progress of the read, and a button to read more. */
export function FilteredFoot({ filtered, shown, of }: FilteredFootProps) {
  const { firstReadFailed, hasFailed } = filtered
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = filtered.list
  const count = useRef<HTMLParagraphElement>(null)
  const readOn = useOneAtATime(() => fetchNextPage())
  const isCut = data !== undefined && !hasNextPage && isPart(data)

  /** Keeps the focus when the button disappears after the last page or a failure. */
  function passFocusOn(button: HTMLButtonElement | null) {
    return () => {
      if (document.activeElement !== button) return
      queueMicrotask(() => {
        if (document.activeElement === document.body) count.current?.focus()
      })
    }
  }

  return (
    <div className={styles['read']}>
      <p ref={count} tabIndex={-1} role="status">
        {data && narrowing.found(shown, of)}
        {isCut && ` · ${words.maybeIncomplete}`}
        {hasFailed && (data ? ` · ${narrowing.failed}` : narrowing.unread)}
      </p>
      {hasFailed && <RetryButton busy={isFetching} onRetry={firstReadFailed ? refetch : fetchNextPage} />}
      {hasNextPage && !hasFailed && (
        <>
          <span aria-hidden="true">·</span>
          <PendingButton
            ref={passFocusOn}
            variant="default"
            size="xs"
            pending={isFetchingNextPage}
            onClick={() => void readOn()}
          >
            {narrowing.more}
          </PendingButton>
        </>
      )}
    </div>
  )
}
