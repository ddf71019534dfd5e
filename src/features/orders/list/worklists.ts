import * as orders from '#api/generated/orders.ts'
import { inBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { countQuery } from '#api/records/selections.ts'
import type { worklists } from './copy.ts'

export type Worklist = keyof typeof worklists

const BY_URGENCY = [
  'overtime',
  'overtimedue',
  'reminder',
  'operin',
  'left_for_customer_service',
  'created',
  'ready_for_delivery',
  'picked_up',
] as const satisfies readonly Worklist[]

// Fails to compile when a worklist has no place in the order.
true satisfies Exclude<Worklist, (typeof BY_URGENCY)[number]> extends never ? true : false
const TO_BRING: readonly Worklist[] = ['ready_for_delivery', 'picked_up']

/**
 * Worklists in the order of their links; undefined is the list of all deliveries.
 * @param brings for couriers: parcels that are ready or on the way come first
 */
export function worklistsFor(brings: boolean): (Worklist | undefined)[] {
  if (!brings) return [undefined, ...BY_URGENCY]
  return [...TO_BRING, undefined, ...BY_URGENCY.filter((worklist) => !TO_BRING.includes(worklist))]
}

/** Cached counts are reused for a minute. */
const STALE_MS = 60_000

export interface WorklistTotal {
  /** Undefined until known. */
  total: number | undefined
  /** No count: the answer has none, or the fetch failed. */
  isUnknown: boolean
  isAsking: boolean
  retry: () => unknown
}

/** @param mayRead false shows only a count of the cache */
export function useWorklistCount(status: Worklist, mayRead = true): WorklistTotal {
  const count = orders.useOrdersCount(countQuery(status), { ...inBackground, staleTime: STALE_MS, enabled: mayRead })
  const { hasFailed, isAsking } = readState(count)
  const total = count.isSuccess ? count.data.total : undefined
  return { total, isUnknown: total === undefined && (hasFailed || count.isSuccess), isAsking, retry: count.refetch }
}

/** Counts of all worklists, fetched in parallel, as above the list of deliveries. */
export const useWorklistCounts = (): Record<Worklist, WorklistTotal> => ({
  overtime: useWorklistCount('overtime'),
  overtimedue: useWorklistCount('overtimedue'),
  reminder: useWorklistCount('reminder'),
  operin: useWorklistCount('operin'),
  left_for_customer_service: useWorklistCount('left_for_customer_service'),
  created: useWorklistCount('created'),
  ready_for_delivery: useWorklistCount('ready_for_delivery'),
  picked_up: useWorklistCount('picked_up'),
})
