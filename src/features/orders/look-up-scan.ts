import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '#api/generated/entities.ts'
import * as orders from '#api/generated/orders.ts'
import type { Asked } from '#api/records/selections.ts'
import type { Reading } from '#lib/scan/code.ts'

export type Match =
  | { found: 'one'; id: number; reading: Reading }
  /** `many` have exactly this barcode. `unclear`: the server has more with a similar barcode than it returned. */
  | { found: 'many' | 'none' | 'unclear'; reading: Reading }

interface Found {
  ids: readonly number[]
  isWhole: boolean
}

/**
 * Tries the readings one after the other until one matches, with one call each. Further pages are not fetched, because a
 * scan must be quick, and only an incomplete barcode has so many matches.
 */
export async function lookUpScan(
  readings: readonly [Reading, ...Reading[]],
  find: (barcode: string) => Promise<Found>,
): Promise<Match> {
  let isUnclear = false
  for (const reading of readings) {
    // Tries the next reading only if this one has no match.
    // oxlint-disable-next-line no-await-in-loop
    const { ids, isWhole } = await find(reading.text)
    const [id] = ids
    if (id !== undefined) return ids.length === 1 ? { found: 'one', id, reading } : { found: 'many', reading }
    isUnclear ||= reading === readings[0] && !isWhole
  }
  return { found: isUnclear ? 'unclear' : 'none', reading: readings[0] }
}

/** Rows of a look-up: the filter of the server finds longer barcodes too. */
const ROWS = 100

/** Fetches the deliveries with exactly this barcode. The caller shows a failure. */
export async function findByBarcode(
  queryClient: QueryClient,
  barcode: string,
  signal: AbortSignal,
  fields: Asked<'/orders'> = ['id', 'barcode'],
): Promise<Found & { orders: readonly Order[] }> {
  const read = orders.page({ page: 1, itemsPerPage: ROWS, barcode, 'order[id]': 'desc', q: fields })
  const { queryKey } = read
  signal.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey, exact: true }, { silent: true }))
  const { items, next } = await queryClient.query({ ...read, meta: { shownByCaller: true }, staleTime: 0 })
  const equal = items.filter((order) => order.barcode === barcode)
  return { orders: equal, ids: equal.map(({ id }) => id), isWhole: next === undefined }
}
