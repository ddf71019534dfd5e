import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PendingButton } from '#ui/Button.tsx'
import { phrases, words } from '#ui/copy.ts'
import { useOneAtATime } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { RowMarks } from './BodyRow.tsx'
import type { Columns, Density } from './columns.tsx'
import { DataTable, type Sort } from './DataTable.tsx'
import styles from './GrowingTable.module.css'

/** Rows and state of an infinite query. */
export interface GrowingList<Row> {
  /** Undefined while the first page is being read, when placeholder rows are shown. `incomplete`: rows may be missing. */
  data: { items: readonly Row[]; total?: number; incomplete?: boolean } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

interface Props<Row extends { '@id': string }> {
  caption: string
  columns: Columns<Row>
  density?: Density | undefined
  list: GrowingList<Row>
  /** Rows to show instead of those of the list. */
  refreshed?: { rows: readonly Row[]; marks: RowMarks | undefined }
  empty: ReactNode
  /** True when all rows are loaded, or are loaded automatically. */
  isWhole?: boolean
  stale?: boolean | undefined
  sort?: Sort | undefined
  onSort?: (column: string) => void
}

/** A table with « Charger plus » below it. */
export function GrowingTable<Row extends { '@id': string }>(props: Props<Row>) {
  const { caption, columns, list, refreshed, empty, isWhole = false, stale, sort, onSort } = props
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const { items = [], total, incomplete } = data ?? {}
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        density={props.density}
        rows={refreshed?.rows ?? items}
        marks={refreshed?.marks}
        loading={!data}
        stale={stale}
        empty={empty}
        sort={sort}
        {...(onSort && { onSort })}
      />
      {data && !isWhole && (
        <LoadMore
          shown={items.length}
          total={total}
          hasMore={hasNextPage}
          incomplete={incomplete}
          pending={isFetchingNextPage}
          onMore={() => fetchNextPage()}
        />
      )}
    </>
  )
}

interface LoadMoreProps {
  shown: number
  /** Undefined when the server sends no total. */
  total: number | undefined
  hasMore: boolean
  /** The server has more rows, but they could not be read. */
  incomplete?: boolean | undefined
  pending: boolean
  onMore: () => unknown
}

/**
 * « Charger plus » with the number of shown rows. It keeps the focus and announces new rows. After the last page the button is
 * removed, and the count takes the focus.
 */
export function LoadMore({ shown, total, hasMore, incomplete = false, pending, onMore }: LoadMoreProps) {
  const count = useRef<HTMLParagraphElement>(null)
  const askedAt = useRef<number>(undefined)
  const [said, setSaid] = useState('')

  // An effect, because the number of new rows is known only after rendering.
  useEffect(() => {
    if (askedAt.current === undefined || pending) return
    const added = shown - askedAt.current
    if (added <= 0 && !incomplete) return
    const news = [added > 0 && phrases.rowsAdded(added, shown, total), incomplete && words.maybeIncomplete]
    setSaid(news.filter(Boolean).join('. '))
    askedAt.current = undefined
    if (!hasMore && (document.activeElement === document.body || document.activeElement === null))
      count.current?.focus()
  }, [shown, total, pending, hasMore, incomplete])

  // `pending` becomes true with the next render. A second click before that would request the same page again.
  const ask = useOneAtATime(() => {
    askedAt.current = shown
    return onMore()
  })

  // An empty table shows a message instead.
  if (shown === 0 && !hasMore) return null
  return (
    <div className={styles['foot']}>
      {hasMore && (
        <PendingButton variant="subtle" fullWidth pending={pending} onClick={ask}>
          {words.loadMore}
        </PendingButton>
      )}
      <p className={styles['count']} ref={count} tabIndex={-1}>
        {phrases.shownOf(shown, total)}
        {incomplete && `. ${words.maybeIncomplete}`}
      </p>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  )
}
