import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, useId, useRef } from 'react'
import { useTyped } from './use-typed.ts'
import styles from './FilterSelect.module.css'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, label: string])[]
  onChange: (value: Value) => void
  /** Label beside the list instead of above it, for a list below a table. On a phone it is hidden, and the accessible name stays. */
  inline?: boolean
  /** Hides the label, because it is shown elsewhere. The element with this id is the description. */
  describedBy?: string
}

/** A choice that takes effect at once, for a filter or a page size. A native select, on a phone too. */
export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChange, inline, describedBy } = props
  const id = useId()
  /** True when the list was opened by pointer and no key has been pressed since. */
  const byPointer = useRef(false)
  return (
    <div className={styles['filter']} data-inline={inline || undefined} data-screen-only={inline || undefined}>
      {describedBy === undefined && (
        <label className={styles['label']} htmlFor={id} data-wide-only={inline || undefined}>
          {label}
        </label>
      )}
      <span className={styles['list']}>
        <select
          id={id}
          // The accessible name of a list whose label is hidden here or on a phone.
          aria-label={inline || describedBy !== undefined ? label : undefined}
          aria-describedby={describedBy}
          className={styles['select']}
          value={value}
          onPointerDown={() => (byPointer.current = true)}
          onKeyDown={() => (byPointer.current = false)}
          onChange={({ target }) => {
            onChange(target.value as Value)
            // A focused list would take the letters of the next scan as choices.
            if (byPointer.current) target.blur()
          }}
        >
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
        <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden data-screen-only />
      </span>
    </div>
  )
}

/** A choice stored in the address. It shows the choice before the address changes, so that the next key starts from there. */
export function AddressSelect({ value, onChange, ...rest }: ComponentProps<typeof FilterSelect<string>>) {
  const { typed, setTyped, remember } = useTyped(value)
  return (
    <FilterSelect
      {...rest}
      value={typed}
      onChange={(chosen) => {
        setTyped(chosen)
        remember(chosen)
        onChange(chosen)
      }}
    />
  )
}
