import { TextInput } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { HiddenWhere } from '#ui/VisuallyHidden.tsx'
import { moveOn } from './enter-keys.ts'
import { errorOf, FieldBox, type FieldProps, useField } from './field.tsx'
import { keyboardOf, type Kind, typedText } from './kinds.ts'

interface Props<Values extends FieldValues>
  extends FieldProps<Values>, Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'maxLength' | 'placeholder'> {
  /** What is typed: it decides about the keyboard of a phone, and about characters that mean nothing. */
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
        onKeyDown={scanned ? moveOn : undefined}
      />
    </FieldBox>
  )
}
