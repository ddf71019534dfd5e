import type { ReactNode } from 'react'
import { statusLabel } from '#features/orders/status.ts'
import { Button } from '#ui/Button.tsx'
import { focusTitle } from '#ui/focus.ts'
import { EmptyState } from '#ui/page-states.tsx'
import { filters, noOrders } from './copy.ts'
import type { OrderSearch } from './search.ts'

interface Props {
  search: OrderSearch
  /** Sentence of a filter that runs on the client: machine, company or days of creation. */
  sentence?: string | undefined
  /** The button that creates the first delivery, for roles that may. */
  create: ReactNode
  onClear: () => void
}

/** The empty list: names the filters and clears them, or offers to create the first delivery. */
export function NoOrders({ search: { barcode, status }, sentence, create, onClear }: Props) {
  if (sentence !== undefined) return <EmptyState sentence={sentence} />
  const on = [
    ...(barcode ? [noOrders.filterOn(filters.barcode, barcode)] : []),
    ...(status ? [noOrders.filterOn(filters.status, statusLabel(status))] : []),
  ]
  if (on.length > 0)
    return (
      <EmptyState
        suggestion={barcode && !status ? noOrders.search(barcode) : noOrders.filtered(on)}
        action={
          <Button
            variant="default"
            onClick={() => {
              onClear()
              focusTitle()
            }}
          >
            {filters.clear}
          </Button>
        }
      />
    )
  return <EmptyState suggestion={noOrders.suggestion} action={create} />
}
