import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form'

interface Options<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  resolver: Resolver<Values>
  /** Called with every change: nothing typed is lost by a reload. */
  onType: (values: Values) => void
  /** What the server objected to, by field. */
  refusals?: ReadonlyMap<string, string>
  /** Whether rules are checked while typing. */
  live?: boolean
}

/** The form of one step: kept in the draft as it is typed, with the server's objections under the fields they name. */
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
          // An objection speaks of a value that is no longer there (VAL-72).
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
