import { Waiting } from '#ui/Waiting.tsx'
import type { ColumnMeta } from './columns.ts'
import { roles } from './roles.ts'
import rowStyles from './BodyRow.module.css'
import cellStyles from './cell.module.css'
import styles from './SkeletonRows.module.css'

const rowCount = 10

interface Column {
  id: string
  columnDef: { meta?: ColumnMeta }
}

/** Placeholder rows of the real height, hidden from screen readers. A long wait is announced. */
export function SkeletonRows({ columns }: { columns: readonly Column[] }) {
  return (
    <>
      <tr {...roles.row} className={styles['waiting']}>
        <td {...roles.cell} colSpan={columns.length}>
          <Waiting />
        </td>
      </tr>
      {[...Array(rowCount).keys()].map((row) => (
        <tr key={row} aria-hidden className={rowStyles['row']}>
          {columns.map(({ id, columnDef: { meta = {} } }) => (
            <td key={id} className={cellStyles['cell']} data-actions={meta.actions} data-numeric={meta.numeric}>
              {!meta.actions && <span className={styles['skeleton']} />}
            </td>
          ))}
        </tr>
      ))}
    </>
  )
}
