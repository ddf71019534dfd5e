import { NativeSelect } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { formWords } from './copy.ts'
import { errorOf, FieldBox, type FieldProps, useField } from './field.tsx'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  options: readonly string[]
}

/** A few short options in a native select, good on a phone. A stored value that is no option stays until a choice. */
export function ChoiceField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, span, context, options, ...rest } = props
  const { value, onChange, onBlur, locked, messages } = useField(name)
  const current = typeof value === 'string' ? value : ''
  const shown = current === '' || options.includes(current) ? options : [current, ...options]
  return (
    <FieldBox name={name} label={label} required={rest.required} span={span} context={context}>
      <NativeSelect
        {...rest}
        name={name}
        label={label}
        description={hint}
        error={errorOf(messages)}
        value={current}
        onBlur={onBlur}
        onChange={(event) => {
          if (!locked) onChange(event.currentTarget.value)
        }}
        aria-disabled={locked || undefined}
      >
        {current === '' && <option value="">{formWords.choose}</option>}
        {shown.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </NativeSelect>
    </FieldBox>
  )
}
