import { useQueryClient } from '@tanstack/react-query'
import { type ApiError, isApiError, judgeWrite } from '#api/errors.ts'
import type { User } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.writes.ts'
import { statusFacts, type ManualStatus } from '#features/orders/status.ts'
import type { Judgement } from '#lib/run-steps.ts'
import { peopleOptions } from '#session/people.ts'
import { readRelations, statusNow, verdictOn } from './change-status.ts'
import { reasons, report } from './copy.ts'
import { type Channel, rememberResend } from './resends.ts'
import type { OrderJob } from './use-run.tsx'

/** The token refresh failed (401), or the server asks to wait (429): nothing was processed, and a retry may succeed. */
const PASSING = new Set([401, 429])

/** Classifies a failed call of a run. */
export function judgeCall(error: unknown): Judgement {
  const verdict = judgeWrite(error)
  const reason = isApiError(error) ? reasonOf(error) : reasons.defect
  const isPassing = verdict === 'refused' && isApiError(error) && PASSING.has(error.status ?? 0)
  const waitMs = isPassing && error.status === 429 ? error.retryAfterMs : undefined
  return { fault: isPassing ? 'failed' : verdict, reason, ...(waitMs !== undefined && { waitMs }) }
}

/** The server's text of a refusal. The text of a 401 is about the token, and the text of a 5xx is not meant for staff. */
function reasonOf({ kind, status = 0, description, violations }: ApiError): string {
  if (kind !== 'status') return reasons[kind]
  const said = violations.map(({ message }) => message).join(' ') || description
  if (said && status < 500 && status !== 401) return said
  return status === 404 ? reasons.missing : reasons.status(status)
}

/**
 * Changes the status of orders. The person has confirmed the target for the counted orders, so an order that has moved on
 * since then is changed as well, as long as its status allows it.
 */
export function useMoveJob() {
  const client = useQueryClient()
  const { mutateAsync: update } = orders.useUpdateOrder({ part: 'one of many' })

  return (target: ManualStatus): OrderJob => ({
    read: async ({ id }) => ({ status: await statusNow(client, id) }),
    decide: (_order, { status }) => verdictOn(status, target),
    write: ({ id }) => update({ id, body: { status: target } }),
    judge: judgeCall,
    settles: true,
  })
}

/** Resends notifications. A lost answer is not repeated, because no read shows whether the message was sent. */
export function useResendJob() {
  const client = useQueryClient()
  const { mutateAsync: resend } = orders.useResendOrderNotification({ part: 'one of many' })

  return (channel: Channel): OrderJob => ({
    read: async ({ id }) => ({ status: await statusNow(client, id) }),
    decide: (_order, { status }) => (mayResend(status) ? 'write' : 'skip'),
    write: ({ id }) => rememberResend(client, id, channel, () => resend({ id, [channel]: true })),
    judge: judgeCall,
    settles: false,
  })
}

/** Whether this status allows a resend. */
export const mayResend = (status: string | undefined) => statusFacts(status)?.acts.includes('resend') === true

/** Assigns orders to a courier, in any status, like the page of an order. */
export function useAssignJob() {
  const client = useQueryClient()
  const { mutateAsync: update } = orders.useUpdateOrder({ part: 'one of many' })

  return (courier: () => string): OrderJob => ({
    read: async ({ id }) => {
      const { status, shippedBy } = await readRelations(client, id)
      return { status, ...(shippedBy?.['@id'] === courier() && { remark: report.assigned }) }
    },
    decide: (_order, { remark }) => (remark === undefined ? 'write' : 'there'),
    write: ({ id }) => update({ id, body: { shippedBy: courier() } }),
    judge: judgeCall,
    settles: true,
  })
}

/** The people who may be assigned: active users with the shipper role, which operators can hold too. */
export const shipperOptions = (users: readonly User[]) =>
  peopleOptions(users.filter(({ roles = [] }) => roles.includes('ROLE_SHIPPER')))
