import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type CsvColumn, fileOfRows } from '#lib/csv.ts'
import { Can } from '#session/Can.tsx'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { exporting } from '#ui/export/copy.ts'
import type { ExportJob } from '#ui/export/use-export.ts'
import { icon } from '#ui/icon.ts'

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

const loadExportDialog = async () => (await import('#ui/export/ExportDialog.tsx')).ExportDialog

interface ButtonProps {
  job: ExportJob
  /** Small, and named after its table, because a page may have several. */
  inCard?: boolean
}

/** « Exporter », with its dialog. */
const ExportButton = ({ job, inCard = false }: ButtonProps) => (
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
)
