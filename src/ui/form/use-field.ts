import { type ReactNode, use } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { messagesOf } from './errors.ts'
import { FormLock } from './form-lock.ts'

/** What every field takes. `<TextField<Values> name="zones.0.slots.1.height" …>` checks the name. */
export interface FieldProps<Values extends FieldValues> {
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
  required?: boolean
  /** Across both columns. */
  span?: 'full'
  disabled?: boolean
  /** Where the field is, when a form repeats it: « Zone 1, casier 2 ». Put before its label in the summary of errors. */
  context?: string
}

/** A field's value, messages and lock. No ref is handed over: the summary takes the focus, not the first field. */
export function useField(name: string) {
  const { field, fieldState } = useController({ name })
  const locked = use(FormLock)
  return {
    value: field.value as unknown,
    onChange: field.onChange,
    onBlur: field.onBlur,
    name,
    locked,
    messages: messagesOf(fieldState.error),
  }
}
