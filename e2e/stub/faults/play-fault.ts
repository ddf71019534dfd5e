import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { World } from '../data/world.ts'
import { renderProblem, type ErrorContext } from '../http/errors.ts'
import { describeViolations, Problem } from '../http/problem.ts'
import { expireAccessTokens } from '../http/tokens.ts'
import type { Violation } from '../types.ts'
import { addFaults, type FaultReply } from './fault.ts'
import { withFields } from './field-fault.ts'
import { misled, requestedPage } from './paging-fault.ts'

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

/** Replacement for the real answer; undefined when the fault only delays, cuts or expires tokens. */
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

/** Cuts the connection. In a unit test, which has no connection, returns a network error. */
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

/** Whether the client received no complete answer. */
export const isCut = (reply: Response): boolean => reply === RESPONSE_ALREADY_SENT || reply.type === 'error'

/** Answers a request with a fault. `answer` computes the real answer. */
export async function play(
  world: World,
  fault: FaultReply,
  context: ErrorContext,
  outgoing: Outgoing,
  request: Request,
  answer: (request: Request) => Response,
): Promise<Response> {
  if (fault.delayMs !== undefined) await sleep(fault.delayMs)
  addFaults(world.faults, fault.afterwards ?? [])
  if (fault.expireToken === true) expireAccessTokens(world)
  if (fault.drop === 'before') return cut(outgoing)
  const replaced = replacement(fault, context)
  if (replaced !== undefined) return replaced
  if (fault.paging !== undefined) {
    const reply = answer(requestedPage(request, fault.paging))
    return misled(request, fault.paging, reply)
  }
  const reply = answer(request)
  for (const name of fault.withoutHeaders ?? []) reply.headers.delete(name)
  if (fault.fields !== undefined) return withFields(fault.fields, reply)
  if (fault.drop === 'after') return cut(outgoing)
  return fault.truncate === undefined ? reply : truncated(reply, fault.truncate, outgoing)
}
