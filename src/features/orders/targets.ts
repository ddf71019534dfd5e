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

/** The next statuses of one order, the likely one first. The cancellation of many needs a question of its own. */
function nextOf(status: string | undefined): ManualStatus[] {
  const likely = likelyNext(status)
  if (likely === undefined) return []
  const others = (factsOf(status)?.next ?? []).filter((target) => target !== likely && target !== 'cancel')
  return [likely, ...others]
}

/**
 * What several orders allow, without cancellation. The next statuses of an order that is on screen come first. Those that
 * only others allow follow, the most frequent one first.
 */
export function targetsOf(orders: readonly WithStatus[], onScreen?: string): Target[] {
  const next = orders.flatMap(({ status }) => nextOf(status))
  const target = (each: ManualStatus) => ({ status: each, allowed: next.filter((other) => other === each).length })
  const own = nextOf(onScreen)
  const others = [...new Set(next)].filter((each) => !own.includes(each))
  return [...own.map(target), ...others.map(target).toSorted((a, b) => b.allowed - a.allowed)]
}
