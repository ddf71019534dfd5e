import { useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { formWords } from './copy.ts'
import { type FieldProps, InputField, useField } from './field.tsx'

interface Props<Values extends FieldValues> extends FieldProps<Values> {
  autoComplete: 'current-password' | 'new-password'
  /** Takes the focus when its dialog opens. */
  first?: boolean
}

/** A password field. The value is never trimmed, pasting and password managers work, and « Afficher » announces its state. */
export function PasswordField<Values extends FieldValues>({ first, ...props }: Props<Values>) {
  const field = useField(props.name)
  const id = useId()
  const [shown, setShown] = useState<boolean>()
  return (
    <InputField
      {...props}
      kind="password"
      field={field}
      data-autofocus={first}
      id={id}
      {...(shown && { type: 'text' })}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      rightSectionWidth={80}
      rightSection={
        // Mantine gives the label of the field this id.
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
    >
      <VisuallyHidden aria-live="polite">
        {shown !== undefined && (shown ? formWords.passwordShown : formWords.passwordHidden)}
      </VisuallyHidden>
    </InputField>
  )
}
