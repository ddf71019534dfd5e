import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { numberText, parseNumber } from '#lib/numbers.ts'
import { errorOf, FieldBox, type FieldProps, useField } from './field.tsx'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  /** The unit shown in the field: cm, kg, °C. */
  unit?: string
  /** Whole numbers only: on a phone the keyboard then has no comma. */
  integer?: boolean
  /** Negative numbers are usual. The number keyboards of phones have no minus sign, so the letter keyboard is shown. */
  signed?: boolean
}

/**
 * A number typed with a comma or a point. The form holds a number, or the text as it is ('' when empty) for the
 * schema to refuse with a sentence. The text is not rewritten while it is being typed.
 */
export function NumberField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, span, context, unit, integer = false, signed = false, ...rest } = props
  const { value, onChange, onBlur, locked, messages } = useField(name)
  const [typed, setTyped] = useState(() => numberText(value))
  const text = parseNumber(typed) === parseNumber(numberText(value)) ? typed : numberText(value)
  return (
    <FieldBox name={name} label={label} required={rest.required} span={span} context={context}>
      <TextInput
        {...rest}
        name={name}
        label={label}
        description={hint}
        error={errorOf(messages)}
        inputMode={signed ? 'text' : integer ? 'numeric' : 'decimal'}
        autoComplete="off"
        rightSection={unit}
        rightSectionPointerEvents="none"
        rightSectionWidth={48}
        value={text}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onChange(parseNumber(event.currentTarget.value))
        }}
        onBlur={onBlur}
        readOnly={locked}
      />
    </FieldBox>
  )
}
