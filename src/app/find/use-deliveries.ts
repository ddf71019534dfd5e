import { useDebouncedValue } from '@mantine/hooks'
import * as orders from '#api/generated/orders.ts'
import { onceInBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { statusLabel } from '#features/orders/status.ts'
import { MAX_LENGTH } from '#lib/scan/code.ts'
import type { Search } from './deliveries.ts'

const MIN_LENGTH = 3
const PAUSE_MS = 250
/** « #123 » is no barcode. */
const NUMBER = /^#\d+$/
const ROWS = 5
/** Same limit as for a scan. */
const ROWS_OF_CHECK = 100

const newestFirst = { page: 1, 'order[id]': 'desc' } as const

/** The answers are not kept: deliveries change all day. */
const once = { ...onceInBackground, staleTime: 0, gcTime: 0 } as const

/**
 * The deliveries whose barcode holds the text. The server is asked a moment after the last key. A new text aborts
 * the former call.
 * @param isDecided the person wants the best result now: if the rows that are shown are not all, more are read, to know which
 * deliveries have exactly this barcode
 */
export function useDeliveries(text: string, isDecided: boolean) {
  const [paused] = useDebouncedValue(text, PAUSE_MS)
  const isSearch = text.length >= MIN_LENGTH && text.length <= MAX_LENGTH && !NUMBER.test(text)
  const isAsked = isSearch && paused === text
  const few = orders.useOrdersPage(
    { ...newestFirst, itemsPerPage: ROWS, barcode: paused, q: ['id', 'barcode', 'status'] },
    { ...once, enabled: isAsked },
  )
  const page = few.isPlaceholderData || !isAsked ? undefined : few.data
  const isWhole = page !== undefined && page.next === undefined
  const checks = isAsked && isDecided && page !== undefined && !isWhole
  const many = orders.useOrdersPage(
    { ...newestFirst, itemsPerPage: ROWS_OF_CHECK, barcode: paused, q: ['id', 'barcode'] },
    { ...once, enabled: checks },
  )
  const more = many.isPlaceholderData || !checks ? undefined : many.data
  const { hasFailed } = readState(few)
  const search: Search | undefined = page && {
    rows: page.items.map(({ id, barcode, status }) => ({
      id,
      ...(barcode !== undefined && { barcode }),
      detail: statusLabel(status),
    })),
    exact: (more ?? page).items.filter(({ barcode }) => barcode === text).map(({ id }) => id),
    isWhole,
  }
  return {
    search,
    hasFailed: isAsked && hasFailed && !few.isPlaceholderData,
    isSearching: isSearch && (!isAsked || few.isFetching || (checks && many.isFetching)),
    retry: few.refetch,
  }
}
