import { useQueryClient } from '@tanstack/react-query'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { ExportDialog } from '#ui/export/ExportDialog.tsx'
import { ordersExport } from './orders-export.ts'
import type { OrderSearch } from './search.ts'

/** Exports the deliveries of the list. Its columns and walks are loaded with it, not with the list. */
export const OrdersExportDialog = ({ search, ...dialog }: DialogProps & { search: OrderSearch }) => (
  <ExportDialog {...dialog} job={ordersExport(useQueryClient(), search)} />
)
