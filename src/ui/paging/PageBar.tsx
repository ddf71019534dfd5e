import type { ReactNode } from 'react'
import { paging } from './copy.ts'
import styles from './paging.module.css'

interface Props {
  /** Counted from 1; `last` is 0 when there is nothing. */
  first: number
  last: number
  total: number | undefined
  /** <RowsPerPage/>, then <PageArrows/>. */
  size: ReactNode
  arrows: ReactNode
}

/** Below a list that the server cuts into pages: its size, where one is, and the ways on. */
export function PageBar({ first, last, total, size, arrows }: Props) {
  return (
    <div className={styles['bar']}>
      {size}
      <span className={styles['range']} aria-live="polite">
        {paging.range(last === 0 ? 0 : first, last, total)}
      </span>
      {arrows}
    </div>
  )
}
