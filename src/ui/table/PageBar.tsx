import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { IconButton } from '#ui/Button.tsx'
import { paging, words } from '#ui/copy.ts'
import { AddressSelect } from '#ui/form/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import styles from './pages.module.css'

interface Props {
  page: number
  /** Undefined when the server sends no total, so that the last page is unknown. */
  lastPage: number | undefined
  hasNext: boolean
  onPage: (page: number) => void
  /** First row, counted from 1. `last` is 0 without rows. */
  first: number
  last: number
  total: number | undefined
  /** The server has more rows, but they could not be read. */
  incomplete?: boolean | undefined
  /** Rows per page. */
  size: string
  sizes: readonly (readonly [string, string])[]
  onSize: (size: string) => void
}

/** The bar below a list with pages: page size, current range, and arrows to the first, previous, next and last page. */
export function PageBar(props: Props) {
  const { page, lastPage, hasNext, onPage, first, last, total, incomplete, size, sizes, onSize } = props
  const isFirst = page <= 1
  /** A disabled arrow stays in place and keeps the focus. */
  const arrow = (label: string, Icon: LucideIcon, target: number | undefined) => (
    <IconButton
      aria-label={label}
      aria-disabled={target === undefined || undefined}
      onClick={() => target !== undefined && onPage(target)}
    >
      <Icon {...icon} />
    </IconButton>
  )
  return (
    <div className={styles['bar']}>
      <AddressSelect inline label={paging.rowsPerPage} options={sizes} value={size} onChange={onSize} />
      <span data-wide-only aria-live="polite">
        {paging.range(last === 0 ? 0 : first, last, total)}
        {incomplete && `. ${words.maybeIncomplete}`}
      </span>
      <nav aria-label={paging.label} className={styles['arrows']}>
        {arrow(paging.first, ChevronFirst, isFirst ? undefined : 1)}
        {arrow(paging.previous, ChevronLeft, isFirst ? undefined : page - 1)}
        {arrow(paging.next, ChevronRight, hasNext ? page + 1 : undefined)}
        {arrow(paging.last, ChevronLast, hasNext ? lastPage : undefined)}
      </nav>
    </div>
  )
}
