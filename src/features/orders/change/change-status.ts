/** Changes of status of one or many orders: allowed statuses, the read before a change, and when it is sent. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { readAnew } from '#api/fresh-reading.ts'
import type { Order, OrderStatus } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { useUpdateOrder } from '#api/generated/orders.writes.ts'
import { likelyNext, type ManualStatus, MovedOn, statusFacts } from '#features/orders/status.ts'
import type { Verdict } from '#lib/run-steps.ts'
import { messages } from './copy.ts'

/** Fetches the current status of the order. The caller shows a failure. */
export async function statusNow(client: QueryClient, id: number) {
  const { status } = await readAnew(client, orders.one(id, { q: ['id', 'status'] }))
  return status
}

/** Reads the current status, courier and slot of the order. */
export const readRelations = (client: QueryClient, id: number) =>
  readAnew(client, orders.one(id, { q: ['id', 'status', { shippedBy: ['id'] }, { bookingSlot: ['id'] }] }))

/** Whether the current status allows the target. An unknown status allows none. */
export function verdictOn(now: string | undefined, target: OrderStatus): Verdict {
  if (now === target) return 'there'
  return statusFacts(now)?.next.some((next) => next === target) ? 'write' : 'skip'
}

/**
 * `changeStatus(target)` for one order on screen, after a person has confirmed it. It reads the status again and sends the change
 * only when that is still the status the person saw; otherwise it throws MovedOn, and nothing is sent. The generated hook then
 * invalidates the orders, so that the lists read again, and app/query/query-client.ts shows the message. order-acts.ts asks the
 * question first.
 */
export function useChangeStatus({ id, status }: Pick<Order, 'id' | 'status'>) {
  const client = useQueryClient()
  const { mutateAsync: update } = useUpdateOrder({
    success: messages.changed(id),
    serverSentence: 'if forbidden',
    rereadsAfter: 'any failure',
    before: async ({ body }) => {
      const now = await statusNow(client, id)
      if (now !== status || body.status === undefined || verdictOn(now, body.status) !== 'write')
        throw new MovedOn(messages.movedOn(id, now))
    },
    // The open question shows this failure.
    failure: (error) => (error instanceof MovedOn ? null : undefined),
  })
  return (target: ManualStatus) => update({ id, body: { status: target } })
}

/** A status that can be given to several orders, and how many of them allow it. */
export interface Target {
  status: ManualStatus
  allowed: number
}

type WithStatus = Pick<Order, 'status'>

export const allows = ({ status }: WithStatus, target: ManualStatus) =>
  (statusFacts(status)?.next ?? []).some((next) => next === target)

/** Next statuses of one order, the likely one first. A bulk cancellation has a separate question. */
function nextOf(status: string | undefined): ManualStatus[] {
  const likely = likelyNext(status)
  if (likely === undefined) return []
  const others = (statusFacts(status)?.next ?? []).filter((target) => target !== likely && target !== 'cancel')
  return [likely, ...others]
}

/**
 * Next statuses that several orders allow, without cancellation. Those of the order on screen come first. The rest
 * follow, the most frequent one first.
 */
export function targetsOf(several: readonly WithStatus[], onScreen?: string): Target[] {
  const next = several.flatMap(({ status }) => nextOf(status))
  const target = (each: ManualStatus) => ({ status: each, allowed: next.filter((other) => other === each).length })
  const own = nextOf(onScreen)
  const others = [...new Set(next)].filter((each) => !own.includes(each))
  return [...own.map(target), ...others.map(target).toSorted((a, b) => b.allowed - a.allowed)]
}
