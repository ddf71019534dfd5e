/** One call to the examined server, and its outcome. */
import { isObject } from '#api/read.ts'

/** Sends a request without following redirects. Tests replace the server here. */
export type Transport = (request: Request) => Promise<Response>

export interface Call {
  method: 'GET' | 'POST' | 'OPTIONS'
  url: URL
  bearer?: string | undefined
  body?: unknown
  headers?: Record<string, string> | undefined
}

export interface Answer {
  url: URL
  status: number
  headers: Headers
  /** Undefined for an empty body and for one that is not JSON. */
  body: unknown
  form: 'json' | 'html' | 'empty' | 'other'
}

export type SilenceReason = 'port' | 'name' | 'certificate' | 'tls' | 'refused' | 'timeout' | 'cut'

/** The server did not answer, or was not called: Node and browsers call no server at some ports. */
export interface Silence {
  silence: SilenceReason
  /** System error code, such as ENOTFOUND. */
  code: string
}

export type Outcome = Answer | Silence

export const isSilence = (outcome: Outcome): outcome is Silence => 'silence' in outcome
export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300
export const isOk = (outcome: Outcome): outcome is Answer => !isSilence(outcome) && isSuccess(outcome)

/** Timeout, the same as in the console. */
const TIMEOUT_MS = 30_000

/** Starts a timer. @returns a function that returns the elapsed milliseconds */
export type Stopwatch = () => () => number

export const stopwatch: Stopwatch = () => {
  const begun = performance.now()
  return () => performance.now() - begun
}

export interface Wire {
  send: (call: Call) => Promise<Outcome>
  /** Duration of each answer in milliseconds. */
  times: number[]
}

export function createWire(transport: Transport, measure: Stopwatch): Wire {
  const times: number[] = []
  return {
    times,
    send: async (call) => {
      const elapsed = measure()
      try {
        const response = await transport(requestOf(call))
        const text = await response.text()
        times.push(elapsed())
        const { status, headers } = response
        return { url: call.url, status, headers, ...parse(text) }
      } catch (error) {
        return silenceOf(error)
      }
    },
  }
}

/** The headers of the console, and those that a browser adds for another origin. */
function requestOf({ method, url, bearer, body, headers }: Call): Request {
  return new Request(url, {
    method,
    headers: {
      Accept: 'application/ld+json',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

function parse(text: string): Pick<Answer, 'body' | 'form'> {
  if (text.trim() === '') return { body: undefined, form: 'empty' }
  try {
    return { body: JSON.parse(text) as unknown, form: 'json' }
  } catch {
    return { body: undefined, form: /^\s*<(!doctype|html)/i.test(text) ? 'html' : 'other' }
  }
}

/** Message of the cause, and no code, when the Fetch standard forbids the port. */
const BAD_PORT = 'bad port'

/** Causes by system error code. The first matching pattern applies. */
const kinds: readonly [SilenceReason, RegExp][] = [
  ['port', new RegExp(`^${BAD_PORT}$`)],
  ['name', /^(ENOTFOUND|EAI_AGAIN)$/],
  ['refused', /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/],
  ['timeout', /TIMEOUT|^ETIMEDOUT$|TimeoutError/],
  ['certificate', /CERT|SELF_SIGNED|UNABLE_TO/],
  ['tls', /^(EPROTO|ERR_SSL|ERR_TLS)/],
]

/** The error code is in the error, in its cause, or in the errors of each address that was tried. */
function codeOf(error: unknown): string {
  if (!isObject(error)) return ''
  const { code, cause, errors, name, message } = error
  if (typeof code === 'string') return code
  if (message === BAD_PORT) return BAD_PORT
  const within = [cause, ...(Array.isArray(errors) ? errors : [])].map(codeOf).find((each) => each !== '')
  return within ?? (name === 'TimeoutError' ? name : '')
}

function silenceOf(error: unknown): Silence {
  const code = codeOf(error)
  const [silence = 'cut'] = kinds.find(([, pattern]) => pattern.test(code)) ?? []
  return { silence, code: code || 'fetch failed' }
}
