import type { FieldFault } from './field-fault.ts'
import type { PagingFault } from './paging-fault.ts'

/** A fault, as the control plane receives it: which requests it concerns, and what they get instead of the true answer. */

export type FaultReply = {
  status?: number
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** An HTML page instead of JSON. */
  html?: string
  /** A text that is sent without change: truncated JSON, a byte order mark, a PHP warning. */
  raw?: string
  delayMs?: number
  /** `before`: the server ignores the request. `after`: it does what the request asks, and the answer is lost. */
  drop?: 'before' | 'after'
  /** Send only this many bytes of the true answer, then cut the connection. */
  truncate?: number
  /** The true answer of a collection with wrong links or a wrong count. */
  paging?: PagingFault
  /** The true answer without some fields, or with values of another type. */
  fields?: FieldFault
  /** Names of headers that the true answer lacks. */
  withoutHeaders?: string[]
  /** Every access token issued so far expires now. */
  expireToken?: boolean
  /** An error, written as this version of API Platform writes it. */
  description?: string
  violations?: { propertyPath: string; message: string; code?: string | null }[]
}

export type Fault = {
  match: {
    method?: string
    /** A regular expression for the path and the query. */
    path?: string
    /** From which matching request on; without `times`, that one only. */
    nth?: number
    times?: number
  }
  reply: FaultReply
  /** How many requests have matched so far. */
  seen: number
}

/** From match number `nth` (1 by default) on, `times` times. Without `times`: once if `nth` is given, else always. */
const isDue = ({ match, seen }: Fault): boolean => {
  const first = match.nth ?? 1
  const times = match.times ?? (match.nth === undefined ? Infinity : 1)
  return seen >= first && seen < first + times
}

const concerns = ({ match }: Fault, method: string, url: string): boolean =>
  (match.method === undefined || match.method.toUpperCase() === method) &&
  (match.path === undefined || new RegExp(match.path).test(url))

/** The first fault that is due for this request; `url` is the path and the query as sent. */
export function dueFault(faults: Fault[], method: string, url: string): FaultReply | undefined {
  let due: FaultReply | undefined
  for (const fault of faults) {
    if (!concerns(fault, method, url)) continue
    fault.seen += 1
    if (due === undefined && isDue(fault)) due = fault.reply
  }
  return due
}
