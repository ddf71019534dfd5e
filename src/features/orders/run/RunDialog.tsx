import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useFocusReturn } from '#ui/focus.ts'
import { useLasting } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { progress } from './copy.ts'
import { spoken } from './report.ts'
import { RunProgress } from './RunProgress.tsx'
import { RunReport } from './RunReport.tsx'
import type { ShownRun } from './use-run.ts'

/** Screen readers announce what changes in a place that they know already. */
const HEARD_AFTER_MS = 100

/** A text that is replaced at once is not announced, and a short run is over before its start was said. */
const START_STANDS_MS = 500

/** The progress of a run, and then its report. It cannot be closed before the run is over: « Arrêter » ends it. */
export function RunDialog({ run }: { run: ShownRun }) {
  useFocusReturn(true)
  const isHeard = useLasting(true, HEARD_AFTER_MS)
  const isStartHeard = useLasting(true, HEARD_AFTER_MS + START_STANDS_MS)
  const isOver = run.view.phase === 'over'
  return (
    <Dialog opened question title={run.title} onClose={() => isOver && run.close()}>
      <VisuallyHidden role="status">
        {isHeard && (isStartHeard ? spoken(run.view, run.headings) : progress.start(run.view.entries.length))}
      </VisuallyHidden>
      {isOver ? <RunReport run={run} /> : <RunProgress run={run} />}
    </Dialog>
  )
}
