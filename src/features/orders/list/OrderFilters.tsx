import { Search } from 'lucide-react'
import { useEffect, useRef, type SyntheticEvent } from 'react'
import { filters } from '#features/orders/copy.ts'
import { isOrderStatus, ORDER_STATUSES, statusLabel } from '#features/orders/status.ts'
import { Button } from '#ui/Button.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import type { OrderSearch } from './search.ts'
import styles from '#features/orders/orders.module.css'

interface Props {
  search: OrderSearch
  onChange: (filter: Pick<OrderSearch, 'barcode' | 'status'>) => void
}

const statuses = [['', filters.all] as const, ...ORDER_STATUSES.map((status) => [status, statusLabel(status)] as const)]

/** The two filters, with the values of the URL. Enter starts the search for a barcode, typing does not. */
export function OrderFilters({ search: { barcode = '', status }, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)

  // Back and Forward change the barcode of the URL, and the field follows.
  useEffect(() => {
    if (input.current) input.current.value = barcode
  }, [barcode])

  /** A barcode that is typed but not searched for stays when the status changes. */
  const apply = (next: { barcode: string; status: string | undefined }) =>
    onChange({
      ...(next.barcode && { barcode: next.barcode }),
      ...(isOrderStatus(next.status) && { status: next.status }),
    })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    search(input.current?.value.trim() ?? '', status)
  }

  function search(typed: string, chosen?: string) {
    if (input.current) input.current.value = typed
    apply({ barcode: typed, status: chosen })
  }

  return (
    <search className={styles['filters']}>
      <form onSubmit={submit}>
        <label className={styles['label']} htmlFor="barcode">
          {filters.barcode}
        </label>
        <span className={styles['search']}>
          <input
            ref={input}
            id="barcode"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={filters.barcodeHint}
            defaultValue={barcode}
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
        onChange={(chosen) => apply({ barcode, status: chosen })}
      />
      {(barcode !== '' || status !== undefined) && (
        <Button variant="subtle" color="gray" onClick={() => search('')}>
          {filters.clear}
        </Button>
      )}
    </search>
  )
}
