import { TextInput } from '@mantine/core'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { unframed } from '#lib/scan/code.ts'
import type { HiddenWhere } from '#ui/VisuallyHidden.tsx'
import { moveOn } from './enter-keys.ts'
import { errorOf, FieldBox, type FieldProps, useField } from './field.tsx'
import { keyboardOf, type Kind, typedText } from './kinds.ts'

interface Props<Values extends FieldValues>
  extends FieldProps<Values>, Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'maxLength' | 'placeholder'> {
  /** Decides which keyboard a phone shows, and which characters mean nothing. */
  kind: Exclude<Kind, 'password'>
  hideLabel?: HiddenWhere | undefined
  /** For a barcode scanner, whose final Enter must not send an unfinished form. */
  scanned?: boolean
}

export function TextField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, hideLabel, span, context, scanned, kind, ...rest } = props
  const { value, onChange, onBlur, locked, messages } = useField(name)
  return (
    <FieldBox name={name} label={label} required={rest.required} span={span} context={context}>
      <TextInput
        {...keyboardOf(kind)}
        {...rest}
        name={name}
        label={label}
        labelProps={{ 'data-visually-hidden': hideLabel }}
        description={hint}
        error={errorOf(messages)}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(typedText(kind, event))}
        onBlur={onBlur}
        readOnly={locked}
        onKeyDown={scanned ? (event) => endScan(event, onChange) : undefined}
      />
    </FieldBox>
  )
}

/** On Enter, keeps the bare code and moves the focus to the next control instead of sending the form. */
function endScan(event: KeyboardEvent<HTMLInputElement>, onChange: (value: string) => void) {
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) onChange(unframed(event.currentTarget.value))
  moveOn(event)
}
