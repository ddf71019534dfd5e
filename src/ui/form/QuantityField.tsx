import { TextInput } from '@mantine/core'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { numberText, parseNumber } from '#lib/numbers.ts'
import { IconButton } from '#ui/Button.tsx'
import { icon } from '#ui/icon.ts'
import type { HiddenWhere } from '#ui/VisuallyHidden.tsx'
import { errorOf, FieldBox, type FieldProps, useField } from './field.tsx'
import { keyboardOf } from './kinds.ts'
import styles from './QuantityField.module.css'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  /** Maximum for the buttons and the arrow keys. A higher typed number is refused by the schema, with a message. */
  max?: number | undefined
  lessLabel: string
  moreLabel: string
  describedBy?: string
  hideLabel?: HiddenWhere
}

const steps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** A quantity, typed or changed with the arrow keys or the buttons − and +. Empty means none. */
export function QuantityField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, context, max = Infinity, lessLabel, moreLabel, describedBy, disabled, required } = props
  // Adds the row to the accessible name, because all rows have the same labels.
  const named = (words: string) => (context === undefined ? words : `${words}, ${context}`)
  const { value, onChange, onBlur, locked, messages } = useField(name)
  const [typed, setTyped] = useState(() => numberText(value))
  const text = parseNumber(typed) === value ? typed : numberText(value)
  const quantity = typeof value === 'number' ? value : 0

  function move(by: number) {
    if (locked || disabled) return
    const next = Math.max(0, by > 0 ? Math.max(quantity, Math.min(max, quantity + by)) : quantity + by)
    onChange(Number.isInteger(next) ? next : Math.floor(next))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }

  return (
    <FieldBox {...props}>
      <div className={styles['quantity']}>
        {/* Not in the tab order, because the arrow keys do the same. */}
        <IconButton
          aria-label={named(lessLabel)}
          tabIndex={-1}
          disabled={disabled || quantity <= 0}
          onClick={() => move(-1)}
        >
          <Minus {...icon} />
        </IconButton>
        <TextInput
          display="contents"
          radius={0}
          name={name}
          label={label}
          labelProps={{ 'data-visually-hidden': props.hideLabel }}
          aria-label={named(label)}
          error={errorOf(messages)}
          // An alert, because the quantity is validated while typing and the field keeps the focus.
          errorProps={{ role: 'alert' }}
          required={required}
          disabled={disabled}
          readOnly={locked}
          {...keyboardOf('integer')}
          role="spinbutton"
          aria-valuenow={quantity}
          aria-valuemin={0}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          {...(messages.length === 0 && { 'aria-describedby': describedBy })}
          value={text}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            onChange(parseNumber(event.currentTarget.value))
          }}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        <IconButton
          aria-label={named(moreLabel)}
          tabIndex={-1}
          disabled={disabled || quantity >= max}
          onClick={() => move(1)}
        >
          <Plus {...icon} />
        </IconButton>
      </div>
    </FieldBox>
  )
}
