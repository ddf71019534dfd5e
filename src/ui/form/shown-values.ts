import { get } from 'react-hook-form'
import { colon } from '#lib/french.ts'
import { numberText } from '#lib/numbers.ts'
import { words } from '#ui/copy.ts'
import { fieldNames } from './differences.ts'

/** Typed values with their labels and texts, to show them outside the form. */
export interface Typed {
  values: object
  /** Labels of the fields on the page. */
  labels: ReadonlyMap<string, string>
  toText: ((name: string, value: unknown) => string | undefined) | undefined
}

/** Labels of the fields of a form, as shown on the page. The messages of a list are at its `root`. */
export const labelsIn = (form: Element | null | undefined): ReadonlyMap<string, string> =>
  new Map(
    [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(({ dataset }) => [
      (dataset['field'] ?? '').replace(/\.root$/, ''),
      dataset['label'] ?? '',
    ]),
  )

/** A value as text; '' for a missing value. */
export function textOf(name: string, value: unknown, { toText }: Pick<Typed, 'toText'>): string {
  const own = toText?.(name, value)
  if (own !== undefined) return own
  if (typeof value === 'boolean') return value ? words.enabled : words.disabled
  return numberText(value)
}

/** All values of the form as text, one field per line, to be copied and typed again elsewhere. */
export const asText = (typed: Typed) =>
  fieldNames(typed.values)
    .map((name) => ({ label: typed.labels.get(name), text: textOf(name, get(typed.values, name), typed) }))
    .filter(({ label, text }) => label !== undefined && text !== '')
    .map(({ label, text }) => `${label}${colon} ${text}`)
    .join('\n')
