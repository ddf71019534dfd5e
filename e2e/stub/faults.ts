import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { renderProblem, type ErrorContext } from './errors.ts'
import { describeViolations, Problem } from './problem.ts'
import { expireAccessTokens } from './tokens.ts'
import type { Json, Violation } from './types.ts'
import type { World } from './world.ts'

export type FaultReply = {
  status?: number
  body?: Json
  headers?: Record<string, string>
  /** A whole page instead of JSON. */
  html?: string
  /** A text sent as it is: truncated JSON, a byte order mark, a PHP warning. */
  raw?: string
  delayMs?: number
  /** `before`: the server never saw the request. `after`: it did what was asked, the answer is lost. */
  drop?: 'before' | 'after'
  /** Send only this many bytes of the true answer and cut the connection. */
  truncate?: number
  /** Every access token handed out so far is dead from now on. */
  expireToken?: boolean
  /** An error as this generation of the server writes it. */
  description?: string
  violations?: { propertyPath: string; message: string; code?: string | null }[]
}

export type Fault = {
  match: { method?: string; path?: string; nth?: number; times?: number }
  reply: FaultReply
  /** How many requests have matched so far. */
  seen: number
}

/** From the nth match on (the first by default), as many times as said: for ever, or once when nth is given. */
const isDue = ({ match, seen }: Fault): boolean => {
  const first = match.nth ?? 1
  const times = match.times ?? (match.nth === undefined ? Infinity : 1)
  return seen >= first && seen < first + times
}

const concerns = ({ match }: Fault, method: string, url: string): boolean =>
  (match.method === undefined || match.method.toUpperCase() === method) &&
  (match.path === undefined || new RegExp(match.path).test(url))

/** The first scheduled fault that is due; `url` is path and query as sent. */
export function dueFault(world: World, method: string, url: string): FaultReply | undefined {
  let due: FaultReply | undefined
  for (const fault of world.faults) {
    if (!concerns(fault, method, url)) continue
    fault.seen += 1
    if (due === undefined && isDue(fault)) due = fault.reply
  }
  return due
}

const withCode = (violation: { propertyPath: string; message: string; code?: string | null }): Violation => ({
  ...violation,
  code: violation.code ?? null,
})

function problemOf({ status, description, violations }: FaultReply): Problem | undefined {
  if (violations !== undefined) {
    const full = violations.map(withCode)
    return new Problem(status ?? 422, describeViolations(full), { violations: full })
  }
  return description === undefined ? undefined : new Problem(status ?? 400, description)
}

/** An answer that replaces the true one, or nothing when the fault only delays, cuts or expires. */
function replacement(fault: FaultReply, context: ErrorContext): Response | undefined {
  const { status, body, headers, html, raw } = fault
  const problem = problemOf(fault)
  if (problem !== undefined) return renderProblem(problem, context)
  if (status === undefined && body === undefined && html === undefined && raw === undefined) return undefined
  const type = html === undefined ? 'application/ld+json; charset=utf-8' : 'text/html; charset=UTF-8'
  const text = html ?? raw ?? (body === undefined ? null : JSON.stringify(body))
  return new Response(text, { status: status ?? 200, headers: { 'Content-Type': type, ...headers } })
}

type Outgoing = Partial<HttpBindings>['outgoing']

/** Without a port there is no connection to cut: the answer is a network error. */
export function cut(outgoing: Outgoing): Response {
  if (outgoing === undefined) return Response.error()
  outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

async function truncated(answer: Response, bytes: number, outgoing: Outgoing): Promise<Response> {
  const whole = Buffer.from(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.set('Content-Length', String(whole.length))
  if (outgoing === undefined) return new Response(whole.subarray(0, bytes), { status: answer.status, headers })
  outgoing.writeHead(answer.status, Object.fromEntries(headers))
  outgoing.write(whole.subarray(0, bytes), () => outgoing.destroy())
  return RESPONSE_ALREADY_SENT
}

/** Nothing whole was answered. */
export const isCut = (reply: Response): boolean => reply === RESPONSE_ALREADY_SENT || reply.type === 'error'

/** Plays a fault around the true answer. */
export async function play(
  world: World,
  fault: FaultReply,
  context: ErrorContext,
  outgoing: Outgoing,
  answer: () => Response,
): Promise<Response> {
  if (fault.delayMs !== undefined) await sleep(fault.delayMs)
  if (fault.expireToken === true) expireAccessTokens(world)
  if (fault.drop === 'before') return cut(outgoing)
  const replaced = replacement(fault, context)
  if (replaced !== undefined) return replaced
  const reply = answer()
  if (fault.drop === 'after') return cut(outgoing)
  return fault.truncate === undefined ? reply : truncated(reply, fault.truncate, outgoing)
}
