import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '#api/generated/entities.ts'

/** A selected order, as it was last read. */
export type Selected = Pick<Order, '@id' | 'id' | 'barcode' | 'status'>

/**
 * The selection is kept in the memory of the query cache, under the tag of orders. So it is there again after a look at one
 * delivery, every write changes its copies as well, and a sign-out empties it.
 */
export const selectedKey = ['orders', 'selected'] as const

export const keptIn = (client: QueryClient) => client.getQueryData<readonly Selected[]>(selectedKey)

/** Whether the list selects. */
export const isSelecting = (client: QueryClient) => keptIn(client) !== undefined

/** The list with its boxes. Its code is there before the selection begins. */
export const loadSelecting = async () => (await import('./SelectingOrders.tsx')).SelectingOrders
