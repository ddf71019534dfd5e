import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { unframed } from '#lib/scan/code.ts'
import type { HiddenWhere } from '#ui/VisuallyHidden.tsx'
import { moveOn } from './enter-keys.ts'
import { type FieldProps, InputField, useField } from './field.tsx'
import { type Kind, typedText } from './kinds.ts'

interface Props<Values extends FieldValues>
  extends FieldProps<Values>, Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'maxLength' | 'placeholder'> {
  /** Decides which keyboard a phone shows, and which characters mean nothing. */
  kind: Exclude<Kind, 'password'>
  hideLabel?: HiddenWhere | undefined
  /** For a barcode scanner, whose final Enter must not send an unfinished form. */
  scanned?: boolean
}

export function TextField<Values extends FieldValues>(props: Props<Values>) {
  // Without a token of the person's own data, browsers fill in what was typed about somebody else.
  const { scanned, kind, autoComplete = 'off', ...rest } = props
  const field = useField(props.name)
  return (
    <InputField
      {...rest}
      autoComplete={autoComplete}
      kind={kind}
      field={field}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(event) => field.onChange(typedText(kind, event))}
      onKeyDown={scanned ? (event) => endScan(event, field.onChange) : undefined}
    />
  )
}

/** On Enter, keeps the bare code and moves the focus to the next control instead of sending the form. */
function endScan(event: KeyboardEvent<HTMLInputElement>, onChange: (value: string) => void) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) onChange(unframed(event.currentTarget.value))
  moveOn(event)
}
