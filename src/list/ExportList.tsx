import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Can } from '#session/Can.tsx'
import { ExportButton } from '#ui/export/ExportButton.tsx'
import type { ExportJob } from '#ui/export/use-export.ts'

interface Props {
  /** The file. It walks through the pages of the server. */
  job: (client: QueryClient) => ExportJob
}

/** « Exporter » for the rows of the filter, for roles that may. */
export function ExportList({ job }: Props) {
  const client = useQueryClient()
  return (
    <Can do="lists:export">
      <ExportButton job={job(client)} />
    </Can>
  )
}
