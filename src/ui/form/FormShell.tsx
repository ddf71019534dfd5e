import { useMergedRef } from '@mantine/hooks'
import { type ReactNode, type Ref, type SyntheticEvent, use, useState } from 'react'
import { type FieldValues, FormProvider, useFormState, type UseFormReturn } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { DialogHolder } from '#ui/dialog-form.ts'
import { PendingButton } from '#ui/PendingButton.tsx'
import { useOneAtATime } from '#ui/use-one-at-a-time.ts'
import { formWords } from './copy.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormLock } from './form-lock.ts'
import { HelpCard } from './HelpCard.tsx'
import styles from './FormShell.module.css'

interface Props<Values extends FieldValues, Output> {
  /** From useForm with `shouldFocusError: false`, because the summary takes the focus instead of the first field. */
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown
  /** Locks the form beyond its own submission, for example while a second call runs. */
  pending?: boolean
  /** Makes the fields read-only: the server has stored their values, and only a second call is missing. */
  locked?: boolean
  submitLabel?: string
  /** « Annuler »: a link back, or a button. A dialog closes itself. */
  cancel?: ReactNode
  /** More in the bar, after « Annuler ». */
  barEnd?: ReactNode
  /** A form of two or three fields inside a card or a dialog: without error summary, note and button bar. */
  compact?: boolean
  /** False where no field is required. */
  note?: boolean
  /** Tips beside the fields. */
  help?: readonly string[]
  /** The accessible name, for a page with several forms. */
  label?: string
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** A form with its summary of errors, its sections, and a bar that stays visible. It is locked while it is being sent. */
export function FormShell<Values extends FieldValues, Output = Values>(props: Props<Values, Output>) {
  const {
    form,
    onSubmit,
    cancel,
    barEnd,
    compact = false,
    locked = false,
    note = !compact,
    label,
    help,
    children,
  } = props
  const { ref, submitLabel = words.save, pending: isPending = false } = props
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const elementRef = useMergedRef(setElement, ref)
  // Not `form.formState`, which would draw all fields again.
  const { isSubmitting } = useFormState({ control: form.control })
  const pending = isSubmitting || isPending
  const [isPressed, setIsPressed] = useState(false)
  const submitOnce = useOneAtATime(async (event: SyntheticEvent<HTMLFormElement>) => {
    setIsPressed(true)
    try {
      await onSubmit(event)
    } finally {
      setIsPressed(false)
    }
  })
  const holder = use(DialogHolder)

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    // Without this, a form in a dialog inside another form would submit both.
    event.stopPropagation()
    if (!pending) void submitOnce(event)
  }

  return (
    <FormProvider {...form}>
      <FormLock value={pending || locked}>
        <form
          ref={elementRef}
          className={styles['form']}
          data-locked={locked || undefined}
          noValidate
          aria-label={label}
          onSubmit={submit}
        >
          <ErrorSummary form={element} compact={compact} />
          {note && <p className={styles['note']}>{formWords.requiredNote}</p>}
          {help ? (
            <div className={styles['beside']}>
              <div className={styles['form']}>{children}</div>
              <HelpCard lines={help} />
            </div>
          ) : (
            children
          )}
          <div className={styles['bar']} data-compact={compact || undefined}>
            <PendingButton type="submit" pending={pending || isPressed}>
              {submitLabel}
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
