import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type CsvColumn, fileOfRows } from '#lib/csv.ts'
import { Can } from '#session/Can.tsx'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { exporting } from '#ui/export/copy.ts'
import type { ExportJob } from '#ui/export/use-export.ts'
import { icon } from '#ui/icon.ts'

const loadExportDialog = async () => (await import('#ui/export/ExportDialog.tsx')).ExportDialog

interface ButtonProps {
  job: ExportJob
  /** Small, and named after its table, because a page may have several. */
  inCard?: boolean
}

const ExportButton = ({ job, inCard = false }: ButtonProps) => (
  <Can do="lists:export">
    <DialogButton
      load={loadExportDialog}
      props={{ job }}
      variant={inCard ? 'subtle' : 'default'}
      size={inCard ? 'xs' : 'sm'}
      aria-label={inCard ? job.title : undefined}
      leftSection={<Download {...icon} />}
    >
      {exporting.button}
    </DialogButton>
  </Can>
)

/** « Exporter » for the rows of the filter, for roles that may. The file walks through the pages of the server. */
export const ExportList = ({ job }: { job: (client: QueryClient) => ExportJob }) => (
  <ExportButton job={job(useQueryClient())} />
)

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
  <ExportButton
    inCard={inCard}
    job={{
      title: exporting.table(title),
      what: exporting.whatTable,
      name: [title],
      begin: () => fileOfRows(columns, rows, isIncomplete),
    }}
  />
)
