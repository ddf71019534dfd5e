import { useId, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { focusNow } from '#ui/focus.ts'
import { exporting } from './copy.ts'
import { type ExportJob, useExport } from './use-export.ts'
import styles from './export.module.css'

interface Props extends DialogProps {
  job: ExportJob
}

/** Shows the content of the file, the progress and the result. During the export only « Annuler » closes the dialog. */
export function ExportDialog({ job, opened, onClose }: Props) {
  const { state, isBusy, start, retry, keep, cancel } = useExport(job)
  const [withPersonal, setWithPersonal] = useState(false)
  const id = useId()

  function close() {
    if (isBusy) return
    cancel()
    setWithPersonal(false)
    onClose()
  }

  return (
    <Dialog opened={opened} onClose={close} title={job.title} size="sm">
      {state.phase === 'asking' && (
        <>
          <p className={styles['text']}>{job.what ?? exporting.what}</p>
          {job.personal !== undefined && (
            <div className={styles['choice']}>
              <input
                id={id}
                type="checkbox"
                checked={withPersonal}
                onChange={({ currentTarget }) => setWithPersonal(currentTarget.checked)}
              />
              <label htmlFor={id}>{job.personal}</label>
            </div>
          )}
        </>
      )}
      {(state.phase === 'running' || state.phase === 'failed') && (
        // The focus is not on a button, because the Enter that started the export must not stop it.
        <div key={state.phase} className={styles['progress']} ref={focusNow} tabIndex={-1}>
          {/* Without a total the bar is animated, so it is hidden after a failure. */}
          {(state.phase === 'running' || state.total !== undefined) && (
            <progress
              className={styles['bar']}
              {...(state.total !== undefined && { value: Math.min(state.read, state.total), max: state.total || 1 })}
              aria-label={job.title}
            />
          )}
          {(state.phase === 'running' || state.read > 0) && (
            <p className={styles['text']}>
              {state.read === 0 ? exporting.starting : exporting.of(state.read, state.total)}
            </p>
          )}
        </div>
      )}
      {/* A live region must be in the page before its text. */}
      <p className={styles['text']} role="status" data-part={(state.phase === 'done' && state.isPart) || undefined}>
        {state.phase === 'failed' && exporting.failed}
        {state.phase === 'done' &&
          (state.isPart
            ? exporting.partial(state.count, state.read, state.total, state.file)
            : exporting.done(state.count, state.file))}
      </p>
      <div className={styles['buttons']}>
        {state.phase === 'failed' && state.count > 0 && (
          <Button variant="default" onClick={keep}>
            {exporting.keep(state.count)}
          </Button>
        )}
        {isBusy && (
          <Button
            variant="default"
            onClick={() => {
              cancel()
              onClose()
            }}
          >
            {exporting.cancel}
          </Button>
        )}
        {state.phase === 'asking' && (
          <Button data-autofocus onClick={() => void start(withPersonal)}>
            {exporting.start}
          </Button>
        )}
        {state.phase === 'failed' && (
          <Button ref={focusNow} onClick={() => void retry()}>
            {words.retry}
          </Button>
        )}
        {state.phase === 'done' && (
          <Button ref={focusNow} onClick={close}>
            {words.close}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
