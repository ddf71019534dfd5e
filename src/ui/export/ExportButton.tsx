import { Download } from 'lucide-react'
import { DialogButton } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { exporting } from './copy.ts'
import type { ExportJob } from './use-export.ts'

const loadExportDialog = async () => (await import('./ExportDialog.tsx')).ExportDialog

interface Props {
  job: ExportJob
  /** Small, and named after its table, because a page may have several. */
  inCard?: boolean
}

/** « Exporter », with its dialog. */
export const ExportButton = ({ job, inCard = false }: Props) => (
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
