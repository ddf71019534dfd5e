import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  makeFetchTransport,
  type StackFrame,
} from '@sentry/browser'
import { isApiError } from '#api/errors.ts'
import { product } from '#lib/product.ts'
import { readUser } from '#session/session.ts'

/**
 * Sentry's client, transport and stack parser, without the integrations with which the SDK collects breadcrumbs, console
 * output, clicks, addresses, users and sessions. The report is built from a list of allowed fields, so that a field of a
 * later SDK version is not sent either.
 */

let client: BrowserClient | undefined

/** A render loop that fails must not send thousands of reports. */
const MAX_PER_PAGE = 20
let sent = 0

export function send(dsn: string, error: unknown) {
  if (sent >= MAX_PER_PAGE) return
  sent += 1
  client ??= new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendClientReports: false,
    // The sender's IP address is not stored either.
    dataCollection: { userInfo: false },
    beforeSend: (event, { originalException }) => onlyWhatMayLeave(event, originalException),
  })
  client.captureException(error, { originalException: error })
}

export function onlyWhatMayLeave(event: ErrorEvent, error: unknown): ErrorEvent {
  const [thrown] = event.exception?.values ?? []
  const personal = [...typedValues(), readUser().firstName]
  return {
    type: undefined,
    ...(event.event_id && { event_id: event.event_id }),
    ...(event.timestamp && { timestamp: event.timestamp }),
    platform: 'javascript',
    level: 'error',
    release: product.version,
    exception: {
      values: [
        {
          type: error instanceof Error ? error.name : 'Error',
          value: messageOf(error, personal),
          stacktrace: { frames: (thrown?.stacktrace?.frames ?? []).flatMap(scrubFrame) },
        },
      ],
    },
  }
}

/** The values of the page's fields: they are removed from messages. */
const typedValues = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(({ value }) => value)

function scrubFrame({ filename, function: name, lineno, colno, in_app: isOurs }: StackFrame): StackFrame[] {
  const file = scrubFile(filename)
  if (file === undefined) return []
  return [
    {
      filename: file,
      ...(name !== undefined && { function: name }),
      ...(lineno !== undefined && { lineno }),
      ...(colno !== undefined && { colno }),
      ...(isOurs !== undefined && { in_app: isOurs }),
    },
  ]
}

/**
 * Limits an error report to the type of the error, the browser's message without values, and the place in our code.
 * Everything else (names, phones, addresses, codes, tokens, passwords) could be personal and is left out.
 */

const HIDDEN = '#'

/** Matches quoted text: browsers quote values, and a JSON parser quotes the answer. Only names of properties are ours. */
const quoted = /(\((?:reading|setting) )?(["'`«“‘])(?:.*?)(["'`»”’]|$)/gs

/** Matches words after which browsers repeat a value without quotes. */
const repeated = /( in |: |= ).*$/s

const address = /\b[a-z][\w+.-]*:\/\/\S*/gi
const email = /\S+@\S+/g
/** Matches words with a digit, which may be a code, a phone, a token or a date, except « React error #418 ». */
const figures = /(?<!React error #\d*)[\p{L}\w+]*\d[\p{L}\w+.\-/]*/gu
/** Matches capitalised words within a sentence, which may be names, except those that browsers use. */
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

/** The message of an error, if the console or a browser wrote it. Other messages may contain anything and are withheld. */
export function messageOf(error: unknown, personal: readonly string[]): string {
  if (isApiError(error)) return error.message
  if (!(error instanceof Error)) return HIDDEN
  const isKnown =
    engineErrors.test(error.name) || error instanceof DOMException || error.message.startsWith('Minified React error')
  return isKnown ? scrubText(error.message, personal) : HIDDEN
}

/** `https://console.example/assets/list-1a2b.js?x#y` → the same without personal parts. Only files of the console are kept. */
export function scrubFile(file: string | undefined): string | undefined {
  const path = URL.parse(file ?? '', window.location.origin)?.pathname ?? ''
  return path.startsWith('/assets/') ? path : undefined
}
