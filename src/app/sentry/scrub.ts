import { isApiError } from '#api/errors.ts'

/**
 * Limits an error report to the kind of the error, the browser's own sentence without its values, and the place in
 * our code. Everything else (names, phones, addresses, codes, tokens, passwords) could be personal and is left out.
 */

const HIDDEN = '#'

/** Browsers quote values, and a JSON parser quotes the answer. Only names of properties come from our code. */
const quoted = /(\((?:reading|setting) )?(["'`«“‘])(?:.*?)(["'`»”’]|$)/gs

/** After these words browsers repeat a value without quotes. */
const repeated = /( in |: |= ).*$/s

const address = /\b[a-z][\w+.-]*:\/\/\S*/gi
const email = /\S+@\S+/g
/** Any word with a digit may be a code, a phone, a token or a date. « React error #418 » is React's own number. */
const figures = /(?<!React error #\d*)[\p{L}\w+]*\d[\p{L}\w+.\-/]*/gu
/** In the middle of a sentence a capital letter starts a name. The names that browsers use themselves are known. */
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

/** Keeps messages written by us or by a browser. Other messages may contain anything and are withheld. */
export function messageOf(error: unknown, personal: readonly string[]): string {
  if (isApiError(error)) return error.message
  if (!(error instanceof Error)) return HIDDEN
  const isKnown =
    engineErrors.test(error.name) || error instanceof DOMException || error.message.startsWith('Minified React error')
  return isKnown ? scrubText(error.message, personal) : HIDDEN
}

/** `https://console.example/assets/list-1a2b.js?x#y` → the same without personal parts. Only our own files are kept. */
export function scrubFile(file: string | undefined): string | undefined {
  const path = URL.parse(file ?? '', window.location.origin)?.pathname ?? ''
  return path.startsWith('/assets/') ? path : undefined
}
