import { useClipboard } from '@mantine/hooks'
import { countOver } from '#lib/run.ts'
import { Button, PendingButton } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { focusNow, useFocusReturn } from '#ui/focus.ts'
import { Unbroken } from '#ui/MissingText.tsx'
import { useLasting } from '#ui/timing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { progress, report } from './copy.ts'
import { groupsOf, reportText, spoken } from './report.ts'
import type { ShownRun } from './use-run.tsx'
import styles from './change.module.css'

/** Delay of the first announcement, because screen readers ignore changes of a live region that has just been added. */
const HEARD_AFTER_MS = 100

/** Minimum time of the start message, because a text that is replaced at once is not announced. */
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

/** Progress of the run, with « Arrêter ». */
function RunProgress({ run: { view, stop, resume } }: { run: ShownRun }) {
  const { length } = view.entries
  const count = progress.of(countOver(view), length)
  const remark = {
    running: '',
    waiting: progress.waiting(view.waitMs),
    paused: progress.paused,
    stopping: progress.stopping,
    over: '',
  }[view.phase]
  return (
    <>
      {/* Focus outside the button, so that the Enter that confirmed the question or a retry does not stop the run. */}
      <div className={styles['progress']} ref={focusNow} tabIndex={-1} data-autofocus>
        <progress className={styles['bar']} value={countOver(view)} max={length} aria-label={count} />
        <span className={styles['count']}>{count}</span>
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

/** Outcome of each order. While it is open, the page prints only this report (print.css). */
function RunReport({ run: { title, view, headings, mayRetry, retry, close } }: { run: ShownRun }) {
  const clipboard = useClipboard({ timeout: 4000 })
  const answer = clipboard.error ? report.notCopied : clipboard.copied ? report.copied : ''
  return (
    <>
      <div data-printed>
        <h3 className={styles['heading']} ref={focusNow} tabIndex={-1}>
          {report.title}
        </h3>
        {groupsOf(view, headings).map(({ kind, heading, lines }) => (
          <section key={kind} className={styles['group']} data-kind={kind}>
            <h4 className={styles['outcome']}>{heading}</h4>
            <ul className={styles['lines']}>
              {lines.map(({ id, name, reason }) => (
                <li key={id}>
                  <span className={styles['name']}>
                    <Unbroken>{name}</Unbroken>
                  </span>
                  {reason !== undefined && <span className={styles['reason']}>{reason}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles['remark']} role="status">
        {answer}
      </p>
      <div className={styles['buttons']}>
        <Button variant="default" onClick={() => clipboard.copy(reportText(title, view, headings))}>
          {report.copy}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {report.print}
        </Button>
        {mayRetry && (
          <Button variant="default" onClick={retry}>
            {words.retry}
          </Button>
        )}
        <Button onClick={close}>{words.close}</Button>
      </div>
    </>
  )
}
