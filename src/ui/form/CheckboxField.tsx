import { Box, Flex, Text } from '@mantine/core'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldBox, FieldMessages, type FieldProps, useField } from './field.tsx'

export function CheckboxField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { name, label, hint, required, disabled } = props
  const { value, onChange, onBlur, locked, messages } = useField(name)
  const id = useId()
  const failed = messages.length > 0
  const described = [hint && `${id}-hint`, failed && `${id}-error`].filter(Boolean).join(' ')
  return (
    <FieldBox {...props}>
      <Flex wrap="wrap" align="center" columnGap="sm" rowGap="xs">
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={value === true}
          required={required}
          disabled={disabled}
          aria-disabled={locked || undefined}
          aria-invalid={failed || undefined}
          aria-describedby={described || undefined}
          onBlur={onBlur}
          onChange={(event) => {
            if (!locked) onChange(event.currentTarget.checked)
          }}
        />
        <Box component="label" htmlFor={id} flex={1} py="md" my={-12}>
          {label}
        </Box>
        {hint && (
          <Text w="100%" ps={26} c="dimmed" fz="xs" id={`${id}-hint`}>
            {hint}
          </Text>
        )}
        {failed && (
          <Text component="div" w="100%" ps={26} c="var(--c-danger-text)" fz="sm" id={`${id}-error`}>
            <FieldMessages messages={messages} />
          </Text>
        )}
      </Flex>
    </FieldBox>
  )
}
