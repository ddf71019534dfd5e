import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import { LateDialog } from '#ui/LateDialog.tsx'
import { prepare } from '#ui/use-late.ts'
import { exporting } from './copy.ts'
import type { ExportJob } from './job.ts'

const load = async () => (await import('./ExportDialog.tsx')).ExportDialog

/** « Exporter », with its dialog. */
export function ExportButton({ job }: { job: ExportJob }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<Download {...icon} />}
        onClick={() => setOpened(true)}
        onPointerEnter={prepare(load)}
        onFocus={prepare(load)}
      >
        {exporting.button}
      </Button>
      <LateDialog load={load} props={{ job }} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}
