import { type ReactNode, type SyntheticEvent, use, useState } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { DialogHolder } from '#ui/dialog-form.ts'
import { PendingButton } from '#ui/PendingButton.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { formWords } from './copy.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormLock } from './form-lock.ts'
import styles from './FormShell.module.css'

interface Props<Values extends FieldValues, Output> {
  /** From useForm with `shouldFocusError: false`: the summary takes the focus, not the first field. */
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown
  /** Beyond the form's own submission, e.g. while a follow-up call runs. */
  pending?: boolean
  /** What was typed is stored and only the sending is left: it can be read, not changed. */
  locked?: boolean
  submitLabel?: string
  /** « Annuler »: a link back, or a button. In a window it is there by itself. */
  cancel?: ReactNode
  /** More in the bar, after « Annuler ». */
  barEnd?: ReactNode
  /** A form of two or three fields inside a card or a dialog: no summary of errors, no note, no bar of its own. */
  compact?: boolean
  /** Off where no field is marked as required. */
  note?: boolean
  /** Names the form when the page holds several. */
  label?: string
  children: ReactNode
}

/** A form: its summary of errors, its sections, and a bar that stays in sight. Locked while it is sent. */
export function FormShell<Values extends FieldValues, Output = Values>(props: Props<Values, Output>) {
  const { form, onSubmit, cancel, barEnd, compact = false, locked = false, note = !compact, label, children } = props
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const pending = form.formState.isSubmitting || (props.pending ?? false)
  const submitOnce = useOneAtATime(onSubmit)
  const holder = use(DialogHolder)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    // A form inside a dialog inside a form would submit both.
    event.stopPropagation()
    if (!pending) void submitOnce(event)
  }

  return (
    <FormProvider {...form}>
      <FormLock value={pending || locked}>
        <form
          ref={setElement}
          className={styles['form']}
          data-locked={locked || undefined}
          noValidate
          aria-label={label}
          onSubmit={submit}
        >
          <ErrorSummary form={element} compact={compact} />
          {note && <p className={styles['note']}>{formWords.requiredNote}</p>}
          {children}
          <div className={styles['bar']} data-compact={compact || undefined}>
            <PendingButton type="submit" pending={pending}>
              {props.submitLabel ?? words.save}
            </PendingButton>
            {cancel ??
              (holder && (
                <Button variant="default" onClick={holder.cancel}>
                  {words.cancel}
                </Button>
              ))}
            {barEnd && <div className={styles['barEnd']}>{barEnd}</div>}
          </div>
        </form>
      </FormLock>
    </FormProvider>
  )
}
