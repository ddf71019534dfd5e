import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type CsvColumn, fileOfRows } from '#lib/csv.ts'
import { Can } from '#session/Can.tsx'
import { exporting } from '#ui/export/copy.ts'
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

interface TableProps<Row> {
  /** Name of the table, and of its file. */
  title: string
  columns: readonly CsvColumn<Row>[]
  rows: readonly Row[]
  /** Rows or figures are missing, because not everything was read. */
  isIncomplete?: boolean
  /** The button is in the head of a card. */
  inCard?: boolean
}

/** « Exporter » for a table whose rows are all on screen, for roles that may. */
export const ExportTable = <Row,>({ title, columns, rows, isIncomplete = false, inCard = false }: TableProps<Row>) => (
  <Can do="lists:export">
    <ExportButton
      inCard={inCard}
      job={{
        title: exporting.table(title),
        what: exporting.whatTable,
        name: [title],
        begin: () => fileOfRows(columns, rows, isIncomplete),
      }}
    />
  </Can>
)
