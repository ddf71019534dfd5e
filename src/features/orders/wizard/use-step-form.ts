import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form'

interface Options<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  resolver: Resolver<Values>
  /** Called with every change, so that a reload loses nothing. */
  onType: (values: Values) => void
  /** The messages of the server, by field. */
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

  const typed = useRef(onType)
  useEffect(() => {
    typed.current = onType
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // The message is about the old value.
          const field = name as FieldPath<Values> | undefined
          if (field !== undefined && form.getFieldState(field).error?.type === 'server') form.clearErrors(field)
          typed.current(values)
        },
      }),
    [form],
  )

  const shown = useRef<string>(undefined)
  useEffect(() => {
    const text = JSON.stringify([...(refusals ?? [])])
    if (shown.current === text) return
    shown.current = text
    for (const [name, message] of refusals ?? []) {
      form.setError(name as FieldPath<Values>, { type: 'server', message })
    }
  }, [form, refusals])

  return form
}
