import type { Order } from '#api/generated/entities.ts'
import { factsOf, likelyNext, type ManualStatus } from './status.ts'

/** A status that can be given to several orders, and how many of them allow it. */
export interface Target {
  status: ManualStatus
  allowed: number
}

type WithStatus = Pick<Order, 'status'>

export const allows = ({ status }: WithStatus, target: ManualStatus) =>
  (factsOf(status)?.next ?? []).some((next) => next === target)

/** Next statuses of one order, the likely one first. A bulk cancellation has a separate question. */
function nextOf(status: string | undefined): ManualStatus[] {
  const likely = likelyNext(status)
  if (likely === undefined) return []
  const others = (factsOf(status)?.next ?? []).filter((target) => target !== likely && target !== 'cancel')
  return [likely, ...others]
}

/**
 * Next statuses that several orders allow, without cancellation. Those of the order on screen come first. The rest
 * follow, the most frequent one first.
 */
export function targetsOf(orders: readonly WithStatus[], onScreen?: string): Target[] {
  const next = orders.flatMap(({ status }) => nextOf(status))
  const target = (each: ManualStatus) => ({ status: each, allowed: next.filter((other) => other === each).length })
  const own = nextOf(onScreen)
  const others = [...new Set(next)].filter((each) => !own.includes(each))
  return [...own.map(target), ...others.map(target).toSorted((a, b) => b.allowed - a.allowed)]
}
