import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { numberText, parseNumber } from '#lib/numbers.ts'
import type { HiddenWhere } from '#ui/VisuallyHidden.tsx'
import { type FieldProps, InputField, useField } from './field.tsx'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  hideLabel?: HiddenWhere | undefined
  /** The unit shown in the field: cm, kg, °C. */
  unit?: string
  /** Whole numbers only. Phones then show a keyboard without a comma. */
  integer?: boolean
  /** Negative numbers are common. Phones then show the letter keyboard, because number keyboards have no minus sign. */
  signed?: boolean
}

/** A number typed with a comma or a point. Its value is a number, or the raw text, which the schema refuses. */
export function NumberField<Values extends FieldValues>(props: Props<Values>) {
  const { unit, integer = false, signed = false, ...rest } = props
  const field = useField(props.name)
  const [typed, setTyped] = useState(() => numberText(field.value))
  return (
    <InputField
      {...rest}
      kind={signed ? 'signed' : integer ? 'integer' : 'decimal'}
      field={field}
      rightSection={unit}
      rightSectionPointerEvents="none"
      rightSectionWidth={48}
      value={parseNumber(typed) === field.value ? typed : numberText(field.value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        field.onChange(parseNumber(event.currentTarget.value))
      }}
    />
  )
}
