import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '#api/generated/entities.ts'
import type { ListParams } from '#api/generated/orders.ts'
import * as orders from '#api/generated/orders.ts'
import { companyOf, lockerOf } from '#api/records/orders.ts'
import { type Batch, walkPages } from '#api/resource.ts'
import { deadlineOf } from '#features/orders/hold.ts'
import { dayAfter, startOfDay, timeOf } from '#lib/dates.ts'
import { listQuery, type OrderFilter, type OrderSearch } from './search.ts'

/**
 * The filters and the sorting that the server has not: by machine, company and days of creation, and by deadline. They apply to
 * the orders of its own filters, which the console reads newest first.
 */

/** Undefined if the order names no id. */
const isOf = (wanted: number | undefined, id: number | undefined) =>
  wanted === undefined || (id === undefined ? undefined : id === wanted)

const isBetween = (from: number, until: number, time: number | undefined) =>
  time === undefined ? undefined : from <= time && time < until

/** The filter of the list that runs on the client. An order that names too little to be judged is `undefined`. */
function judgeOf({ machine, societe, du, au }: OrderFilter) {
  const from = du === undefined ? -Infinity : startOfDay(du)
  const until = au === undefined ? Infinity : startOfDay(dayAfter(au, 1))
  const hasDays = du !== undefined || au !== undefined
  return (order: Order) => {
    const verdicts = new Set([
      isOf(machine, lockerOf(order)?.id),
      isOf(societe, companyOf(order)?.id),
      !hasDays || isBetween(from, until, timeOf(order.createdAt)),
    ])
    if (verdicts.has(false)) return false
    return verdicts.has(undefined) ? undefined : true
  }
}

/** The list and its export share this filter, because the server has none. An order that may match is not shown. */
export function accepts(filter: OrderFilter) {
  const judge = judgeOf(filter)
  return (order: Order) => judge(order) === true
}

/** Number of orders that may match, but do not name their machine, company or date. */
export function countUnknown(filter: OrderFilter, items: readonly Order[]) {
  const judge = judgeOf(filter)
  return items.filter((order) => judge(order) === undefined).length
}

/** Whether the orders read so far, newest first, reach back to before the first day of the filter. */
export function isBeforeDays({ du }: OrderFilter, items: readonly Order[]) {
  const oldest = timeOf(items.findLast(({ createdAt }) => createdAt)?.createdAt)
  return du !== undefined && oldest !== undefined && oldest < startOfDay(du)
}

/**
 * Whether the console reads on without being asked: a sorting by deadline needs all rows, a period the rows until its first day.
 * A period without a first day is read until its last day.
 */
export function mustReadOn({ du, au, tri }: OrderSearch, items: readonly Order[]) {
  if (du !== undefined) return !isBeforeDays({ du }, items)
  return tri !== undefined || (au !== undefined && !isBeforeDays({ du: dayAfter(au, 1) }, items))
}

/** Soonest deadline first, orders without one last. */
export const byDeadline = (items: readonly Order[]): Order[] =>
  items
    .map((order) => ({ order, deadline: deadlineOf(order) ?? Infinity }))
    // Not a subtraction, because Infinity minus Infinity is no number.
    .toSorted((a, b) => (a.deadline === b.deadline ? 0 : a.deadline - b.deadline))
    .map(({ order }) => order)

/** The query of the list without its page number, a hundred orders a call. */
export function seriesQuery(search: OrderSearch) {
  const { page: _page, ...query } = listQuery(search)
  return { ...query, itemsPerPage: 100 }
}

/** Walks through the orders of a search, newest first, until the first day of its filter. */
export function walkSeries(client: QueryClient, search: OrderSearch, query: ListParams = seriesQuery(search)) {
  const next = walkPages(orders.list(query), client)
  return async (signal: AbortSignal): Promise<Batch<Order>> => {
    const batch = await next(signal)
    return !batch.isOver && isBeforeDays(search, batch.items) ? { ...batch, isOver: true } : batch
  }
}
