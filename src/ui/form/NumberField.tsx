import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { numberText, parseNumber } from '#lib/numbers.ts'
import type { HiddenWhere } from '#ui/VisuallyHidden.tsx'
import { errorOf, FieldBox, type FieldProps, useField } from './field.tsx'
import { keyboardOf } from './kinds.ts'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  hideLabel?: HiddenWhere | undefined
  /** The unit shown in the field: cm, kg, °C. */
  unit?: string
  /** Whole numbers only. Phones then show a keyboard without a comma. */
  integer?: boolean
  /** Negative numbers are common. Phones then show the letter keyboard, because number keyboards have no minus sign. */
  signed?: boolean
}

/**
 * A number typed with a comma or a point. The form value is a number, or the raw text ('' when empty), which the schema refuses
 * with a message. The text is not reformatted while typing.
 */
export function NumberField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, hideLabel, span, context, unit, integer = false, signed = false, ...rest } = props
  const { value, onChange, onBlur, locked, messages } = useField(name)
  const [typed, setTyped] = useState(() => numberText(value))
  const text = parseNumber(typed) === value ? typed : numberText(value)
  return (
    <FieldBox name={name} label={label} required={rest.required} span={span} context={context}>
      <TextInput
        {...rest}
        name={name}
        label={label}
        labelProps={{ 'data-visually-hidden': hideLabel }}
        description={hint}
        error={errorOf(messages)}
        {...keyboardOf(signed ? 'signed' : integer ? 'integer' : 'decimal')}
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
