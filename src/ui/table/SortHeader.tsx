import { ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { roles } from './roles.ts'
import styles from './SortHeader.module.css'

/** The id of the sorted column. */
export interface Sort {
  column: string
  direction: 'asc' | 'desc'
}

interface Props {
  column: string
  /** undefined: not sortable. null: sortable, and the table is not sorted yet. */
  sort: Sort | null | undefined
  onSort?: ((column: string) => void) | undefined
  numeric?: boolean | undefined
  width?: string | undefined
  children: ReactNode
}

/** The header of a column. A sortable column has a button in it and `aria-sort` on it. */
export function SortHeader({ column, sort, onSort, numeric, width, children }: Props) {
  const looks = { ...roles.columnHeader, 'data-numeric': numeric || undefined, style: { width } }
  if (sort === undefined) return <th {...looks}>{children}</th>
  const direction = sort?.column === column ? sort.direction : undefined
  const Arrow = direction ? ArrowUp : ChevronsUpDown
  return (
    <th {...looks} aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'}>
      <button type="button" className={styles['sort']} onClick={() => onSort?.(column)}>
        {children}
        <Arrow size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </th>
  )
}
