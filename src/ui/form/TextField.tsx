import { TextInput } from '@mantine/core'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { unframed } from '#lib/scan/code.ts'
import type { HiddenWhere } from '#ui/VisuallyHidden.tsx'
import { errorOf, FieldBox, type FieldProps, useField } from './field.tsx'

type InputProps = Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'>

interface Props<Values extends FieldValues> extends FieldProps<Values>, InputProps {
  hideLabel?: HiddenWhere | undefined
  type?: 'text' | 'email' | 'tel' | 'url'
  /** For a barcode scanner, whose final Enter must not send an unfinished form. */
  scanned?: boolean
}

export function TextField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, hideLabel, span, context, scanned, ...rest } = props
  const { value, onChange, onBlur, locked, messages } = useField(name)
  return (
    <FieldBox name={name} label={label} required={rest.required} span={span} context={context}>
      <TextInput
        {...rest}
        name={name}
        label={label}
        labelProps={{ 'data-visually-hidden': hideLabel }}
        description={hint}
        error={errorOf(messages)}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        onBlur={onBlur}
        readOnly={locked}
        onKeyDown={scanned ? (event) => endScan(event, onChange) : undefined}
      />
    </FieldBox>
  )
}

/** On Enter, keeps the bare code and moves the focus to the next control instead of sending the form. */
function endScan(event: KeyboardEvent<HTMLInputElement>, onChange: (value: string) => void) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  onChange(unframed(event.currentTarget.value))
  const controls = [...(event.currentTarget.form?.elements ?? [])].filter(isReachable)
  controls[controls.indexOf(event.currentTarget) + 1]?.focus()
}

const isReachable = (control: Element): control is HTMLElement =>
  control instanceof HTMLElement && control.tabIndex >= 0 && !control.matches(':disabled, [type=hidden], [readonly]')
