import { countOver } from '#lib/run.ts'
import { Button, PendingButton } from '#ui/Button.tsx'
import { focusNow } from '#ui/focus.ts'
import { progress } from './copy.ts'
import type { ShownRun } from './use-run.ts'
import styles from './run.module.css'

/** How far the run is, with « Arrêter ». */
export function RunProgress({ run: { view, stop, resume } }: { run: ShownRun }) {
  const { length } = view.entries
  const words = progress.of(countOver(view), length)
  const remark = {
    running: '',
    waiting: progress.waiting(view.waitMs),
    paused: progress.paused,
    stopping: progress.stopping,
    over: '',
  }[view.phase]
  return (
    <>
      {/* Not on the button: the Enter that answered the question, or asked for another attempt, must not stop the run. */}
      <div className={styles['progress']} ref={focusNow} tabIndex={-1} data-autofocus>
        <progress className={styles['bar']} value={countOver(view)} max={length} aria-label={words} />
        <span className={styles['count']}>{words}</span>
        {remark !== '' && <p className={styles['remark']}>{remark}</p>}
      </div>
      <div className={styles['buttons']}>
        {view.phase === 'paused' && (
          <Button variant="default" onClick={resume}>
            {progress.resume}
          </Button>
        )}
        <PendingButton variant="default" pending={view.phase === 'stopping'} onClick={stop}>
          {progress.stop}
        </PendingButton>
      </div>
    </>
  )
}
