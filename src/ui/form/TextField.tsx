import { TextInput } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldBox } from './FieldBox.tsx'
import { errorOf } from './FieldMessages.tsx'
import { type FieldProps, useField } from './use-field.ts'

type InputProps = Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'>

interface Props<Values extends FieldValues> extends FieldProps<Values>, InputProps {
  type?: 'text' | 'email' | 'tel' | 'url'
}

export function TextField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, span, context, ...rest } = props
  const { value, onChange, onBlur, locked, messages } = useField(name)
  return (
    <FieldBox name={name} label={label} span={span} context={context}>
      <TextInput
        {...rest}
        name={name}
        label={label}
        description={hint}
        error={errorOf(messages)}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        onBlur={onBlur}
        readOnly={locked}
      />
    </FieldBox>
  )
}
