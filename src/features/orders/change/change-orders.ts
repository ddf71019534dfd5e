/** Changes of one order or of many: the statuses it allows, the read before a change, and the definitions of the bulk jobs. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readAnew } from '#api/fresh-reading.ts'
import type { Order, OrderStatus, User } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { useResendOrderNotification, useUpdateOrder } from '#api/generated/orders.writes.ts'
import { readState } from '#api/read-state.ts'
import { likelyNext, type ManualStatus, statusFacts } from '#domain/orders/status.ts'
import type { Verdict } from '#lib/bulk-job.ts'
import { ConflictError } from '#lib/conflict.ts'
import { judgeCall } from '#list/bulk-job/job-result.ts'
import type { OrderJob, ShownOrder } from '#list/bulk-job/use-bulk-job.tsx'
import { peopleOptions, useAllPeople } from '#session/people.ts'
import { bulkQuestions, couriers, messages, moves, questions } from './copy.ts'
import { type Channel, rememberResend } from './resends.ts'

/** Fetches the current status of the order. The caller shows a failure. */
async function statusNow(client: QueryClient, id: number) {
  const { status } = await readAnew(client, orders.one(id, { q: ['id', 'status'] }))
  return status
}

export const readRelations = (client: QueryClient, id: number) =>
  readAnew(client, orders.one(id, { q: ['id', 'status', { shippedBy: ['id'] }, { bookingSlot: ['id'] }] }))

/** How a refused change of the delivery on screen is told: by the server, when it says why, and by what it has now. */
export const changeOnScreen = { serverSentence: 'if forbidden', rereadsAfter: 'any failure' } as const

/** Whether the current status allows the target. An unknown status allows none. */
export function verdictOn(now: string | undefined, target: OrderStatus): Verdict {
  if (now === target) return 'there'
  return allows({ status: now }, target) ? 'write' : 'skip'
}

/**
 * `changeStatus(target)` for one order on screen, after a person has confirmed it. It reads the status again and sends the change
 * only when that is still the status the person saw; otherwise it throws a ConflictError, and nothing is sent. The open question
 * (ui/dialog/ConfirmViewport.tsx) shows its sentence, and the lists are read again.
 */
export function useChangeStatus({ id, status }: Pick<Order, 'id' | 'status'>) {
  const client = useQueryClient()
  const { mutateAsync: update } = useUpdateOrder({
    success: messages.changed(id),
    ...changeOnScreen,
    before: async ({ body }) => {
      const now = await statusNow(client, id)
      if (now !== status || body.status === undefined || verdictOn(now, body.status) !== 'write')
        throw new ConflictError(messages.movedOn(id, now))
    },
  })
  return (target: ManualStatus) => update({ id, body: { status: target } })
}

export interface Target {
  status: ManualStatus
  allowed: number
}

type WithStatus = Pick<Order, 'status'>

export const allows = ({ status }: WithStatus, target: OrderStatus) =>
  statusFacts(status)?.next.some((next) => next === target) ?? false

/** Next statuses of one order, the likely one first. A bulk cancellation has a separate question. */
function nextOf(status: string | undefined): ManualStatus[] {
  const likely = likelyNext(status)
  if (likely === undefined) return []
  const others = (statusFacts(status)?.next ?? []).filter((target) => target !== likely && target !== 'cancel')
  return [likely, ...others]
}

/** Next statuses that several orders allow, without cancellation: those of the order on screen, then the most frequent ones. */
export function targetsOf(several: readonly WithStatus[], onScreen?: string): Target[] {
  const next = several.flatMap(({ status }) => nextOf(status))
  const target = (each: ManualStatus) => ({ status: each, allowed: next.filter((other) => other === each).length })
  const own = nextOf(onScreen)
  const others = [...new Set(next)].filter((each) => !own.includes(each))
  return [...own.map(target), ...others.map(target).toSorted((a, b) => b.allowed - a.allowed)]
}

/** The question and the job of a change of status. The orders that do not allow it are left out. */
export function useMovePlan() {
  const job = useMoveJob()

  return (target: ManualStatus, several: readonly ShownOrder[]) => {
    const counted = several.filter((order) => allows(order, target))
    const question = questions.many(counted.length, target)
    return { title: moves[target], question, orders: several, counted, job: job(target) }
  }
}

/** The person has confirmed the target, so an order that has moved on since then is changed as well, if its status allows it. */
export function useMoveJob() {
  const client = useQueryClient()
  const { mutateAsync: update } = useUpdateOrder({ part: 'one of many' })

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
  const { mutateAsync: resend } = useResendOrderNotification({ part: 'one of many' })

  return (channel: Channel): OrderJob => ({
    read: async ({ id }) => ({ status: await statusNow(client, id) }),
    decide: (_order, { status }) => (mayResend(status) ? 'write' : 'skip'),
    write: ({ id }) => rememberResend(id, channel, () => resend({ id, [channel]: true })),
    judge: judgeCall,
    settles: false,
  })
}

export const mayResend = (status: string | undefined) => statusFacts(status)?.acts?.includes('resend') === true

/** Assigns orders to a courier, in any status, like the page of an order. */
export function useAssignJob() {
  const client = useQueryClient()
  const { mutateAsync: update } = useUpdateOrder({ part: 'one of many' })

  return (courier: () => string): OrderJob => ({
    read: async ({ id }) => {
      const { status, shippedBy } = await readRelations(client, id)
      return { status, ...(shippedBy?.['@id'] === courier() && { remark: bulkQuestions.assigned }) }
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

/** The choice of a courier. They are read when it opens. */
export function useCouriers() {
  const everybody = useAllPeople()
  const { data } = everybody
  const { isRead, hasFailed } = readState(everybody)
  const options = useMemo(() => data && shipperOptions(data.items), [data])
  const isFailed = hasFailed && !isRead
  return {
    /** Undefined while they are read. */
    options,
    isIncomplete: data?.incomplete,
    problem: isFailed ? couriers.unavailable : options?.length === 0 ? couriers.none : undefined,
    retry: isFailed && { reads: [everybody] },
  }
}
