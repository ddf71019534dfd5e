import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { rowsIn } from '#api/cache.ts'
import * as companies from '#api/generated/companies.ts'
import type { Company, Locker, Order } from '#api/generated/entities.ts'
import * as lockers from '#api/generated/lockers.ts'
import type { ListParams } from '#api/generated/orders.ts'
import * as orders from '#api/generated/orders.ts'
import { companyNamesQuery, cachedLong, lockerNamesQuery } from '#api/query-settings.ts'
import { type Batch, walkPages } from '#api/resource.ts'
import { serverNow } from '#api/token.ts'
import { ageBand, deadlineOf, inStatusSince } from '#domain/orders/history.ts'
import { companyOf, lockerOf } from '#domain/orders/place.ts'
import { dayAfter, startOfDay, timeOf } from '#lib/dates.ts'
import { compareNames, lockerName, nameOf, numberOf } from '#lib/names.ts'
import { orderAges } from '#list/parameters.ts'
import { listQuery, type OrderFilter, type OrderSearch } from './search.ts'

/**
 * The filters and the sortings that the server has not: by machine, company, days of creation and age, and by deadline and age. They
 * apply to the orders of its own filters, which the console reads newest first, and oldest first for the age.
 * The end of this file gives the machines and companies that they offer.
 */

/** Undefined if the order names no id. */
const isOf = (wanted: number | undefined, id: number | undefined) =>
  wanted === undefined || (id === undefined ? undefined : id === wanted)

const isBetween = (from: number, until: number, time: number | undefined) =>
  time === undefined ? undefined : from <= time && time < until

/** Undefined if the history does not date the status. */
function bandOf(order: Order, now: number) {
  const since = inStatusSince(order)
  return since === undefined ? undefined : ageBand(since, now)
}

/** The filter of the list that runs on the client. An order that names too little to be judged is `undefined`. */
function judgeOf({ machine, societe, du, au, age }: OrderFilter, now: number) {
  const from = du === undefined ? -Infinity : startOfDay(du)
  const until = au === undefined ? Infinity : startOfDay(dayAfter(au, 1))
  const hasDays = du !== undefined || au !== undefined
  return (order: Order) => {
    const verdicts = new Set([
      isOf(machine, lockerOf(order)?.id),
      isOf(societe, companyOf(order)?.id),
      !hasDays || isBetween(from, until, timeOf(order.createdAt)),
      age === undefined || isOf(orderAges.indexOf(age), bandOf(order, now)),
    ])
    if (verdicts.has(false)) return false
    return verdicts.has(undefined) ? undefined : true
  }
}

/** The list and its export share this filter. An order that may match is not shown. */
export function accepts(filter: OrderFilter, now = serverNow()) {
  const judge = judgeOf(filter, now)
  return (order: Order) => judge(order) === true
}

/** Number of orders that may match, but do not name their machine, company, date or age. */
export function countUnknown(filter: OrderFilter, items: readonly Order[], now = serverNow()) {
  const judge = judgeOf(filter, now)
  return items.filter((order) => judge(order) === undefined).length
}

/** Whether the orders read so far, newest first, reach back to before the first day of the filter. */
export function isBeforeDays({ du }: OrderFilter, items: readonly Order[]) {
  const oldest = timeOf(items.findLast(({ createdAt }) => createdAt)?.createdAt)
  return du !== undefined && oldest !== undefined && oldest < startOfDay(du)
}

export function countAges(items: readonly Order[], now: number) {
  const bands = items.map((order) => bandOf(order, now))
  const countOf = (wanted: number | undefined) => bands.filter((band) => band === wanted).length
  return { counts: orderAges.map((_age, band) => countOf(band)), undated: countOf(undefined) }
}

const PAGE = 100

/** Maximum number of orders that a sorting by age reads without being asked. */
const OLDEST = 500

export const lastInfinitePage = (total = 0) => Math.max(1, Math.ceil(total / PAGE))

/**
 * Whether the console reads on without being asked: a sorting by deadline needs all rows, one by age the oldest ones, a period the
 * rows until its first day. A period without a first day is read until its last day.
 */
