import type { ListParams } from '#api/generated/orders.ts'
import { worklists } from './copy.ts'

export type Worklist = keyof typeof worklists

const BY_URGENCY = Object.keys(worklists) as Worklist[]
const TO_BRING: readonly Worklist[] = ['ready_for_delivery', 'picked_up']

/**
 * The worklists in the sequence of their links; undefined is the list of all deliveries.
 * @param brings whether the person brings the parcels: what is ready and what is on the way then comes first
 */
export function worklistsFor(brings: boolean): (Worklist | undefined)[] {
  if (!brings) return [undefined, ...BY_URGENCY]
  return [...TO_BRING, undefined, ...BY_URGENCY.filter((worklist) => !TO_BRING.includes(worklist))]
}

/** How many deliveries a worklist has. The order is the list's, so that a server may answer both from the same index. */
export const countQuery = (status: Worklist): ListParams => ({ status, 'order[id]': 'desc', q: ['id'] })
