import { ConflictError } from '#lib/conflict.ts'
import type { Violation } from '#lib/violations.ts'
import { isObject, list, object, text } from './read.ts'

/**
 * Kinds of failures of a call:
 * - `status`: the server answered with an error status;
 * - `network`: no answer (offline, refused, CORS, redirected away); `timeout`: none in time;
 * - `unreadable`: an unexpected answer (HTML, truncated JSON, another shape);
 * - `session`: no token, or the server no longer accepts it.
 */
export type ErrorKind = 'status' | 'network' | 'timeout' | 'unreadable' | 'session'

interface Details {
  kind: ErrorKind
  status?: number
  body?: unknown
  cause?: unknown
  retryAfterMs?: number | undefined
}

/** The only error that the API layer throws, besides the AbortError of an aborted call. */
export class ApiError extends Error {
  readonly kind: ErrorKind
  readonly status: number | undefined
  /** The server's sentence, if it is a real one. With a 5xx status only the booking switch and the booking deletion show it. */
  readonly description: string | undefined
  readonly violations: readonly Violation[]
  /** Wait that the server asks for (Retry-After). */
  readonly retryAfterMs: number | undefined

  constructor({ kind, status, body, cause, retryAfterMs }: Details) {
    super(status === undefined ? kind : `${kind} ${status}`, { cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.description = readDescription(body, status)
    this.violations = readViolations(body)
    this.retryAfterMs = retryAfterMs
  }
}

// HTTP reason phrases, which servers send without a real description.
const EMPTY_WORDS = new Set([
  'an error occurred',
  'bad request',
  'unauthorized',
  'forbidden',
  'not found',
  'method not allowed',
  'not acceptable',
  'request timeout',
  'conflict',
  'gone',
  'payload too large',
  'content too large',
  'unsupported media type',
  'unprocessable entity',
  'unprocessable content',
  'too many requests',
  'internal server error',
  'not implemented',
  'bad gateway',
  'service unavailable',
  'gateway timeout',
])
/** Internals of a failed server, such as SQL, class names and paths, which are not shown to staff. */
const INSIDES = /SQLSTATE|[a-z]Exception\b|::|\\|\.php\b/
const isEmpty = (sentence: string) => sentence === '' || EMPTY_WORDS.has(sentence.toLowerCase().replace(/\.$/, ''))

/** Reads the server's sentence. API Platform 2.7 to 4, RFC 7807, Symfony and Lexik use different keys. */
function readDescription(body: unknown, status = 0): string | undefined {
  if (!isObject(body)) return undefined
  const given = ['hydra:description', 'detail', 'description', 'message'].map((key) => text(body[key])?.trim())
  const sentence = given.find((each) => each !== undefined && !isEmpty(each))
  return sentence !== undefined && status >= 500 && INSIDES.test(sentence) ? undefined : sentence
}

const readViolation = object<Partial<Violation>>({ propertyPath: text, message: text, code: text })

function readViolations(body: unknown): Violation[] {
  const given = isObject(body) ? (list(readViolation)(body['violations']) ?? []) : []
  return given
    .map(({ propertyPath = '', message = '', code }) => ({ propertyPath, message, code }))
    .filter((violation) => violation.message !== '')
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** Whether an error is the end of the session, which the sign-in page explains. */
export const isEndOfSession = (error: unknown) => isApiError(error) && error.kind === 'session'

/** Whether the server has refused a call, which is no outage. */
export const isRefusal = (error: unknown) =>
  isApiError(error) && error.kind === 'status' && error.status !== undefined && error.status < 500

/** Status codes of a server or proxy that may answer later. */
const BUSY = new Set([401, 408, 429, 502, 503, 504])

/** Whether the same call may succeed later: without a network, or on a busy server. A 500 or an unreadable answer may stay. */
export const mayPass = (error: unknown) =>
  isApiError(error) && error.kind !== 'unreadable' && (error.kind !== 'status' || BUSY.has(error.status ?? 0))

/** Whether a write refers to a record that is gone. API Platform answers 400 with this sentence, always in English. */
export const isGoneReference = (error: unknown) =>
  isApiError(error) && error.description?.startsWith('Item not found') === true

/** The write succeeded, but the session of the person who sent it is over. */
export class AnsweredAfterSession extends ApiError {
  constructor() {
    super({ kind: 'session' })
  }
}

/** Whether a failed write may have been done: after no answer, a 5xx status or an unreadable answer. */
export function mayHaveArrived(error: unknown): boolean {
  if (error instanceof ConflictError) return false
  if (!isApiError(error) || error instanceof AnsweredAfterSession) return true
  const { kind, status = 0 } = error
  const isAnsweredRefusal = kind === 'status' && status >= 400 && status < 500 && status !== 408
  return !isAnsweredRefusal && kind !== 'session'
}

/** Classifies a failed write. `lost`: it may have been done. `session`: it was not, and the person has to sign in. */
export function judgeWrite(error: unknown): 'session' | 'refused' | 'lost' {
  if (mayHaveArrived(error)) return 'lost'
  return isEndOfSession(error) ? 'session' : 'refused'
}

/** The answer of a creation was lost, and a new record matches it. The form shows this failure instead of a toast. */
export class PossiblyStored extends ApiError {
  readonly records: readonly { id: number }[]

  constructor(cause: unknown, records: readonly { id: number }[]) {
    super({ kind: isApiError(cause) ? cause.kind : 'unreadable', cause })
    this.name = 'PossiblyStored'
    this.records = records
  }
}

/** Records that match the lost creation; empty for any other error. */
export const possiblyStoredIn = (error: unknown) => (error instanceof PossiblyStored ? error.records : [])
