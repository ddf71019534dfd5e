import {
  BrowserClient,
  defaultStackParser,
  type ErrorEvent,
  makeFetchTransport,
  type StackFrame,
} from '@sentry/browser'
import { product } from '#app/shell/copy.ts'
import { readUser } from '#session/session.ts'
import { messageOf, scrubFile } from './scrub.ts'

/**
 * Sentry's client, transport and stack parser, and nothing of what the SDK would collect by itself: no integrations, so
 * no breadcrumbs, no console, no clicks, no addresses, no user, no session. What leaves is put together anew from a list
 * of what may, so that a field the SDK learns tomorrow does not leave either.
 */

let client: BrowserClient | undefined

/** One broken render loop must not become a flood. */
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
    // Not even the address a report came from.
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

/** What stands in the fields of the page: whatever it is, it is not for anybody else. */
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
