import { isApiError } from '#api/errors.ts'

/**
 * What may be told about an error to somebody outside: its kind, the sentence an engine wrote without the values in it,
 * and where in our code it happened. Everything else (names, phones, addresses, codes, tokens, passwords) can only come
 * from the person in front of the screen or from the server, and neither is asked.
 */

const HIDDEN = '#'

/** Engines quote the values they complain about, and a JSON parser quotes the answer. Only a property's name is ours. */
const quoted = /(\((?:reading|setting) )?(["'`«“‘])(?:.*?)(["'`»”’]|$)/gs

/** From here on an engine repeats a value without quotes. */
const repeated = /( in |: |= ).*$/s

const address = /\b[a-z][\w+.-]*:\/\/\S*/gi
const email = /\S+@\S+/g
/** A code, a phone, a token, a date: whatever holds a figure. « React error #418 » is a number of theirs. */
const figures = /(?<!React error #\d*)[\p{L}\w+]*\d[\p{L}\w+.\-/]*/gu
/** In the middle of a sentence, only what somebody is called begins with a capital; what engines call things is known. */
const capital =
  /(?<=\S )(?!(?:JSON|React|Maximum|Object|Array|Symbol|Promise|Map|Set|Date|URL|BigInt|Intl|DOM)\b)\p{Lu}[\p{L}'’-]*/gu

export function scrubText(text: string, personal: readonly string[] = []): string {
  let clean = text
  for (const value of personal) if (value.length > 1) clean = clean.replaceAll(value, HIDDEN)
  return clean
    .replace(address, HIDDEN)
    .replace(quoted, (whole, property: string | undefined) => (property === undefined ? HIDDEN : whole))
    .replace(repeated, '')
    .replace(email, HIDDEN)
    .replace(figures, HIDDEN)
    .replace(capital, HIDDEN)
    .slice(0, 200)
}

const engineErrors = /^(Type|Reference|Range|Syntax|URI|Eval|Internal)Error$/

/** A message that we or an engine wrote; one that anything else wrote may hold anything, and stays here. */
export function messageOf(error: unknown, personal: readonly string[]): string {
  if (isApiError(error)) return error.message
  if (!(error instanceof Error)) return HIDDEN
  const isKnown =
    engineErrors.test(error.name) || error instanceof DOMException || error.message.startsWith('Minified React error')
  return isKnown ? scrubText(error.message, personal) : HIDDEN
}

/** `https://console.example/assets/list-1a2b.js?x#y` → the same without what could be a person's: only our own files. */
export function scrubFile(file: string | undefined): string | undefined {
  const path = URL.parse(file ?? '', window.location.origin)?.pathname ?? ''
  return path.startsWith('/assets/') ? path : undefined
}
