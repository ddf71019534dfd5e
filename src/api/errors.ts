import type { Violation } from '#lib/violations.ts'
import { isObject, list, object, text } from './read.ts'

/**
 * Why a call failed:
 * - `status`: the server answered with an error status;
 * - `network`: no answer (offline, refused, CORS, redirected away); `timeout`: none in time;
 * - `unreadable`: an answer that is not what was asked for (HTML, truncated JSON, another shape);
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
  /** The server's own sentence, if it gave a real one. With a 5xx status only the booking switch and deletion show it. */
  readonly description: string | undefined
  readonly violations: readonly Violation[]
  /** How long the server asks to wait (Retry-After). */
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

// HTTP reason phrases, old and new. Servers send them when they have no real description.
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
/** Internals of a failed server, such as SQL, class names and paths. Staff cannot act on them. */
const INSIDES = /SQLSTATE|[a-z]Exception\b|::|\\|\.php\b/
const isEmpty = (sentence: string) => sentence === '' || EMPTY_WORDS.has(sentence.toLowerCase().replace(/\.$/, ''))

/** API Platform 2.7 to 4, RFC 7807, Symfony and Lexik use different keys. */
function readDescription(body: unknown, status = 0): string | undefined {
  if (!isObject(body)) return undefined
  const given = ['hydra:description', 'detail', 'description', 'message'].map((key) => text(body[key])?.trim())
  const sentence = given.find((each) => each !== undefined && !isEmpty(each))
  return sentence !== undefined && status >= 500 && INSIDES.test(sentence) ? undefined : sentence
}

const readViolation = object<Partial<Violation>>({ propertyPath: text, message: text })

function readViolations(body: unknown): Violation[] {
  const given = isObject(body) ? (list(readViolation)(body['violations']) ?? []) : []
  return given
    .map(({ propertyPath = '', message = '' }) => ({ propertyPath, message }))
    .filter((violation) => violation.message !== '')
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** The server has answered: no outage. */
export const isRefusal = (error: unknown) =>
  isApiError(error) && error.kind === 'status' && error.status !== undefined && error.status < 500

/**
 * A record that a write names does not exist any more. API Platform answers 400 with this sentence, in English whatever the
 * language, and with nothing else to know it by.
 */
export const isGoneReference = (error: unknown) =>
  isApiError(error) && error.description?.startsWith('Item not found') === true

/** The server has done the write, but the session of the person who asked is over. */
export class AnsweredAfterSession extends ApiError {
  constructor() {
    super({ kind: 'session' })
  }
}

/**
 * Whether a write may have been done although it failed. A refusal means that it was not. After no answer, a 5xx or an
 * unreadable one, it may have been.
 */
export function mayHaveArrived(error: unknown): boolean {
  if (!isApiError(error) || error instanceof AnsweredAfterSession) return true
  const { kind, status = 0 } = error
  const isAnsweredRefusal = kind === 'status' && status >= 400 && status < 500 && status !== 408
  return !isAnsweredRefusal && kind !== 'session'
}

/**
 * Classifies a failed write of a bulk run. `session`: nothing was done and the person has to sign in again. `refused`: nothing
 * was done. `lost`: it may have been done.
 */
export function judgeWrite(error: unknown): 'session' | 'refused' | 'lost' {
  if (!isApiError(error) || mayHaveArrived(error)) return 'lost'
  return error.kind === 'session' ? 'session' : 'refused'
}

/** A creation whose answer was lost, and a new record matches it. The form shows this failure, no toast does. */
export class PossiblyStored extends ApiError {
  readonly records: readonly { id: number }[]

  constructor(cause: unknown, records: readonly { id: number }[]) {
    super({ kind: isApiError(cause) ? cause.kind : 'unreadable', cause })
    this.name = 'PossiblyStored'
    this.records = records
  }
}

/** The records that seem to be what was sent; none for another failure. */
export const possiblyStoredIn = (error: unknown) => (error instanceof PossiblyStored ? error.records : [])
