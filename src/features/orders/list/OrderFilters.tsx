import { Search } from 'lucide-react'
import { type ReactNode, useState, type SyntheticEvent } from 'react'
import { ORDER_STATUSES, statusLabel } from '#features/orders/status.ts'
import { Button } from '#ui/Button.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import { filters } from './copy.ts'
import { FilterChip } from './FilterChip.tsx'
import { noFilter, type OrderChange, type OrderSearch } from './search.ts'
import styles from './OrderFilters.module.css'

interface Props {
  search: OrderSearch
  /** Something narrows the list. */
  filtered: boolean
  /** With what changes, as it was typed. */
  onChange: (change: OrderChange) => void
  /** Further filters. Their code comes late. */
  children?: ReactNode
}

const statuses = [['', filters.all] as const, ...ORDER_STATUSES.map((status) => [status, statusLabel(status)] as const)]

/**
 * The two filters, with the values of the URL. Enter starts the search for a barcode, typing does not. What filters besides
 * the status also stands as a chip that removes it: a worklist may look short because of a forgotten barcode.
 */
export function OrderFilters({ search, filtered, onChange, children }: Props) {
  const { barcode = '', status } = search
  const [typed, setTyped] = useState(barcode)
  // Back and Forward change the barcode of the URL, and the field follows.
  const [shown, setShown] = useState(barcode)
  if (shown !== barcode) {
    setShown(barcode)
    setTyped(barcode)
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second scan replaces the text instead of being joined to it.
    event.currentTarget.querySelector('input')?.select()
    setTyped(typed.trim())
    onChange({ barcode: typed })
  }

  function clear() {
    setTyped('')
    onChange(noFilter)
  }

  return (
    <search className={styles['filters']}>
      <form onSubmit={submit}>
        <label className={styles['label']} htmlFor="barcode">
          {filters.barcode}
        </label>
        <span className={styles['search']}>
          <input
            id="barcode"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={filters.barcodeHint}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="submit" aria-label={filters.search}>
            <Search {...icon} />
          </button>
        </span>
      </form>
      <FilterSelect
        label={filters.status}
        value={status ?? ''}
        options={statuses}
        // A barcode that is typed but not searched for stays when the status changes.
        onChange={(chosen) => onChange({ status: chosen })}
      />
      {barcode !== '' && (
        <FilterChip name={filters.barcode} value={barcode} onRemove={() => onChange({ barcode: undefined })} />
      )}
      <div className={styles['further']}>{children}</div>
      {filtered && (
        <Button variant="subtle" color="gray" onClick={clear}>
          {filters.clear}
        </Button>
      )}
    </search>
  )
}
