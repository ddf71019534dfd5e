import { Box, Flex } from '@mantine/core'
import type { ComponentProps, FormEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { keyboardOf, typedText } from '#ui/form/kinds.ts'

type Field = Pick<ComponentProps<'input'>, 'aria-label' | 'maxLength' | 'enterKeyHint'>

interface Props extends Field {
  value: string
  onChange: (typed: string) => void
  onSubmit: () => void
  /** Label of the button. */
  submit: string
}

/** A field for a typed code, and its button. */
export function CodeForm({ value, onChange, onSubmit, submit, ...field }: Props) {
  function handle(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Flex component="form" gap="sm" onSubmit={handle}>
      <Box
        component="input"
        {...keyboardOf('code')}
        {...field}
        placeholder={field['aria-label']}
        value={value}
        onChange={(event) => onChange(typedText('code', event))}
        flex={1}
        miw={0}
        mih={44}
        fz="lg"
      />
      <Button type="submit" variant="default">
        {submit}
      </Button>
    </Flex>
  )
}
