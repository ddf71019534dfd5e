import { useQueryClient } from '@tanstack/react-query'
import { selectedExport } from '#features/orders/export/orders-export.ts'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { ExportDialog } from '#ui/export/ExportDialog.tsx'

/** The export of the selected deliveries. */
export function ExportSelection({ ids, ...dialog }: DialogProps & { ids: readonly number[] }) {
  const client = useQueryClient()
  return <ExportDialog {...dialog} job={selectedExport(client, ids)} />
}
