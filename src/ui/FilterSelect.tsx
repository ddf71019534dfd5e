import { useId } from 'react'
import styles from './FilterSelect.module.css'

interface Props {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
  /** The label beside it instead of above: in a table's foot. */
  inline?: boolean
}

/** A choice that takes effect at once, for a filter or a page size: the platform's own list, on a phone too. */
export function FilterSelect({ label, value, options, onChange, inline }: Props) {
  const id = useId()
  return (
    <div className={styles['filter']} data-inline={inline || undefined}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles['select']} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
