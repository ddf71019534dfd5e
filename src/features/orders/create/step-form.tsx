import { Box } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { words } from '#ui/copy.ts'
import { errorsOf, showMessages } from '#ui/form/errors.ts'
import { FormMessage } from '#ui/form/FormMessage.tsx'
import { actions, messages } from './copy.ts'
import { countCreated, countMissing, isStarted, type Submission } from './draft.ts'
import type { Step } from './search.ts'
import type { DraftStore } from './use-draft.ts'

export interface StepProps {
  store: DraftStore
  goTo: (step: Step) => unknown
  onCancel: () => unknown
  /** Called after mount with the first invalid field, or else the first field. */
  onShown: (field: HTMLElement | undefined) => void
}

interface Options<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  resolver: Resolver<Values>
  /** Called with every change, so that a reload loses nothing. */
  onType: (values: Values) => void
  /** Initial server messages by field, also after a reload. */
  refusals?: ReadonlyMap<string, string>
  live?: boolean
}

/** Stores every change in the draft, and shows the server's messages. `shell` has the props of the FormShell. */
export function useStepForm<Values extends FieldValues>({ onCancel, onShown }: StepProps, options: Options<Values>) {
  const { defaultValues, resolver, onType, refusals, live = false } = options
  // The same object at every render, because React Hook Form shows each new one.
  const [errors] = useState(() => errorsOf<Values>(refusals ?? new Map()))
  const form = useForm<Values>({
    defaultValues,
    resolver,
    errors,
    mode: live ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
  })
  // One function for all renders, because React calls each new one.
  const [ref] = useState(() => (element: HTMLFormElement | null) => {
    if (element) onShown(firstField(element, refusals))
  })

  const handleChange = useEffectEvent((values: Values, name: FieldPath<Values> | undefined) => {
    // The server's message is about the old value.
    if (name !== undefined && form.getFieldState(name).error?.type === 'server') form.clearErrors(name)
    onType(values)
  })

  // React Hook Form's own subscription, because the draft is outside the form.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => handleChange(values, name as FieldPath<Values> | undefined),
      }),
    [form],
  )

  const showRefusals = (found: ReadonlyMap<string, string>) => showMessages<Values>(form.setError, found)
  /** « Annuler » discards the draft. */
  const cancel = (
    <Button variant="subtle" color="gray" onClick={onCancel}>
      {words.cancel}
    </Button>
  )
  const shell = { form, ref, submitLabel: actions.next, enterKey: 'next', barEnd: cancel } as const
  return { form, shell, showRefusals }
}

const control = 'input:not(:disabled, [type=hidden])'

/** Queries the DOM for the order of the fields. */
function firstField(form: HTMLFormElement, refusals?: ReadonlyMap<string, string>): HTMLElement | undefined {
  const boxes = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  const refused = boxes.filter(({ dataset }) => refusals?.has(dataset['field'] ?? ''))
  return [...refused, form].map((each) => each.querySelector<HTMLElement>(control)).find((found) => found !== null)
}

/** « Précédent » keeps the input. A button and not a link, because the steps are parts of one task. */
export const PreviousButton = ({ onBack }: { onBack: () => unknown }) => (
  <Button variant="default" onClick={onBack}>
    {actions.previous}
  </Button>
)

/** Counts the created and the missing orders, from the first failure until all exist. */
export function SubmissionReport({ submission }: { submission: Submission | undefined }) {
  const missing = countMissing(submission)
  const isPartial = isStarted(submission) || submission?.orders.some(({ problem }) => problem !== undefined)
  if (submission === undefined || missing === 0 || !isPartial) return null
  return (
    <FormMessage>
      <p>
        <Box component="strong" fw={600}>
          {messages.partial(countCreated(submission), missing)}
        </Box>
      </p>
      <p>{messages.retryHint}</p>
    </FormMessage>
  )
}
