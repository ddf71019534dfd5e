import { useQueryClient } from '@tanstack/react-query'
import { selectedExport } from '#features/orders/list/orders-export.ts'
import { ExportDialog } from '#ui/export/ExportDialog.tsx'
import type { DialogProps } from '#ui/LateDialog.tsx'

/** The export of the selected deliveries. */
export function ExportSelection({ ids, ...dialog }: DialogProps & { ids: readonly number[] }) {
  const client = useQueryClient()
  return <ExportDialog {...dialog} job={selectedExport(client, ids)} />
}
