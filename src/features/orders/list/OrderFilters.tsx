import { Search } from 'lucide-react'
import type { ReactNode, SyntheticEvent } from 'react'
import { ORDER_STATUSES, statusLabel } from '#features/orders/status.ts'
import { Button } from '#ui/Button.tsx'
import { AddressSelect } from '#ui/form/FilterSelect.tsx'
import { useTyped } from '#ui/form/use-typed.ts'
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
 * the status also has a chip that removes it: a worklist may look short because of a forgotten barcode.
 */
export function OrderFilters({ search, filtered, onChange, children }: Props) {
  const { barcode = '', status } = search
  const { typed, setTyped, remember } = useTyped(barcode)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second scan replaces the text instead of being joined to it.
    event.currentTarget.querySelector('input')?.select()
    setTyped(typed.trim())
    remember(typed.trim())
    onChange({ barcode: typed })
  }

  function clear() {
    setTyped('')
    remember('')
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
      <div className={styles['status']}>
        <AddressSelect
          label={filters.status}
          value={status ?? ''}
          options={statuses}
          // A barcode that is typed but not searched for stays when the status changes.
          onChange={(chosen) => onChange({ status: chosen })}
        />
        {filtered && (
          <Button variant="subtle" color="gray" size="xs" onClick={clear}>
            {filters.clear}
          </Button>
        )}
      </div>
      {barcode !== '' && (
        <FilterChip name={filters.barcode} value={barcode} onRemove={() => onChange({ barcode: undefined })} />
      )}
      <div className={styles['further']}>{children}</div>
    </search>
  )
}
