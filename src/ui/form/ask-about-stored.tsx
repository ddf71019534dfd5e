/** The questions about a record that somebody else has changed or deleted. They are fetched when one is asked. */
import { get } from 'react-hook-form'
import { confirm } from '#ui/confirm.ts'
import { flash } from '#ui/flash/flash.ts'
import { formWords, phrases } from './copy.ts'
import { asText, textOf, type Typed } from './shown-values.ts'
import { type Choices, TwoValues } from './TwoValues.tsx'
import styles from './TwoValues.module.css'

const words = formWords.stored

/** @returns the fields that keep what was typed here, or undefined when nothing is to be sent */
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

/** Says that the record is gone, and lets the input be copied. */
export async function sayGone(typed: Typed) {
  const text = asText(typed)
  const isCopied = await confirm({
    title: words.goneTitle,
    message: words.gone,
    content: <textarea className={styles['typed']} aria-label={words.typed} readOnly rows={8} value={text} />,
    confirmLabel: words.copy,
    refuseLabel: words.back,
    run: () => navigator.clipboard.writeText(text),
    errorText: () => words.notCopied,
  })
  if (isCopied) flash.info(words.copied)
}
