/** The kinds of text that people type. A kind decides which keyboard a phone shows, and which characters mean nothing. */
import type { ChangeEvent, InputHTMLAttributes } from 'react'
import { cleanSearch, cleanText } from '#lib/invisible.ts'

type Attributes = Required<
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'>
>

interface Look extends Attributes {
  clean: (typed: string) => string
}

/** Typed letter by letter: a phone must not correct it. */
const exact = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, clean: cleanSearch } as const
/** A proper name: a phone must not take it for a spelling mistake. */
const proper = { autoCapitalize: 'words', autoCorrect: 'off', spellCheck: false, clean: cleanText } as const
const prose = { autoCapitalize: 'sentences', autoCorrect: 'on', spellCheck: true, clean: cleanText } as const

export const kinds = {
  /** A barcode, a reference, an id of another system. */
  code: { ...exact, type: 'text', inputMode: 'text' },
  userName: { ...exact, type: 'text', inputMode: 'text' },
  email: { ...exact, type: 'email', inputMode: 'email' },
  phone: { ...exact, type: 'tel', inputMode: 'tel' },
  url: { ...exact, type: 'url', inputMode: 'url' },
  /** Never changed: every character of a password counts. */
  password: { ...exact, type: 'password', inputMode: 'text', clean: (typed) => typed },
  integer: { ...exact, type: 'text', inputMode: 'numeric' },
  decimal: { ...exact, type: 'text', inputMode: 'decimal' },
  /** A number that is often negative: the keyboards for numbers have no minus sign. */
  signed: { ...exact, type: 'text', inputMode: 'text' },
  search: { ...exact, type: 'search', inputMode: 'search' },
  /** The text that narrows a list of choices. */
  choice: { ...exact, type: 'text', inputMode: 'search' },
  /** The name of a person, a company, a place or a view. */
  name: { ...proper, type: 'text', inputMode: 'text' },
  /** Other words, such as the contents of a parcel. */
  text: { ...prose, type: 'text', inputMode: 'text' },
} satisfies Record<string, Look>

export type Kind = keyof typeof kinds

/** The attributes of an input. Browsers must not fill in what was typed about somebody else. */
export function keyboardOf(kind: Kind) {
  const { clean: _clean, ...attributes } = kinds[kind]
  const enterKeyHint = kind === 'search' ? ('search' as const) : ('done' as const)
  return { ...attributes, enterKeyHint, autoComplete: 'off' }
}

/** The typed text without the characters that mean nothing in this kind. The field shows the same at once. */
export function typedText(kind: Kind, { currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const { value, selectionStart } = field
  const { clean }: Look = kinds[kind]
  const text = clean(value)
  // A composition of several keys must not be disturbed. Its end is a further change.
  if (text === value || ('isComposing' in nativeEvent && nativeEvent.isComposing)) return value
  field.value = text
  // Undefined in an e-mail field. Otherwise the caret would jump to the end.
  if (selectionStart !== null) {
    const caret = clean(value.slice(0, selectionStart)).length
    field.setSelectionRange(caret, caret)
  }
  return text
}
