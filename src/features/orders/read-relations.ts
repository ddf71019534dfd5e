import type { QueryClient } from '@tanstack/react-query'
import { readAnew } from '#api/fresh-reading.ts'
import * as orders from '#api/generated/orders.ts'

/** How far an order is, who brings it and where it lies, now. */
export const readRelations = (client: QueryClient, id: number) =>
  readAnew(client, orders.one(id, { q: ['id', 'status', { shippedBy: ['id'] }, { bookingSlot: ['id'] }] }))
