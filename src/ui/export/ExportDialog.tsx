import { Box, Group, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { Dialog, DialogButtons } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { focusNow } from '#ui/focus.ts'
import { exporting } from './copy.ts'
import { type ExportJob, useExport } from './use-export.ts'

interface Props extends DialogProps {
  job: ExportJob
}

/** Shows the content of the file, the progress and the result. During the export only « Annuler » closes the dialog. */
export function ExportDialog({ job, opened, onClose }: Props) {
  const { state, isBusy, start, retry, keep, cancel } = useExport(job)
  const [withPersonal, setPersonal] = useState(false)
  const [withFurther, setFurther] = useState(false)

  function close() {
    if (isBusy) return
    cancel()
    setPersonal(false)
    setFurther(false)
    onClose()
  }

  return (
    <Dialog opened={opened} onClose={close} title={job.title} size="sm">
      {state.phase === 'asking' && (
        <>
          <p>{job.what ?? exporting.what}</p>
          {job.further !== undefined && <Choice label={job.further} checked={withFurther} onChange={setFurther} />}
          {job.personal !== undefined && <Choice label={job.personal} checked={withPersonal} onChange={setPersonal} />}
        </>
      )}
      {(state.phase === 'running' || state.phase === 'failed') && (
        // The focus is not on a button, because the Enter that started the export must not stop it.
        <div key={state.phase} ref={focusNow} tabIndex={-1}>
          {/* Without a total the bar is animated, so it is hidden after a failure. */}
          {(state.phase === 'running' || state.total !== undefined) && (
            <Box
              component="progress"
              mb="sm"
              {...(state.total !== undefined && { value: Math.min(state.read, state.total), max: state.total || 1 })}
              aria-label={job.title}
            />
          )}
          {(state.phase === 'running' || state.read > 0) && (
            <p>{state.read === 0 ? exporting.starting : exporting.of(state.read, state.total)}</p>
          )}
        </div>
      )}
      {/* A live region must be in the page before its text. */}
      <Text inherit role="status" c={state.phase === 'done' && state.isIncomplete ? 'var(--c-danger-text)' : undefined}>
        {state.phase === 'failed' && exporting.failed}
        {state.phase === 'done' &&
          (state.isIncomplete
            ? exporting.partial(state.count, state.read, state.total, state.file)
            : exporting.done(state.count, state.file))}
        {state.phase === 'done' && state.missing.length > 0 && ` ${exporting.missing(state.missing)}`}
      </Text>
      <DialogButtons>
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
          <Button data-autofocus onClick={() => void start(withPersonal, withFurther)}>
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
      </DialogButtons>
    </Dialog>
  )
}

interface ChoiceProps {
  label: string
  checked: boolean
  onChange: (isChecked: boolean) => void
}

/** Further columns, off by default. */
function Choice({ label, checked, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <Group gap="sm" mt="lg" align="flex-start" wrap="nowrap">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </Group>
  )
}
