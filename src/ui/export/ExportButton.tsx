import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { LateDialog } from '#ui/dialog/LateDialog.tsx'
import { icon } from '#ui/icon.ts'
import { prepare } from '#ui/Late.tsx'
import { exporting } from './copy.ts'
import type { ExportJob } from './use-export.ts'

const loadExportDialog = async () => (await import('./ExportDialog.tsx')).ExportDialog

interface Props {
  job: ExportJob
  /** Small, and named after its table, because a page may have several. */
  inCard?: boolean
}

/** « Exporter », with its dialog. */
export function ExportButton({ job, inCard = false }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant={inCard ? 'subtle' : 'default'}
        size={inCard ? 'xs' : 'sm'}
        aria-label={inCard ? job.title : undefined}
        leftSection={<Download {...icon} />}
        onClick={() => setOpened(true)}
        onPointerEnter={prepare(loadExportDialog)}
        onFocus={prepare(loadExportDialog)}
      >
        {exporting.button}
      </Button>
      <LateDialog load={loadExportDialog} props={{ job }} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
