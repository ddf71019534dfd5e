import { paging } from './copy.ts'
import styles from './paging.module.css'

interface Props {
  sizes: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** How many rows a page has. A native list: on a phone its label leaves and the choice stays. */
export function RowsPerPage({ sizes, value, onChange }: Props) {
  return (
    <div className={styles['size']}>
      <span className={styles['label']} aria-hidden>
        {paging.rowsPerPage}
      </span>
      <select
        className={styles['select']}
        aria-label={paging.rowsPerPage}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {sizes.map((size) => (
          <option key={size.value} value={size.value}>
            {size.label}
          </option>
        ))}
      </select>
    </div>
  )
}
