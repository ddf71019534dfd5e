import { Flex, Stack, Text } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, use } from 'react'
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { Button, IconButton } from '#ui/Button.tsx'
import { useRowFocus } from '#ui/focus.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { messagesOf } from '#ui/form/errors.ts'
import { FieldBox, FieldMessages, FormLock } from '#ui/form/field.tsx'
import { NumberField } from '#ui/form/NumberField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { icon } from '#ui/icon.ts'
import { blankLine, type LineValues } from './contents.ts'
import { products as copy } from './copy.ts'
import styles from './ProductsFields.module.css'

interface Props {
  /** The path of the lines in the form: `products`, `orders.2.products`. */
  name: string
  flagged?: boolean
  /** Accessible name of the order when a form has several: « Casier 2 ». */
  context?: string | undefined
}

/** The products of an order, one per line. Enter moves to the next line. */
export function ProductsFields({ name, flagged = false, context }: Props) {
  const where = context === undefined ? {} : { context }
  const within = (line: number) => ({ ...where, hideLabel: line > 0 ? ('wide' as const) : undefined })
  const { fields, append, remove } = useFieldArray<Record<string, LineValues[]>>({ name })
  const locked = use(FormLock)
  const { box, focus, changeRows } = useRowFocus()
  const { getValues } = useFormContext<Record<string, LineValues[]>>()
  const nameIn = (line: number) => `[data-line="${line}"] input`

  function add() {
    if (!locked) changeRows(() => append(blankLine, { shouldFocus: false }), nameIn(fields.length))
  }

  function drop(line: number) {
    // The focused button disappears with its line, so the focus moves to another line.
    const target = fields.length > 1 ? nameIn(Math.max(0, line - 1)) : '[data-add]'
    if (!locked) changeRows(() => remove(line), target)
  }

  function goOn(event: KeyboardEvent<HTMLDivElement>) {
    const input = event.target instanceof HTMLInputElement ? event.target : undefined
    if (event.key !== 'Enter' || input === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    // One handler for all fields of all lines, so the line is found in the DOM.
    const line = Number(input.closest('[data-line]')?.getAttribute('data-line'))
    if (line + 1 < fields.length) return focus(nameIn(line + 1))
    if (getValues(`${name}.${line}.name`).trim()) add()
    else leave()
  }

  /** Enter in a blank last line: moves to the products of the next order, or to the submit button. */
  function leave() {
    // Searches the DOM, because the next order is another component of the same form.
    const form = box.current?.closest('form')
    const groups = [...(form?.querySelectorAll<HTMLElement>('[data-products]') ?? [])]
    const next = groups[groups.findIndex((group) => group === box.current) + 1]
    const target = next?.querySelector<HTMLElement>('[data-line] input, [data-add]')
    const end = form?.querySelector<HTMLElement>('[type=submit]')
    ;(target ?? end)?.focus()
  }

  return (
    <Stack ref={box} gap="sm" role="group" aria-label={copy.title} data-products onKeyDown={goOn}>
      {fields.map((field, line) => (
        <div key={field.id} className={styles['line']} data-line={line}>
          <TextField name={`${name}.${line}.name`} label={copy.name} kind="text" {...within(line)} />
          <NumberField name={`${name}.${line}.quantity`} label={copy.quantity} integer {...within(line)} />
          <NumberField name={`${name}.${line}.price`} label={copy.price} {...within(line)} />
          {flagged && (
            <div className={styles['flag']}>
              <CheckboxField name={`${name}.${line}.alcoholic`} label={copy.alcoholic} {...where} />
            </div>
          )}
          <IconButton className={styles['remove']} aria-label={copy.remove(line + 1)} onClick={() => drop(line)}>
            <X {...icon} />
          </IconButton>
        </div>
      ))}
      <LinesMessages name={name} context={context} />
      <Flex wrap="wrap" align="center" rowGap="xs" columnGap="md" mt="xs">
        <Button variant="default" size="xs" leftSection={<Plus {...icon} />} onClick={add} data-add>
          {copy.add}
        </Button>
        <Text span c="dimmed" fz="xs">
          {copy.hint}
        </Text>
      </Flex>
    </Stack>
  )
}

function LinesMessages({ name, context }: { name: string; context: string | undefined }) {
  const { errors } = useFormState()
  const messages = messagesOf(get(errors, `${name}.root`))
  return (
    <FieldBox name={`${name}.root`} label={copy.title} context={context}>
      {messages.length > 0 && (
        <Text component="div" c="var(--c-danger-text)" fz="sm">
          <FieldMessages messages={messages} />
        </Text>
      )}
    </FieldBox>
  )
}
