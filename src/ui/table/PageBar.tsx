import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/Button.tsx'
import { paging, words } from '#ui/copy.ts'
import { icon } from '#ui/icon.ts'
import styles from './PageBar.module.css'

interface Props {
  /** First row, counted from 1. `last` is 0 without rows. */
  first: number
  last: number
  total: number | undefined
  /** The server has more rows, but they could not be read. */
  incomplete?: boolean | undefined
  /** A <FilterSelect/> of page sizes. */
  size: ReactNode
  /** <PageArrows/> */
  arrows: ReactNode
}

/** The bar below a list with pages: page size, current range and arrows. */
export function PageBar({ first, last, total, incomplete, size, arrows }: Props) {
  return (
    <div className={styles['bar']}>
      {size}
      <span className={styles['range']} aria-live="polite">
        {paging.range(last === 0 ? 0 : first, last, total)}
        {incomplete && `. ${words.maybeIncomplete}`}
      </span>
      {arrows}
    </div>
  )
}

interface ArrowsProps {
  page: number
  /** Undefined when the server sends no total, so that the last page is unknown. */
  lastPage: number | undefined
  hasNext: boolean
  onPage: (page: number) => void
}

/** Arrows to the first, previous, next and last page. A disabled arrow stays in place and keeps the focus. */
export function PageArrows({ page, lastPage, hasNext, onPage }: ArrowsProps) {
  const arrow = (label: string, Icon: LucideIcon, target: number | undefined) => (
    <IconButton
      className={styles['arrow']}
      aria-label={label}
      aria-disabled={target === undefined || undefined}
      onClick={() => target !== undefined && onPage(target)}
    >
      <Icon {...icon} />
    </IconButton>
  )
  const isFirst = page <= 1
  return (
    <nav aria-label={paging.label} className={styles['arrows']}>
      {arrow(paging.first, ChevronFirst, isFirst ? undefined : 1)}
      {arrow(paging.previous, ChevronLeft, isFirst ? undefined : page - 1)}
      {arrow(paging.next, ChevronRight, hasNext ? page + 1 : undefined)}
      {arrow(paging.last, ChevronLast, hasNext ? lastPage : undefined)}
    </nav>
  )
}
