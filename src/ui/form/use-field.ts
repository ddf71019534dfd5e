import { type ReactNode, use } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { messagesOf } from './errors.ts'
import { FormLock } from './form-lock.ts'

/** The props of every field. `<TextField<Values> name="zones.0.slots.1.height" …>` makes TypeScript check the name. */
export interface FieldProps<Values extends FieldValues> {
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
  required?: boolean
  /** Spans both columns. */
  span?: 'full'
  disabled?: boolean
  /** The place of a repeated field: « Zone 1, casier 2 ». The summary of errors puts it before the label. */
  context?: string
}

/** A field's value, messages and lock. It passes no ref, because the summary takes the focus instead of the first field. */
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
