import type { FieldFault } from './field-fault.ts'
import type { PagingFault } from './paging-fault.ts'

/** A fault as sent to the control plane: the matching requests, and the answer that replaces the real one. */

export type FaultReply = {
  status?: number
  /** Body to send as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** HTML page to send instead of JSON. */
  html?: string
  /** Text to send unchanged: truncated JSON, a byte order mark, a PHP warning. */
  raw?: string
  delayMs?: number
  /** `before`: the server ignores the request. `after`: it processes the request and the answer is lost. */
  drop?: 'before' | 'after'
  /** Number of bytes of the real answer to send before cutting the connection. */
  truncate?: number
  /** Wrong links or a wrong count in the real answer of a collection. */
  paging?: PagingFault
  /** Missing fields or values of another type in the real answer. */
  fields?: FieldFault
  /** Headers to remove from the real answer. */
  withoutHeaders?: string[]
  /** Expires every access token issued so far. */
  expireToken?: boolean
  /** Error in the format of the world's version of API Platform. */
  description?: string
  violations?: { propertyPath: string; message: string; code?: string | null }[]
  /** Faults that begin with this one. */
  afterwards?: GivenFault[]
}

export type GivenFault = Omit<Fault, 'seen'>

export type Fault = {
  match: {
    method?: string
    /** Regular expression for path and query. */
    path?: string
    /** Number of the first affected match. Without `times`, only that match is affected. */
    nth?: number
    times?: number
  }
  reply: FaultReply
  /** Number of matches so far. */
  seen: number
}

/** True from match number `nth` (default 1) on, `times` times. Without `times`: once if `nth` is set, else always. */
const isDue = ({ match, seen }: Fault): boolean => {
  const first = match.nth ?? 1
  const times = match.times ?? (match.nth === undefined ? Infinity : 1)
  return seen >= first && seen < first + times
}

const concerns = ({ match }: Fault, method: string, url: string): boolean =>
  (match.method === undefined || match.method.toUpperCase() === method) &&
  (match.path === undefined || new RegExp(match.path).test(url))

/** Adds faults to those of a world. */
export function addFaults(faults: Fault[], given: readonly GivenFault[]): Fault[] {
  const added = given.map((fault) => ({ ...fault, seen: 0 }))
  faults.push(...added)
  return added
}

/** First fault that applies to this request. `url` is the path and the query as sent. */
export function dueFault(faults: Fault[], method: string, url: string): FaultReply | undefined {
  let due: FaultReply | undefined
  for (const fault of faults) {
    if (!concerns(fault, method, url)) continue
    fault.seen += 1
    if (due === undefined && isDue(fault)) due = fault.reply
  }
  return due
}
