import type { QueryClient } from '@tanstack/react-query'
import { isApiError } from '#api/errors.ts'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import { entryDate, lockerOf } from '#api/records/orders.ts'
import { orderRow } from '#api/records/selections.ts'
import { timeOf } from '#lib/dates.ts'
import { lockerName } from '#lib/names.ts'
import type { Found } from './state.ts'

const q = orderRow({ company: ['id'], locker: ['id', 'shortLocation', 'location'] })

/** The filter of the server finds longer barcodes too. */
const ROWS = 100

/** Looks an unexpected code up on the server, trying its possible readings in turn. @throws ApiError */
export async function lookUp(client: QueryClient, texts: readonly string[]): Promise<Found> {
  for (const barcode of texts) {
    const { queryKey, queryFn } = orders.page({ page: 1, itemsPerPage: ROWS, barcode, 'order[id]': 'desc', q })
    // The next reading is only tried when this one leads nowhere.
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await client.query({
      queryKey,
      ...(queryFn && { queryFn }),
      meta: { shownByAsker: true },
      staleTime: 0,
      retry: false,
    })
    const [order, ...others] = items.filter((each) => each.barcode === barcode)
    if (order !== undefined) return others.length > 0 ? { kind: 'several' } : whereIs(order)
  }
  return { kind: 'unknown' }
}

function whereIs(order: Order): Found {
  const { id, status, history = [] } = order
  const machine = lockerOf(order)
  const dates = history.filter((entry) => entry.status === status).flatMap((entry) => entryDate(entry) ?? [])
  const since = dates.toSorted((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0)).at(-1)
  return { kind: 'order', id, status, since, machineId: machine?.id, machine: lockerName(machine) }
}

/** Status codes of a server or proxy that may answer later. */
const BUSY = new Set([401, 408, 429, 502, 503, 504])

/**
 * Whether the look-up may work later: there is no network, or the server is busy. A 500, or an answer that cannot be read, comes
 * again with the same code, and would keep the other codes waiting.
 */
export const isPassing = (error: unknown) =>
  isApiError(error) && error.kind !== 'unreadable' && (error.kind !== 'status' || BUSY.has(error.status ?? 0))
