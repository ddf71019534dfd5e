/** Questions about a record that another person has changed or deleted. Loaded with the first question. */
import { Box, SimpleGrid, Stack, Text } from '@mantine/core'
import { useId } from 'react'
import { get } from 'react-hook-form'
import { colon } from '#lib/french.ts'
import { numberText } from '#lib/numbers.ts'
import { words as shared } from '#ui/copy.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { flash } from '#ui/flash/flash.ts'
import { formWords, phrases } from './copy.ts'
import { fieldNames, type Typed } from './differences.ts'
import styles from './ask-about-stored.module.css'

const words = formWords.stored

/** A value as text; '' for a missing value. */
function textOf(name: string, value: unknown, { toText }: Typed): string {
  const own = toText?.(name, value)
  if (own !== undefined) return own
  if (typeof value === 'boolean') return value ? shared.enabled : shared.disabled
  return numberText(value)
}

/** All values of the form as text, one field per line, to be copied and typed again elsewhere. */
const asText = (typed: Typed) =>
  fieldNames(typed.values)
    .map((name) => ({ label: typed.labels.get(name), text: textOf(name, get(typed.values, name), typed) }))
    .filter(({ label, text }) => label !== undefined && text !== '')
    .map(({ label, text }) => `${label}${colon} ${text}`)
    .join('\n')

/** Asks which value to keep for each conflict. @returns the fields that keep the typed value, or undefined to send nothing */
export async function askForValues(
  typed: Typed,
  theirs: object,
  names: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  const choices: Choices = new Map()
  const fields = names.map((name) => ({
    name,
    label: typed.labels.get(name) ?? name,
    mine: textOf(name, get(typed.values, name), typed),
    theirs: textOf(name, get(theirs, name), typed),
  }))
  const isAnswered = await confirm({
    title: words.changedTitle,
    message: `${phrases.changedElsewhere(names.length)} ${words.choose}`,
    content: <TwoValues fields={fields} choices={choices} />,
    confirmLabel: words.saveChoice,
    refuseLabel: words.back,
    run: async () => {
      if (names.some((name) => !choices.has(name))) throw new Error('A field has no answer')
    },
    errorText: () => words.missing,
  })
  return isAnswered ? new Set(names.filter((name) => choices.get(name) === 'mine')) : undefined
}

/** Shows that the record was deleted, and offers to copy the input. */
export async function sayGone(typed: Typed) {
  const text = asText(typed)
  const isCopied = await confirm({
    title: words.goneTitle,
    message: words.gone,
    content: (
      <Box
        component="textarea"
        w="100%"
        mt="lg"
        bg="var(--c-page)"
        aria-label={words.typed}
        readOnly
        rows={8}
        value={text}
      />
    ),
    confirmLabel: words.copy,
    refuseLabel: words.back,
    run: () => navigator.clipboard.writeText(text),
    errorText: () => words.notCopied,
  })
  if (isCopied) flash.info(words.copied)
}

/** Answers so far, by field name. */
type Choices = Map<string, 'mine' | 'theirs'>

interface Props {
  fields: readonly { name: string; label: string; mine: string; theirs: string }[]
  /** Changed in place while the person chooses. */
  choices: Choices
}

const { mine, theirs, empty } = formWords.stored
const sides = [
  ['mine', mine],
  ['theirs', theirs],
] as const

/** Look of an empty value. */
const unsaid = { c: 'dimmed', fs: 'italic' }

/** For each field, the typed value and the current value on the server, side by side. */
function TwoValues({ fields, choices }: Props) {
  const id = useId()
  return (
    <Stack gap="lg" mt="lg">
      {fields.map((field, index) => (
        <Box key={field.name} component="fieldset" miw={0} bd="none">
          <Text component="legend" inherit mb={6} fw={600}>
            {field.label}
          </Text>
          <SimpleGrid cols={2} spacing="sm">
            {sides.map(([side, label]) => (
              <label key={side} className={styles['side']}>
                <input
                  type="radio"
                  name={`${id}-${field.name}`}
                  value={side}
                  data-autofocus={(index === 0 && side === 'mine') || undefined}
                  onChange={() => void choices.set(field.name, side)}
                />
                <Text span c="dimmed">
                  {label}
                </Text>
                <Text span inherit {...(field[side] === '' && unsaid)}>
                  {field[side] || empty}
                </Text>
              </label>
            ))}
          </SimpleGrid>
        </Box>
      ))}
    </Stack>
  )
}
