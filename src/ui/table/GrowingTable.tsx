import { type ReactNode, useState } from 'react'
import { PendingButton } from '#ui/Button.tsx'
import { phrases, words } from '#ui/copy.ts'
import { useFocusHeir } from '#ui/focus.ts'
import { useOneAtATime } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Columns } from './columns.tsx'
import { DataTable } from './DataTable.tsx'
import styles from './pages.module.css'

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
  list: GrowingList<Row>
  empty: ReactNode
}

/** A table with « Charger plus » below it. */
export const GrowingTable = <Row extends { '@id': string }>({ caption, columns, list, empty }: Props<Row>) => (
  <>
    <DataTable caption={caption} columns={columns} rows={list.data?.items ?? []} loading={!list.data} empty={empty} />
    <LoadMore list={list} />
  </>
)

/** « Charger plus », which announces new rows. After the last page it is removed, and the count takes the focus. */
export function LoadMore<Row>({ list }: { list: GrowingList<Row> }) {
  const { data: { items, total, incomplete = false } = { items: [] }, hasNextPage, isFetchingNextPage } = list
  const shown = items.length
  const { button, heir } = useFocusHeir<HTMLParagraphElement>()
  /** Number of rows before the press, until its answer is announced. */
  const [askedAt, setAskedAt] = useState<number>()
  const [said, setSaid] = useState('')

  if (askedAt !== undefined && !isFetchingNextPage && (shown > askedAt || (incomplete && !hasNextPage))) {
    const added = shown - askedAt
    const news = [added > 0 && phrases.rowsAdded(added, shown, total), incomplete && words.maybeIncomplete]
    setSaid(news.filter(Boolean).join('. '))
    setAskedAt(undefined)
  }

  // `isFetchingNextPage` becomes true with the next render. A second click before that would request the same page again.
  const ask = useOneAtATime(() => {
    setAskedAt(shown)
    return list.fetchNextPage()
  })

  // An empty table shows a message instead.
  if (shown === 0 && !hasNextPage) return null
  return (
    <div className={styles['foot']}>
      {hasNextPage && (
        <PendingButton ref={button} variant="subtle" fullWidth pending={isFetchingNextPage} onClick={ask}>
          {words.loadMore}
        </PendingButton>
      )}
      <p ref={heir} tabIndex={-1}>
        {phrases.shownOf(shown, total)}
        {incomplete && `. ${words.maybeIncomplete}`}
      </p>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </div>
  )
}