export function mustReadOn({ du, au, tri }: OrderSearch, items: readonly Order[]) {
  if (tri === 'anciennete') return items.length + PAGE <= OLDEST
  if (du !== undefined) return !isBeforeDays({ du }, items)
  return tri !== undefined || (au !== undefined && !isBeforeDays({ du: dayAfter(au, 1) }, items))
}

/** Soonest deadline or oldest status first, orders without a known one last. Without a sorting as they are. */
export function sorted(items: readonly Order[], tri: OrderSearch['tri']): readonly Order[] {
  if (tri === undefined) return items
  const momentOf = tri === 'deadline' ? deadlineOf : inStatusSince
  return (
    items
      .map((order) => ({ order, at: momentOf(order) ?? Infinity }))
      // Not a subtraction, because Infinity minus Infinity is no number.
      .toSorted((a, b) => (a.at === b.at ? 0 : a.at - b.at))
      .map(({ order }) => order)
  )
}

/** The query of the list without its page number, a hundred orders a call. */
export function infiniteParams(search: OrderSearch) {
  const { page: _page, ...query } = listQuery(search)
  return { ...query, itemsPerPage: PAGE }
}

/** Walks through the orders of a search, newest first, until the first day of its filter. */
export function walkInfinite(client: QueryClient, search: OrderSearch, query: ListParams = infiniteParams(search)) {
  const next = walkPages(orders.list(query), client)
  return async (signal: AbortSignal): Promise<Batch<Order>> => {
    const batch = await next(signal)
    return !batch.isOver && isBeforeDays(search, batch.items) ? { ...batch, isOver: true } : batch
  }
}

/** Walks through the orders of a search, oldest first. `total` is the last one that the server sent. */
export const walkOldest = (client: QueryClient, search: OrderSearch, total: number | undefined) =>
  walkPages(orders.oldest(infiniteParams(search), lastInfinitePage(total)), client)

interface Choice {
  id: number
  name: string
}

/** The two relations of an order that the list filters by, named as in the address. */
export type Relation = 'machine' | 'societe'

/** A machine or a company. As a relation it may be a bare IRI. */
type Named = Partial<Pick<Locker & Company, 'id' | 'name' | 'shortLocation' | 'location'>>

const recordOf: Record<Relation, (order: Order) => Named | undefined> = { machine: lockerOf, societe: companyOf }

/**
 * Distinct machines or companies of the list and of the deliveries, sorted by name. Roles that may not list them have only the
 * latter. A name takes precedence over a number, because a relation may be a bare IRI.
 */
export function choicesOf(relation: Relation, listed: readonly Named[], seen: readonly Order[]): Choice[] {
  const names = new Map<number, string>()
  for (const record of [...listed, ...seen.map(recordOf[relation])]) {
    const name = relation === 'machine' ? lockerName(record) : nameOf(record)
    if (record?.id === undefined || name === undefined) continue
    const known = names.get(record.id)
    if (known === undefined || known === numberOf(record)) names.set(record.id, name)
  }
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => compareNames(a.name, b.name))
}

/** Fallback for a record of a link that is in no list. */
export const nameIn = (choices: readonly Choice[], wanted: number) =>
  choices.find(({ id }) => id === wanted)?.name ?? `#${wanted}`

/** Options of the select, including the chosen one. */
export function optionsOf(choices: readonly Choice[], chosen: number | undefined, all: string) {
  const isUnknown = chosen !== undefined && !choices.some(({ id }) => id === chosen)
  return [
    ['', all] as const,
    ...(isUnknown ? [[String(chosen), nameIn(choices, chosen)] as const] : []),
    ...choices.map(({ id, name }) => [String(id), name] as const),
  ]
}

const none: never[] = []

/** The rows of a list and all orders of the cache: the chosen machine may have no delivery in this worklist. */
export function useCachedOrders(rows: readonly Order[]): readonly Order[] {
  const client = useQueryClient()
  return useMemo(
    () => [...rows, ...client.getQueriesData({ queryKey: ['orders'] }).flatMap(([, data]) => rowsIn(data) as Order[])],
    [client, rows],
  )
}

/** Names from the cache. Sends no request. */
export function useCachedNames() {
  const settings = { ...cachedLong, enabled: false }
  return {
    societe: companies.useCompaniesList(companyNamesQuery, settings).data?.items ?? none,
    machine: lockers.useLockersList(lockerNamesQuery, settings).data?.items ?? none,
  }
}
