import { type ComponentProps, useId, useRef } from 'react'
import { useTyped } from './use-typed.ts'
import styles from './FilterSelect.module.css'

interface Props {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
  /** Puts the label beside the list instead of above it: below a table. */
  inline?: boolean
  /** On a phone only the list is visible. Its accessible name stays. */
  labelHiddenOnPhone?: boolean
  /** The label is elsewhere. The element with this id adds a description. */
  describedBy?: string
}

/** A choice that takes effect at once, for a filter or a page size. It is the browser's own list, on a phone too. */
export function FilterSelect(props: Props) {
  const { label, value, options, onChange, inline, labelHiddenOnPhone, describedBy } = props
  const id = useId()
  /** The list was opened by pointer, and no key has been pressed since. */
  const byPointer = useRef(false)
  return (
    <div
      className={styles['filter']}
      data-inline={inline || undefined}
      data-label-hidden-on-phone={labelHiddenOnPhone || undefined}
    >
      {describedBy === undefined && (
        <label className={styles['label']} htmlFor={id}>
          {label}
        </label>
      )}
      <span className={styles['list']}>
        <select
          id={id}
          // The name does not depend on a label that is not shown here, or not on a phone.
          aria-label={labelHiddenOnPhone || describedBy !== undefined ? label : undefined}
          aria-describedby={describedBy}
          className={styles['select']}
          value={value}
          onPointerDown={() => (byPointer.current = true)}
          onKeyDown={() => (byPointer.current = false)}
          onChange={({ target }) => {
            onChange(target.value)
            // A list that keeps the focus takes the letters of the next scan for choices.
            if (byPointer.current) target.blur()
          }}
        >
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}

/** A choice that stands in the address. It shows what was chosen before the address does, so that the next key starts from there. */
export function AddressSelect({ value, onChange, ...rest }: ComponentProps<typeof FilterSelect>) {
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
