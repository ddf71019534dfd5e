import { useEffect, useState } from 'react'
import { words } from '#ui/copy.ts'
import { as } from './roles.ts'
import rowStyles from './BodyRow.module.css'
import cellStyles from './cell.module.css'
import styles from './SkeletonRows.module.css'

const rowCount = 10
const announceAfterMs = 500

/** Rows of the real ones' height, silent; the wait is said only when it lasts. */
export function SkeletonRows({ columns }: { columns: number }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), announceAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <tr {...as.row} className={styles['waiting']}>
        <td {...as.cell} colSpan={columns}>
          <span aria-live="polite">{late && words.loading}</span>
        </td>
      </tr>
      {[...Array(rowCount).keys()].map((row) => (
        <tr key={row} aria-hidden className={rowStyles['row']}>
          {[...Array(columns).keys()].map((column) => (
            <td key={column} className={cellStyles['cell']}>
              <span className={styles['skeleton']}>&nbsp;</span>
            </td>
          ))}
        </tr>
      ))}
    </>
  )
}
