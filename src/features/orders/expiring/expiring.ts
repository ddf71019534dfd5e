import type { Order } from '#api/generated/entities.ts'

/** Time range of the page. */
const AHEAD_MS = 6 * 3_600_000

export interface Expiring {
  order: Order
  /** In milliseconds. */
  deadline: number
}

/** How many parcels that have not expired have no deadline that is known: they may expire soon, too. */
export const countUndated = (parcels: readonly Order[], deadlineOf: (order: Order) => number | undefined): number =>
  parcels.filter((order) => order.status !== 'overtime' && deadlineOf(order) === undefined).length

/**
 * The parcels whose deadline is within six hours, soonest first. Those that have expired are in a worklist of their own.
 * @param deadlineOf undefined where the history does not date the deposit
 * @param now by the clock of the server
 */
export const expiringSoon = (
  parcels: readonly Order[],
  deadlineOf: (order: Order) => number | undefined,
  now: number,
): Expiring[] =>
  parcels
    .flatMap((order): Expiring[] => {
      const deadline = deadlineOf(order)
      return deadline !== undefined && deadline > now && deadline <= now + AHEAD_MS ? [{ order, deadline }] : []
    })
    .toSorted((a, b) => a.deadline - b.deadline || a.order.id - b.order.id)
