import type { ReactNode } from 'react'
import { words } from '#ui/copy.ts'
import { paging } from './copy.ts'
import styles from './paging.module.css'

interface Props {
  /** Counted from 1; `last` is 0 when there is nothing. */
  first: number
  last: number
  total: number | undefined
  /** The server named more rows, but they could not be had. */
  incomplete?: boolean | undefined
  /** A <FilterSelect/> of page sizes. */
  size: ReactNode
  /** <PageArrows/> */
  arrows: ReactNode
}

/** The bar below a list that the server splits into pages: page size, current range, arrows. */
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
