import { useEffect, useEffectEvent } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { showMessages } from '#ui/form/server-messages.ts'

interface Options<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  resolver: Resolver<Values>
  /** Called with every change, so that a reload loses nothing. */
  onType: (values: Values) => void
  /** The messages of the server, by field, that the form shows from the start: also after a reload. */
  refusals?: ReadonlyMap<string, string>
  /** Whether the rules are checked while typing. */
  live?: boolean
}

/** The form of one step. It stores every change in the draft and shows the server's messages under their fields. */
export function useStepForm<Values extends FieldValues>(options: Options<Values>) {
  const { defaultValues, resolver, onType, refusals, live = false } = options
  const form = useForm<Values>({
    defaultValues,
    resolver,
    mode: live ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
  })

  const handleChange = useEffectEvent((values: Values, name: FieldPath<Values> | undefined) => {
    // The message of the server is about the old value.
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
  const showFirst = useEffectEvent(() => refusals && showRefusals(refusals))
  // An effect, because only a form that is in the page can show messages.
  useEffect(() => {
    showFirst()
  }, [])

  return { form, showRefusals }
}
