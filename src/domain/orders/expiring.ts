import type { Order } from '#api/generated/entities.ts'

/** Time range of « Aujourd'hui ». */
const AHEAD_MS = 6 * 3_600_000

export interface Expiring {
  order: Order
  /** In milliseconds. */
  deadline: number
}

/** Counts the parcels without a known deadline that have not expired. They may expire soon, too. */
export const countUndated = (parcels: readonly Order[], dueAt: (order: Order) => number | undefined): number =>
  parcels.filter((order) => order.status !== 'overtime' && dueAt(order) === undefined).length

/**
 * Parcels whose deadline is within six hours, soonest first. Expired ones are in a separate worklist.
 * @param dueAt undefined where the deposit has no date
 * @param now server time
 */
export const expiringSoon = (
  parcels: readonly Order[],
  dueAt: (order: Order) => number | undefined,
  now: number,
): Expiring[] =>
  parcels
    .flatMap((order): Expiring[] => {
      const deadline = dueAt(order)
      return deadline !== undefined && deadline > now && deadline <= now + AHEAD_MS ? [{ order, deadline }] : []
    })
    .toSorted((a, b) => a.deadline - b.deadline || a.order.id - b.order.id)
