import { useQueryClient } from '@tanstack/react-query'
import { ordersExport } from '#features/orders/list/orders-export.ts'
import type { OrderSearch } from '#features/orders/list/search.ts'
import { Can } from '#session/Can.tsx'
import { ExportButton } from '#ui/export/ExportButton.tsx'

/** « Exporter » for the list of deliveries. */
export function ExportOrders({ search }: { search: OrderSearch }) {
  const client = useQueryClient()
  return (
    <Can do="lists:export">
      <ExportButton job={ordersExport(client, search)} />
    </Can>
  )
}
