import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { formWords } from './copy.ts'
import { errorOf, FieldBox, type FieldProps, useField } from './field.tsx'
import { keyboardOf } from './kinds.ts'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  autoComplete: 'current-password' | 'new-password'
  /** Takes the focus when its dialog opens. */
  first?: boolean
}

/** A password field. The value is never trimmed, pasting and password managers work, and « Afficher » announces its state. */
export function PasswordField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, hint, span, context, first, ...rest } = props
  const { value, onChange, onBlur, locked, messages } = useField(name)
  const id = useId()
  const [shown, setShown] = useState<boolean>()
  return (
    <FieldBox name={name} label={label} required={rest.required} span={span} context={context}>
      <TextInput
        {...keyboardOf('password')}
        {...rest}
        data-autofocus={first}
        id={id}
        labelProps={{ id: `${id}-label` }}
        {...(shown && { type: 'text' })}
        name={name}
        label={label}
        description={hint}
        error={errorOf(messages)}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        onBlur={onBlur}
        readOnly={locked}
        rightSectionWidth={80}
        rightSection={
          <Button
            variant="subtle"
            size="xs"
            aria-describedby={`${id}-label`}
            aria-pressed={shown ?? false}
            onClick={() => setShown(!shown)}
          >
            {formWords.show}
          </Button>
        }
      />
      <VisuallyHidden aria-live="polite">
        {shown !== undefined && (shown ? formWords.passwordShown : formWords.passwordHidden)}
      </VisuallyHidden>
    </FieldBox>
  )
}
