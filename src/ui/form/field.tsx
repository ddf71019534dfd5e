import { Box, Flex, TextInput, type TextInputProps } from '@mantine/core'
import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import type { HiddenWhere } from '#ui/VisuallyHidden.tsx'
import { messagesOf } from './errors.ts'
import { keyboardOf, type Kind } from './kinds.ts'
import styles from './FormShell.module.css'

/** True while the form is being sent. Its fields can then be read and focused, but not changed. */
export const FormLock = createContext(false)

/** Props of a button that does nothing while the form is being sent, and keeps the focus. */
export function useUnlocked() {
  const locked = use(FormLock)
  return (act: () => void) => ({ 'aria-disabled': locked || undefined, onClick: () => !locked && act() })
}

/** The props of every field. `<TextField<Values> name="zones.0.slots.1.height" …>` makes TypeScript check the name. */
export interface FieldProps<Values extends FieldValues> {
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
  required?: boolean
  /** Spans both columns. */
  span?: 'full'
  disabled?: boolean
  /** Position of a repeated field, such as « Zone 1, casier 2 ». The summary of errors shows it before the label. */
  context?: string
}

/** Value, messages and lock of a field. Without a ref, because the summary takes the focus instead of the first field. */
export function useField(name: string) {
  const { field, fieldState } = useController({ name })
  const locked = use(FormLock)
  return {
    value: field.value as unknown,
    onChange: field.onChange,
    onBlur: field.onBlur,
    name,
    locked,
    messages: messagesOf(fieldState.error),
  }
}

type BoxProps = Pick<FieldProps<FieldValues>, 'name' | 'label' | 'required' | 'span' | 'context'>

/** The box of one field: the target of the summary's links, and the unit of the two-column layout. */
export function FieldBox({ name, label, required, span, context, children }: BoxProps & { children: ReactNode }) {
  return (
    <div
      className={styles['field']}
      data-field={name}
      data-label={context === undefined ? label : `${context}, ${label}`}
      data-required={required || undefined}
      data-span={span}
    >
      {children}
    </div>
  )
}

interface InputFieldProps
  extends Omit<FieldProps<FieldValues>, 'disabled'>, Omit<TextInputProps, 'name' | 'label' | 'error'> {
  hideLabel?: HiddenWhere | undefined
  field: ReturnType<typeof useField>
  /** Decides which keyboard a phone shows. */
  kind: Kind
}

/** A field of one line: a text, a number or a password. Its children come after it. */
export function InputField({ kind, hint, hideLabel, span, context, field, children, ...rest }: InputFieldProps) {
  const { name, label, required } = rest
  return (
    <FieldBox {...{ name, label, required, span, context }}>
      <TextInput
        {...keyboardOf(kind)}
        {...rest}
        labelProps={{ 'data-visually-hidden': hideLabel }}
        description={hint}
        error={errorOf(field.messages)}
        onBlur={field.onBlur}
        readOnly={field.locked}
      />
      {children}
    </FieldBox>
  )
}

/** All messages of a field, after an icon, because colour alone must not mark an error. */
export function FieldMessages({ messages }: { messages: readonly string[] }) {
  return (
    <Flex component="span" gap="xs">
      <CircleAlert size={14} strokeWidth={2} aria-hidden />
      <span>
        {messages.map((message) => (
          <Box key={message} component="span" display="block">
            {message}
          </Box>
        ))}
      </span>
    </Flex>
  )
}

/** The `error` prop of an input, which must be undefined without messages. */
export const errorOf = (messages: readonly string[]) =>
  messages.length > 0 ? <FieldMessages messages={messages} /> : undefined
