import type { ReactNode } from 'react'
import { statusLabel } from '#features/orders/status.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { filters, list } from './copy.ts'
import type { OrderSearch } from './search.ts'

interface Props {
  search: OrderSearch
  /** The button that creates the first delivery, for roles that may. */
  create: ReactNode
  onClear: () => void
}

/** The empty list: names the filters and clears them, or offers to create the first delivery. */
export function NoOrders({ search: { barcode, status }, create, onClear }: Props) {
  const on = [
    ...(barcode ? [list.filterOn(filters.barcode, barcode)] : []),
    ...(status ? [list.filterOn(filters.status, statusLabel(status))] : []),
  ]
  if (on.length > 0)
    return (
      <EmptyState
        suggestion={list.emptyFiltered(on)}
        action={
          <Button variant="default" onClick={onClear}>
            {filters.clear}
          </Button>
        }
      />
    )
  return <EmptyState suggestion={list.emptySuggestion} action={create} />
}
