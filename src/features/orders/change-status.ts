/** A change of status by a person, of one order or of many: what is read before it, and when it is sent. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import { readAnew } from '#api/fresh-reading.ts'
import type { Order, OrderStatus } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { useUpdateOrder } from '#api/generated/orders.writes.ts'
import type { Verdict } from '#lib/run-steps.ts'
import { messages } from './copy.ts'
import { factsOf, type ManualStatus } from './status.ts'

/** The status that the order has on the server now. The caller shows a failure. */
export async function statusNow(client: QueryClient, id: number) {
  const { status } = await readAnew(client, orders.one(id, { q: ['id', 'status'] }))
  return status
}

/** Whether an order that has this status now may get the other one. Nothing is sent for a status that is not known. */
export function verdictOn(now: string | undefined, target: OrderStatus): Verdict {
  if (now === target) return 'there'
  return factsOf(now)?.next.some((next) => next === target) ? 'write' : 'skip'
}

/** The order no longer has the status that the person saw. Nothing was sent. It counts as a refusal. */
export class MovedOn extends ApiError {
  readonly now: string | undefined

  constructor(id: number, now: string | undefined) {
    super({ kind: 'status', status: 409, body: { detail: messages.movedOn(id, now) } })
    this.now = now
  }
}

/** `changeStatus(target)` for one order on screen. What the person has confirmed is the change from the status they saw. */
export function useChangeStatus({ id, status }: Pick<Order, 'id' | 'status'>) {
  const client = useQueryClient()
  const { mutateAsync: update } = useUpdateOrder({
    success: messages.changed(id),
    serverSentence: 'if forbidden',
    rereadsAfter: 'any failure',
    before: async ({ body }) => {
      const now = await statusNow(client, id)
      if (now !== status || body.status === undefined || verdictOn(now, body.status) !== 'write')
        throw new MovedOn(id, now)
    },
    // The question says it.
    failure: (error) => (error instanceof MovedOn ? null : undefined),
  })
  return (target: ManualStatus) => update({ id, body: { status: target } })
}
