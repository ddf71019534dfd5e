import { Dialog } from '#ui/Dialog.tsx'
import { useFocusReturn } from '#ui/focus-return.ts'
import { useLasting } from '#ui/use-lasting.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { RunProgress } from './RunProgress.tsx'
import { RunReport } from './RunReport.tsx'
import { spoken } from './spoken.ts'
import type { ShownRun } from './use-run.ts'

/** Screen readers announce what changes in a place that they know already. */
const HEARD_AFTER_MS = 100

/** The progress of a run, and then its report. It cannot be closed before the run is over: « Arrêter » ends it. */
export function RunDialog({ run }: { run: ShownRun }) {
  useFocusReturn(true)
  const isHeard = useLasting(true, HEARD_AFTER_MS)
  const isOver = run.view.phase === 'over'
  return (
    <Dialog opened question title={run.title} onClose={() => isOver && run.close()}>
      <VisuallyHidden role="status">{isHeard && spoken(run.view, run.headings)}</VisuallyHidden>
      {isOver ? <RunReport run={run} /> : <RunProgress run={run} />}
    </Dialog>
  )
}
