import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  makeFetchTransport,
  type StackFrame,
} from '@sentry/browser'
import { product } from '#lib/product.ts'
import { readUser } from '#session/session.ts'
import { messageOf, scrubFile } from './scrub.ts'

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
