import { useDebouncedValue } from '@mantine/hooks'
import type { Query, QueryClient } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { rowsIn } from '#api/cache.ts'
import { describeRead } from '#api/describe-read.ts'
import * as orders from '#api/generated/orders.ts'
import { onceInBackground } from '#api/query-settings.ts'
import { readState } from '#api/read-state.ts'
import { isObject } from '#api/read.ts'
import { statusLabel } from '#domain/orders/status.ts'
import { pageOf } from '#domain/pages.ts'
import { EXACT } from '#lib/rank.ts'
import { MAX_LENGTH } from '#lib/scan/code.ts'
import { palette } from './copy.ts'
import type { Entry, Ranked } from './entries.ts'

interface Found {
  id: number
  barcode?: string
  detail?: string | undefined
}

export interface Search {
  /** First rows of the server for the text. */
  rows: readonly Found[]
  /** The deliveries with exactly this barcode. */
  exact: readonly number[]
  /** The server has returned all matches. */
  isWhole: boolean
}

/** Rank of « #123 », which is unambiguous. */
const NUMBER = -1
/** Rank of « 123 », below an equal barcode or reference. */
const BARE_NUMBER = EXACT + 0.5
/** Ranks server results last: they arrive late and must not push rows away. */
const FOUND = 10
const ALL = 11

const orderEntry = (id: number, label: string, detail?: string): Entry => ({
  id: `order-${id}`,
  label,
  detail,
  link: pageOf.orders(id),
})

/** Highest number before a list of deliveries was fetched. A phone number has eight digits. */
const HIGHEST_PLAUSIBLE = 9_999_999

/**
 * The delivery with the typed number. Digits alone may be a phone number or a reference, so they count only up to the
 * highest known number. « #123 » always means a delivery, which may be newer than the fetched ones.
 */
export function numbered(text: string, highest: number | undefined): Ranked[] {
  const [, sign, digits] = /^(#?)([1-9]\d{0,14})$/.exec(text) ?? []
  if (digits === undefined) return []
  const id = Number(digits)
  if (sign === '' && id > (highest ?? HIGHEST_PLAUSIBLE)) return []
  return [{ entry: orderEntry(id, palette.order(id)), rank: sign === '#' ? NUMBER : BARE_NUMBER }]
}

/** Deliveries that match a text. An exact barcode comes first, as a link to the list if several deliveries have it. */
export function deliveriesFor(text: string, { rows, exact, isWhole }: Search, highest: number | undefined): Ranked[] {
  const several = exact.length > 1
  const ofRows = rows.map(({ id, barcode, detail }) => ({
    entry: orderEntry(id, barcode ?? palette.order(id), detail === undefined ? `#${id}` : `#${id} · ${detail}`),
    rank: exact.includes(id) && !several ? EXACT : FOUND,
  }))
  const [only] = several ? [] : exact
  const isShown = rows.some(({ id }) => id === only)
  const beyond = only === undefined || isShown ? [] : [{ entry: orderEntry(only, text, `#${only}`), rank: EXACT }]
  const all = {
    id: 'orders',
    label: palette.allOrders(text),
    link: linkOptions({ to: '/livraisons', search: { barcode: text } }),
  }
  const toList = several || !isWhole ? [{ entry: all, rank: several ? EXACT : ALL }] : []
  const ranked = [...numbered(text, highest), ...beyond, ...ofRows, ...toList].toSorted((a, b) => a.rank - b.rank)
  // The delivery with this number may also match by barcode.
  return ranked.filter(({ entry }, place) => ranked.findIndex((other) => other.entry.id === entry.id) === place)
}

/** Parameters of an unfiltered list of deliveries, the newest first. Any other parameter is a filter. */
const UNNARROWED = new Set(['page', 'itemsPerPage', 'order[id]', 'q'])

const idsIn = (data: unknown): number[] =>
  (isObject(data) && typeof data['id'] === 'number' ? [data] : rowsIn(data)).flatMap(({ id }: { id?: unknown }) =>
    typeof id === 'number' ? [id] : [],
  )

/** Whether the first row of the query is the newest of all deliveries. */
function beginsWithNewest({ queryKey }: Query) {
  const params = describeRead(queryKey)?.params
  if (!isObject(params) || params['order[id]'] !== 'desc' || (params['page'] ?? 1) !== 1) return false
  return Object.keys(params).every((name) => UNNARROWED.has(name))
}

/** Highest number of a delivery in the cache. Unknown without an unfiltered list: other reads may leave out newer ones. */
export function highestId(client: QueryClient): number | undefined {
  const reads = client.getQueryCache().findAll({ queryKey: ['orders'] })
  const isKnown = reads.some((read) => beginsWithNewest(read) && idsIn(read.state.data).length > 0)
  return isKnown ? Math.max(...reads.flatMap((read) => idsIn(read.state.data))) : undefined
}

const MIN_LENGTH = 3
const DEBOUNCE_MS = 250
/** « #123 » is no barcode. */
const ASKED_NUMBER = /^#\d+$/
const ROWS = 5
/** Same limit as for a scan. */
const ROWS_OF_CHECK = 100

const newestFirst = { page: 1, 'order[id]': 'desc' } as const

/** Answers are not cached, because deliveries change all day. */
const once = { ...onceInBackground, staleTime: 0, gcTime: 0 } as const

/**
 * Deliveries whose barcode contains the text. The search is debounced. A new text aborts the previous call.
 * @param isDecided Enter was pressed: if needed, more rows are fetched to find the deliveries with exactly this barcode
 */
export function useDeliveries(text: string, isDecided: boolean) {
  const [debounced] = useDebouncedValue(text, DEBOUNCE_MS)
  const isSearch = text.length >= MIN_LENGTH && text.length <= MAX_LENGTH && !ASKED_NUMBER.test(text)
  const isAsked = isSearch && debounced === text
  const few = orders.useOrdersPage(
    { ...newestFirst, itemsPerPage: ROWS, barcode: debounced, q: ['id', 'barcode', 'status'] },
    { ...once, enabled: isAsked },
  )
  const page = few.isPlaceholderData || !isAsked ? undefined : few.data
  const isWhole = page !== undefined && page.next === undefined
  const checks = isAsked && isDecided && page !== undefined && !isWhole
  const many = orders.useOrdersPage(
    { ...newestFirst, itemsPerPage: ROWS_OF_CHECK, barcode: debounced, q: ['id', 'barcode'] },
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
